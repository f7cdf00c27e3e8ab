import type { Fulfillment } from '../fulfillment';
import { refusal } from '#kit/http/refusal';

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

/**
 * Refuses a move, first for the chain (409), then for the account (403), then for the money (409):
 * what nobody may do is told before what this account may not.
 */
export function assertMove(
  order: { status: OrderStatus; payment_status: PaymentStatus; fulfillment: Fulfillment },
  to: OrderStatus,
  kitchenAccount: boolean,
): void {
  if (!isAllowed(order.status, to, order.fulfillment)) throw TransitionNotAllowed();
  if (kitchenAccount && KITCHEN_MOVES[order.status] !== to) throw TransitionForbidden();
  if (order.status === 'pending' && to === 'confirmed' && order.payment_status !== 'paid') throw PaymentRequired();
}
