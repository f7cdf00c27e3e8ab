import { IntersectionType, PartialType } from '@nestjs/swagger';
import { Shown } from '#kit/fields/shape-fields';
import { LANGUAGES, type Language } from '#kit/language/language';
import { PaymentEventView, PaymentView } from '#shared/payments/payment.view';
import { ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from './order-status';
import { ORDER_ACTORS, type OrderActor } from './order-event.entity';
import { OrderLineView, orderLineView, unpricedLineView } from './order-line.view';
import { moneyView, OrderMoneyView } from './order-money.view';
import type { OrderRow } from './orders.queries';
import { FULFILLMENTS, type Fulfillment } from '../fulfillment';

export class OrderAddressView {
  @Shown({ example: '12 Cedar Street' })
  street: string;

  @Shown({ example: 'New York' })
  city: string;

  @Shown({ example: '10001' })
  postcode: string;
}

export class TimelineEntryView {
  @Shown({ enum: ORDER_STATUSES })
  status: OrderStatus;

  @Shown({ type: String, format: 'date-time' })
  at: string;

  @Shown({ enum: ORDER_ACTORS, description: 'who made the move' })
  by: OrderActor;

  @Shown({ type: String, nullable: true })
  reason: string | null;
}

/** What everyone who may see an order sees of it. */
class OrderBaseView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'ORD-1001' })
  order_number: string;

  @Shown({ enum: ORDER_STATUSES })
  status: OrderStatus;

  @Shown({ enum: PAYMENT_STATUSES })
  payment_status: PaymentStatus;

  @Shown({ example: 'demo' })
  payment_method: string;

  @Shown({ enum: FULFILLMENTS })
  fulfillment: Fulfillment;

  @Shown({ example: 'downtown' })
  kitchen_code: string;

  @Shown({ type: [OrderLineView] })
  lines: OrderLineView[];

  @Shown({ example: 'Sara Haddad' })
  name: string;

  @Shown({ example: '+1 212 555 0142' })
  phone: string;

  @Shown({ type: OrderAddressView, nullable: true, description: 'null for pick-up' })
  address: OrderAddressView | null;

  @Shown({ type: String, nullable: true, example: 'Ring twice' })
  delivery_instructions: string | null;

  @Shown({ enum: LANGUAGES, description: 'language the customer is written to in' })
  locale: Language;

  @Shown({ type: [TimelineEntryView] })
  timeline: TimelineEntryView[];

  @Shown({ type: String, format: 'date-time' })
  placed_at: string;

  @Shown({ type: String, format: 'date-time' })
  updated_at: string;
}

export class OrderView extends IntersectionType(OrderBaseView, OrderMoneyView) {}

/** An order on the dashboard. Kitchen accounts get it without e-mail address, amounts, points and promo code. */
export class StaffOrderView extends IntersectionType(OrderBaseView, PartialType(OrderMoneyView)) {
  @Shown({
    type: 'integer',
    nullable: true,
    required: false,
    description: 'null for a guest; absent for kitchen accounts',
  })
  customer_id?: number | null;

  @Shown({
    type: String,
    nullable: true,
    required: false,
    description: "the processor's name for the payment that counts, or for the latest one; absent for kitchen accounts",
  })
  session_id?: string | null;

  @Shown({
    type: [PaymentView],
    required: false,
    description:
      'Every attempt to pay, with what the processors reported; in the detail only, absent for kitchen accounts',
  })
  payments?: PaymentView[];

  @Shown({
    type: [PaymentEventView],
    required: false,
    description:
      'What processors reported under this order number about payments that are not ours: it changed nothing. ' +
      'In the detail only, absent for kitchen accounts',
  })
  unknown_payment_events?: PaymentEventView[];
}

/** An order for whoever placed it. */
export function orderView(order: OrderRow): OrderView {
  return { ...baseView(order), lines: order.lines.map(orderLineView), ...moneyView(order) };
}

/** An order for staff who see amounts. */
export function staffOrderView(order: OrderRow): StaffOrderView {
  return {
    ...baseView(order),
    lines: order.lines.map(orderLineView),
    ...moneyView(order),
    customer_id: order.customerId,
    session_id: order.sessionId,
  };
}

/** An order for a kitchen account: what to make and whom to hand it to. */
export function kitchenOrderView(order: OrderRow): StaffOrderView {
  return { ...baseView(order), lines: order.lines.map(unpricedLineView) };
}

function baseView(order: OrderRow) {
  return {
    id: order.id,
    order_number: order.orderNumber,
    status: order.status,
    payment_status: order.paymentStatus,
    payment_method: order.paymentMethod,
    fulfillment: order.fulfillment,
    kitchen_code: order.kitchenCode,
    name: order.name,
    phone: order.phone,
    address: order.address,
    delivery_instructions: order.deliveryInstructions,
    locale: order.locale,
    timeline: order.timeline.map(({ status, at, actor, reason }) => ({
      status,
      at: new Date(at).toISOString(),
      by: actor,
      reason,
    })),
    placed_at: order.placedAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
  };
}
