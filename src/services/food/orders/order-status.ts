import type { Temporal } from 'temporal-polyfill';
import type { Fulfillment } from '../fulfillment';
import { type Refuse, refusal } from '#kit/refusals/refusal';
import { NotPayable, PaymentInProgress } from '#money/payments/payment.refusals';

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

/** Reasons for which the system cancels an order: it was not paid, or not accepted by the kitchen, in time. */
export const SYSTEM_REASONS = ['payment_expired', 'not_accepted'] as const;
export type SystemReason = (typeof SYSTEM_REASONS)[number];
export const isSystemReason = (word: string): word is SystemReason =>
  (SYSTEM_REASONS as readonly string[]).includes(word);

export const TransitionNotAllowed = refusal(409, 'transition_not_allowed');
export const TransitionForbidden = refusal(403, 'transition_forbidden');
export const PaymentRequired = refusal(409, 'payment_required');
export const ReasonRequired = refusal(400, 'reason_required');

export const CANCELLABLE: readonly OrderStatus[] = ['pending', 'confirmed', 'preparing', 'ready'];
const KITCHEN_TRANSITIONS: Partial<Record<OrderStatus, OrderStatus>> = {
  pending: 'confirmed',
  confirmed: 'preparing',
  preparing: 'ready',
};

/** The status after this one; undefined at the end. */
export function nextStatus(from: OrderStatus, fulfillment: Fulfillment): OrderStatus | undefined {
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

/** `refunded` is never allowed: only a report of the processor sets it. */
function isAllowed(from: OrderStatus, to: OrderStatus, fulfillment: Fulfillment): boolean {
  return to === 'cancelled' ? CANCELLABLE.includes(from) : nextStatus(from, fulfillment) === to;
}

export const ORDER_TRANSITIONS = [
  'confirmed',
  'preparing',
  'ready',
  'out_for_delivery',
  'delivered',
  'cancelled',
] as const;

interface OrderState {
  status: OrderStatus;
  payment_status: PaymentStatus;
  fulfillment: Fulfillment;
}

export const MOVE_REFUSALS: readonly Refuse[] = [TransitionNotAllowed, TransitionForbidden, PaymentRequired];

/** The refusal of a change of status, if any: checks the status (409), then the account (403), then the payment (409). */
export function transitionRefusal(order: OrderState, to: OrderStatus, kitchenAccount: boolean): Refuse | undefined {
  if (!isAllowed(order.status, to, order.fulfillment)) return TransitionNotAllowed;
  if (kitchenAccount && KITCHEN_TRANSITIONS[order.status] !== to) return TransitionForbidden;
  if (order.status === 'pending' && to === 'confirmed' && order.payment_status !== 'paid') return PaymentRequired;
  return undefined;
}

/** Whether a deadline has passed, or is right now. */
export const isOver = (deadline: Date | null, now: Temporal.Instant): boolean =>
  deadline !== null && deadline.getTime() <= now.epochMilliseconds;

/** Only unconfirmed, unpaid orders can be paid. */
export function awaitsPayment(status: OrderStatus, paymentStatus: PaymentStatus): boolean {
  return status === 'pending' && (paymentStatus === 'unpaid' || paymentStatus === 'failed');
}

/** Whether the customer can pay: as `awaitsPayment`, with a total above zero. */
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

/** All changes of status, each with the reason if it is not possible now. */
export const staffActions = (kitchenAccount: boolean) => (order: OrderState) =>
  ORDER_TRANSITIONS.map(to => action(to, transitionRefusal(order, to, kitchenAccount)));

export const CUSTOMER_ACTIONS = ['pay'] as const;
export const CUSTOMER_REFUSALS: readonly Refuse[] = [NotPayable, PaymentInProgress];

export const customerActions = (order: Parameters<typeof isPayable>[0] & { payment_processing_until: Date | null }) => [
  action('pay', payRefusal(order)),
];

function payRefusal(order: Parameters<typeof customerActions>[0]): Refuse | undefined {
  if (!isPayable(order)) return NotPayable;
  return order.payment_processing_until === null ? undefined : PaymentInProgress;
}
