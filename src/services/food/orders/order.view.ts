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
  ORDER_TRANSITIONS,
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
  status: shown.word(ORDER_STATUSES, { description: 'Status that the order reached.' }),
  at: shown.read({ type: String, format: 'date-time' }, (at: string) => new Date(at).toISOString()),
  by: shown.word(ORDER_ACTORS, { from: 'actor', description: 'Who or what changed the status.' }),
  reason: shown.text({
    nullable: true,
    description:
      'Reason of a cancellation: the words of staff, or `payment_expired` or `not_accepted` by the system; null for any other status.',
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
  ends_at: instantOfJson('End of the slot, exclusive.'),
});

const times = {
  promised_at: shown.instant({
    nullable: true,
    description:
      'When the kitchen plans to have the order ready: at the scheduled time, otherwise its preparation time after placement or payment, not before its slot.',
  }),
  scheduled_for: shown.instant({
    nullable: true,
    description: 'Start of the slot that the customer chose; null for as soon as possible.',
  }),
  slot: shown.read({ type: OrderSlotView }, OrderSlotView.of, {
    nullable: true,
    description:
      'Slot in which the order is to be ready; null for as soon as possible in a kitchen without limits, and after the slot is released.',
  }),
  hold_expires_at: shown.instant({
    nullable: true,
    description:
      'When the order is cancelled unless it is paid, because it holds a limited slot or promo code; null if it holds neither, and once it is paid.',
  }),
  accept_by: shown.instant({
    nullable: true,
    description:
      'When the paid order is cancelled and refunded unless the kitchen confirms it; null without a deadline.',
  }),
  ready_at: reached('ready', 'When the order was ready; null before.'),
  delivered_at: reached('delivered', 'When the order was delivered or picked up; null before.'),
};

const payment_processing_until = shown.instant({
  nullable: true,
  description:
    'End of the wait for money that the processor reports as under way, such as a bank debit; null if none is.',
});

const common = {
  id: shown.id(),
  order_number: shown.text({ example: 'ORD-1001' }),
  status: shown.word(ORDER_STATUSES, { description: 'Status of the order.' }),
  payment_status: shown.word(PAYMENT_STATUSES, {
    description: 'Status of the payment: `failed` can be paid again; `refund_due` is paid and waits for its refund.',
  }),
  payment_processing_until,
  payment_method: shown.text({ example: 'demo', description: 'Payment method, such as `stripe`, `paypal` or `demo`.' }),
  fulfillment: shown.word(FULFILLMENTS),
  kitchen_code: shown.text({ example: 'downtown' }),
  kitchen: shown.read({ type: OrderKitchenView }, OrderKitchenView.of, {
    nullable: true,
    description: 'Kitchen that makes the order, where it is picked up; null once the kitchen is deleted.',
  }),
  lines: shown.read({ type: [OrderLineView] }, linesView),
  name: shown.text({ example: 'Sara Haddad', description: 'Name of the person who ordered.' }),
  phone: shown.text({ example: '+1 212 555 0142' }),
  address: shown.one(OrderAddressView, { nullable: true, description: 'Delivery address; null for a pick-up.' }),
  delivery_instructions: shown.text({
    nullable: true,
    example: 'Ring twice',
    description: 'Instructions for the courier, such as which bell to ring.',
  }),
  locale: shown.word(LANGUAGES, { description: 'Language of mails to the customer.' }),
  timeline: shown.read(
    { type: [TimelineEntryView], description: 'Statuses that the order reached, oldest first.' },
    (events: OrderEventRow[]) => events.map(TimelineEntryView.of),
  ),
  placed_at: shown.instant({ description: 'When the order was placed, in UTC.' }),
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
  promo: shown.amount({ from: 'promo_discount_cents', example: 2.61, description: 'Discount of the promo code.' }),
  rewards: shown.amount({ from: 'rewards_discount_cents', example: 5, description: 'Discount of redeemed points.' }),
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
    description: 'Sum of the lines before discounts and fees.',
  }),
  discounts: shown.made({ type: DiscountsView, description: 'Discounts on the dishes.' }, DiscountsView.of),
  fees: shown.made({ type: FeesView, description: 'Fees added to the dishes.' }, FeesView.of),
  tip: shown.amount({ from: 'tip_cents', example: 3.92, description: 'Tip, which the total includes; 0 without one.' }),
  total: shown.amount({
    from: 'total_cents',
    example: 21.99,
    description: 'Amount to pay: lines less discounts, plus fees and tip.',
  }),
  promo_code: shown.text({
    nullable: true,
    example: 'WELCOME10',
    description: 'Promo code of the order, even if it was deleted since; null without one.',
  }),
  points_earned: shown.whole({
    description: "Points that are credited to the customer's account on delivery.",
    example: 18,
  }),
  points_redeemed: shown.whole({ example: 100, description: 'Points deducted from the balance for this order.' }),
};

function verdict(refusals: readonly Refuse[]) {
  return {
    allowed: shown.flag({ description: 'Whether the action would be accepted now.' }),
    reason: shown.word(
      refusals.map(({ key }) => key),
      { nullable: true, description: 'Code with which the action would be refused; null if it is allowed.' },
    ),
  };
}

const CustomerActionView = view('CustomerActionView', {
  action: shown.word(CUSTOMER_ACTIONS, { description: '`pay`: pay the order.' }),
  ...verdict(CUSTOMER_REFUSALS),
});

/** A change of status, by the status to send to `PATCH /api/orders/:id/status`. */
const OrderActionView = view('OrderActionView', {
  action: shown.word(ORDER_TRANSITIONS, { description: 'Value of `status` to send.' }),
  ...verdict(MOVE_REFUSALS),
});

const transitionsOf = (kitchenAccount: boolean) =>
  shown.made(
    {
      type: [OrderActionView],
      description: 'Changes of status, each with whether this kind of account can make it now.',
    },
    staffActions(kitchenAccount),
  );

export const OrderView = view('OrderView', 'An order with its lines, amounts and progress', {
  ...common,
  ...money,
  late_payment: latePaymentField,
  refunds: shown.read(
    { type: [BriefRefundView], description: 'Refunds, open and completed, oldest first.' },
    (refunds: RefundRow[]) => refunds.map(BriefRefundView.of),
  ),
  requires_payment: shown.made(
    { type: Boolean, description: 'Whether a payment is due; the kitchen does not begin before it.' },
    isPayable,
  ),
  actions: shown.made(
    {
      type: [CustomerActionView],
      description: 'Actions of the customer: `pay` is `POST /api/payments/checkout-session`.',
    },
    customerActions,
  ),
});
export type OrderView = InstanceType<typeof OrderView>;

const forStaff = {
  ...common,
  late_payment: staffLatePaymentField,
  actions: transitionsOf(false),
  ...optional({
    ...money,
    refunds: shown.read(
      {
        type: [RefundView],
        description: 'Refunds, open and completed, oldest first; absent for kitchen accounts.',
      },
      (refunds: RefundRow[]) => refunds.map(RefundView.of),
    ),
    customer_id: shown.whole({
      nullable: true,
      description: 'Id of the customer; null for a guest, absent for kitchen accounts.',
    }),
    session_id: shown.text({
      nullable: true,
      description:
        'Id at the processor of the successful payment, or of the latest one; null without a payment, absent for kitchen accounts.',
    }),
  }),
};

export const StaffListedOrderView = view('StaffListedOrderView', forStaff);

/** Kitchen accounts get no e-mail address, amounts, points or promo code. */
export const StaffOrderView = view('StaffOrderView', 'An order as staff see it, with the actions it allows', {
  ...forStaff,
  ...optional({
    payments: shown.many(PaymentView, {
      description: 'Payments with the reports of the processors; only for a single order, absent for kitchen accounts.',
    }),
    unknown_payment_events: shown.many(PaymentEventView, {
      description:
        'Reports of processors with this order number about payments that this service did not open; they changed ' +
        'nothing. Only for a single order, absent for kitchen accounts.',
    }),
  }),
});

export const KitchenOrderView = view('KitchenOrderView', {
  ...common,
  late_payment: latePaymentStateField,
  lines: shown.read({ type: [OrderLineView] }, unpricedLinesView),
  actions: transitionsOf(true),
});
