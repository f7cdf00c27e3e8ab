import type { Fulfillment } from '../fulfillment';
import { type Refuse, refusal } from '#kit/refusals/refusal';
import { NotPayable } from '#shared/payments/payment.refusals';

export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_STATUSES = ['unpaid', 'paid', 'failed', 'refund_due', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const TransitionNotAllowed = refusal(409, 'transition_not_allowed');
export const TransitionForbidden = refusal(403, 'transition_forbidden');
export const PaymentRequired = refusal(409, 'payment_required');
export const ReasonRequired = refusal(400, 'reason_required');

const CANCELLABLE: readonly OrderStatus[] = ['pending', 'confirmed', 'preparing', 'ready'];
const KITCHEN_MOVES: Partial<Record<OrderStatus, OrderStatus>> = {
  pending: 'confirmed',
  confirmed: 'preparing',
  preparing: 'ready',
};

/** The one next step of the chain, cancellation aside. */
function nextStatus(from: OrderStatus, fulfillment: Fulfillment): OrderStatus | undefined {
  switch (from) {
    case 'pending':
      return 'confirmed';
    case 'confirmed':
      return 'preparing';
    case 'preparing':
      return 'ready';
    case 'ready':
      return fulfillment === 'delivery' ? 'out_for_delivery' : 'delivered';
    case 'out_for_delivery':
      return 'delivered';
    default:
      return undefined;
  }
}

/** Only the provider's signal refunds, so `refunded` is no move anyone can make. */
function isAllowed(from: OrderStatus, to: OrderStatus, fulfillment: Fulfillment): boolean {
  return to === 'cancelled' ? CANCELLABLE.includes(from) : nextStatus(from, fulfillment) === to;
}

/** What staff can do with an order: the status it is to move to. */
export const ORDER_MOVES = ['confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered', 'cancelled'] as const;

interface RuledOrder {
  status: OrderStatus;
  payment_status: PaymentStatus;
  fulfillment: Fulfillment;
}

/** Every reason a move can have not to be possible. */
export const MOVE_REFUSALS: readonly Refuse[] = [TransitionNotAllowed, TransitionForbidden, PaymentRequired];

/**
 * Why an order cannot move now, undefined when it can: first the chain (409), then the account (403), then the money
 * (409), so that what nobody may do is told before what this account may not.
 */
export function moveRefusal(order: RuledOrder, to: OrderStatus, kitchenAccount: boolean): Refuse | undefined {
  if (!isAllowed(order.status, to, order.fulfillment)) return TransitionNotAllowed;
  if (kitchenAccount && KITCHEN_MOVES[order.status] !== to) return TransitionForbidden;
  if (order.status === 'pending' && to === 'confirmed' && order.payment_status !== 'paid') return PaymentRequired;
  return undefined;
}

/** Only an order nobody has confirmed or paid yet can be paid. */
export function awaitsPayment(status: OrderStatus, paymentStatus: PaymentStatus): boolean {
  return status === 'pending' && (paymentStatus === 'unpaid' || paymentStatus === 'failed');
}

/** The same of an order that costs something. */
export function isPayable(order: { status: OrderStatus; payment_status: PaymentStatus; total_cents: number }): boolean {
  return awaitsPayment(order.status, order.payment_status) && order.total_cents > 0;
}

export interface OrderAction<Name extends string> {
  action: Name;
  allowed: boolean;
  reason: string | null;
}

const action = <Name extends string>(name: Name, refused: Refuse | undefined): OrderAction<Name> => ({
  action: name,
  allowed: refused === undefined,
  reason: refused?.key ?? null,
});

/** Every move of staff, and why it is not possible now where it is not. */
export const staffActions = (kitchenAccount: boolean) => (order: RuledOrder) =>
  ORDER_MOVES.map(to => action(to, moveRefusal(order, to, kitchenAccount)));

export const CUSTOMER_ACTIONS = ['pay'] as const;
export const CUSTOMER_REFUSALS: readonly Refuse[] = [NotPayable];

/** What whoever placed it can do. */
export const customerActions = (order: Parameters<typeof isPayable>[0]) => [
  action('pay', isPayable(order) ? undefined : NotPayable),
];
