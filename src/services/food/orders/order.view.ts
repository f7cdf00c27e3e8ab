import type { Refuse } from '#kit/refusals/refusal';
import { LANGUAGES } from '#kit/language/language';
import { optional } from '#kit/views/optional';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { latePaymentField, latePaymentStateField, staffLatePaymentField } from '#money/payments/late-payment';
import { BriefRefundView, type RefundRow, RefundView } from '#money/refunds/refund.view';
import { PaymentEventView, PaymentView } from '#money/payments/payment.view';
import { FULFILLMENTS } from '../fulfillment';
import { kitchenContact } from '../kitchens/kitchen.view';
import { ORDER_ACTORS } from './order-event.entity';
import { linesView, OrderLineView, unpricedLinesView } from './order-line.view';
import {
  CUSTOMER_ACTIONS,
  CUSTOMER_REFUSALS,
  customerActions,
  isPayable,
  MOVE_REFUSALS,
  ORDER_MOVES,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  staffActions,
} from './order-status';
import type { OrderEventRow } from './orders.queries';

type Timed = { timeline: OrderEventRow[] };

const OrderAddressView = view('OrderAddressView', {
  street: shown.text({ example: '12 Cedar Street' }),
  city: shown.text({ example: 'New York' }),
  postcode: shown.text({ example: '10001' }),
});

const TimelineEntryView = view('TimelineEntryView', {
  status: shown.word(ORDER_STATUSES, { description: 'What it came to be.' }),
  at: shown.read({ type: String, format: 'date-time' }, (at: string) => new Date(at).toISOString()),
  by: shown.word(ORDER_ACTORS, { from: 'actor', description: 'who made the move' }),
  reason: shown.text({
    nullable: true,
    description: 'Why staff cancelled it; `payment_expired` or `not_accepted` where the system did; null otherwise.',
  }),
});

const OrderKitchenView = view('OrderKitchenView', kitchenContact);

const reached = (status: OrderStatus, description: string) =>
  shown.made({ type: String, format: 'date-time', nullable: true, description }, (order: Timed) => {
    const entry = order.timeline.find(event => event.status === status);
    return entry ? new Date(entry.at).toISOString() : null;
  });

const instantOfJson = (description: string) =>
  shown.read({ type: String, format: 'date-time', description }, (at: string) => new Date(at).toISOString());

const OrderSlotView = view('OrderSlotView', {
  starts_at: instantOfJson('Start of the slot.'),
  ends_at: instantOfJson('End of the slot, which is not part of it.'),
});

const times = {
  promised_at: shown.instant({
    nullable: true,
    description:
      'when the kitchen means to have it ready: its preparation time after placement or after payment, not before its slot; the time it is scheduled for',
  }),
  scheduled_for: shown.instant({
    nullable: true,
    description: 'Start of the slot that the customer chose; null for as soon as possible',
  }),
  slot: shown.read({ type: OrderSlotView }, OrderSlotView.of, {
    nullable: true,
    description:
      'In which it is to be ready; null as soon as possible in a kitchen without limits, and once the slot is given back',
  }),
  hold_expires_at: shown.instant({
    nullable: true,
    description:
      'when it is cancelled unless it is paid, because it holds a limited slot or promo code; null without such an end',
  }),
  accept_by: shown.instant({
    nullable: true,
    description: 'when it is cancelled and refunded unless the kitchen confirms it; null without a deadline',
  }),
  ready_at: reached('ready', 'when it was ready; null before'),
  delivered_at: reached('delivered', 'when it was handed over; null before'),
};

const payment_processing_until = shown.instant({
  nullable: true,
  description:
    'until when the order waits for money that the processor says is under way, such as a bank debit; null where none is',
});

const common = {
  id: shown.id(),
  order_number: shown.text({ example: 'ORD-1001' }),
  status: shown.word(ORDER_STATUSES, { description: 'How far it is on its way.' }),
  payment_status: shown.word(PAYMENT_STATUSES, {
    description: '`failed` can be paid again; `refund_due` is paid and on its way back.',
  }),
  payment_processing_until,
  payment_method: shown.text({ example: 'demo', description: 'How it is paid, such as `stripe`, `paypal` or `demo`.' }),
  fulfillment: shown.word(FULFILLMENTS),
  kitchen_code: shown.text({ example: 'downtown' }),
  kitchen: shown.read({ type: OrderKitchenView }, OrderKitchenView.of, {
    nullable: true,
    description: 'where it is made, and picked up; null once the kitchen is deleted',
  }),
  lines: shown.read({ type: [OrderLineView] }, linesView),
  name: shown.text({ example: 'Sara Haddad', description: 'Who ordered.' }),
  phone: shown.text({ example: '+1 212 555 0142' }),
  address: shown.one(OrderAddressView, { nullable: true, description: 'null for pick-up' }),
  delivery_instructions: shown.text({
    nullable: true,
    example: 'Ring twice',
    description: 'Instructions for the courier, such as which bell to ring.',
  }),
  locale: shown.word(LANGUAGES, { description: 'language the customer is written to in' }),
  timeline: shown.read(
    { type: [TimelineEntryView], description: 'Every status it came to, the oldest first.' },
    (events: OrderEventRow[]) => events.map(TimelineEntryView.of),
  ),
  placed_at: shown.instant({ description: 'When it was ordered, in UTC.' }),
  ...times,
  updated_at: shown.instant(),
};

/** Live status fields, without personal data. */
export const OrderStatusView = view('OrderStatusView', {
  order_number: common.order_number,
  status: common.status,
  payment_status: common.payment_status,
  payment_processing_until,
  late_payment: latePaymentField,
  timeline: common.timeline,
  ...times,
  updated_at: common.updated_at,
});

const DiscountsView = view('DiscountsView', {
  promo: shown.amount({ from: 'promo_discount_cents', example: 2.61, description: 'Taken off by the promo code.' }),
  rewards: shown.amount({ from: 'rewards_discount_cents', example: 5, description: 'Taken off by redeemed points.' }),
});

const FeesView = view('FeesView', {
  delivery: shown.amount({
    from: 'delivery_fee_cents',
    example: 3.5,
    description: 'Fee of a delivery; 0 for a pick-up.',
  }),
  pickup: shown.amount({ from: 'pickup_fee_cents', example: 0, description: 'Fee of a pick-up; 0 for a delivery.' }),
});

/** Fields that kitchen accounts never see. */
const money = {
  email: shown.text({ example: 'sara@example.com' }),
  currency: shown.made({ type: String, enum: ['USD'] }, () => 'USD' as const),
  subtotal: shown.amount({
    from: 'subtotal_cents',
    example: 26.1,
    description: 'The dishes before discounts and fees.',
  }),
  discounts: shown.made({ type: DiscountsView, description: 'What is taken off the dishes.' }, DiscountsView.of),
  fees: shown.made({ type: FeesView, description: 'Fees in addition to the dishes.' }, FeesView.of),
  tip: shown.amount({ from: 'tip_cents', example: 3.92, description: 'Part of the total; 0 without a tip.' }),
  total: shown.amount({
    from: 'total_cents',
    example: 21.99,
    description: 'What is to be paid: dishes less discounts, fees and tip.',
  }),
  promo_code: shown.text({
    nullable: true,
    example: 'WELCOME10',
    description: 'the code as it was, also after its deletion',
  }),
  points_earned: shown.whole({ description: "credited to a customer's account on delivery", example: 18 }),
  points_redeemed: shown.whole({ example: 100, description: 'Points that it took from the balance.' }),
};

function verdict(refusals: readonly Refuse[]) {
  return {
    allowed: shown.flag({ description: 'Whether doing it now would be accepted' }),
    reason: shown.word(
      refusals.map(({ key }) => key),
      { nullable: true, description: 'The code it would be refused with' },
    ),
  };
}

const CustomerActionView = view('CustomerActionView', {
  action: shown.word(CUSTOMER_ACTIONS, { description: '`pay`: settle what is unpaid.' }),
  ...verdict(CUSTOMER_REFUSALS),
});

/** Moves by target status, as `PATCH /api/orders/:id/status` takes them. */
const OrderActionView = view('OrderActionView', {
  action: shown.word(ORDER_MOVES, { description: 'The `status` to send' }),
  ...verdict(MOVE_REFUSALS),
});

const movesOf = (kitchenAccount: boolean) =>
  shown.made(
    { type: [OrderActionView], description: 'Every move, and whether this kind of account could make it now' },
    staffActions(kitchenAccount),
  );

export const OrderView = view('OrderView', 'An order with its lines, amounts and progress', {
  ...common,
  ...money,
  late_payment: latePaymentField,
  refunds: shown.read(
    { type: [BriefRefundView], description: 'What goes back or went back, the oldest first.' },
    (refunds: RefundRow[]) => refunds.map(BriefRefundView.of),
  ),
  requires_payment: shown.made(
    { type: Boolean, description: 'the order is not processed before it is paid' },
    isPayable,
  ),
  actions: shown.made(
    { type: [CustomerActionView], description: '`pay` is `POST /api/payments/checkout-session`' },
    customerActions,
  ),
});
export type OrderView = InstanceType<typeof OrderView>;

const forStaff = {
  ...common,
  late_payment: staffLatePaymentField,
  actions: movesOf(false),
  ...optional({
    ...money,
    refunds: shown.read(
      {
        type: [RefundView],
        description: 'What goes back or went back, the oldest first; absent for kitchen accounts.',
      },
      (refunds: RefundRow[]) => refunds.map(RefundView.of),
    ),
    customer_id: shown.whole({ nullable: true, description: 'null for a guest; absent for kitchen accounts' }),
    session_id: shown.text({
      nullable: true,
      description:
        "the processor's name for the payment that counts, or for the latest one; absent for kitchen accounts",
    }),
  }),
};

export const StaffListedOrderView = view('StaffListedOrderView', forStaff);

/** Kitchen accounts get no e-mail address, amounts, points or promo code. */
export const StaffOrderView = view('StaffOrderView', 'An order as staff see it, with the actions it allows', {
  ...forStaff,
  ...optional({
    payments: shown.many(PaymentView, {
      description:
        'Every attempt to pay, with what the processors reported; in the detail only, absent for kitchen accounts',
    }),
    unknown_payment_events: shown.many(PaymentEventView, {
      description:
        'What processors reported under this order number about payments that are not ours: it changed nothing. ' +
        'In the detail only, absent for kitchen accounts',
    }),
  }),
});

export const KitchenOrderView = view('KitchenOrderView', {
  ...common,
  late_payment: latePaymentStateField,
  lines: shown.read({ type: [OrderLineView] }, unpricedLinesView),
  actions: movesOf(true),
});
