import { refusal } from '#kit/refusals/refusal';

/** Unpaid, or nothing is left to refund. */
export const NotRefundable = refusal(409, 'not_refundable');
/** More than what is left of the money, a line or a fee. */
export const RefundTooLarge = refusal(422, 'refund_too_large');
/** The refund is done or paid otherwise. */
export const RefundSettled = refusal(409, 'refund_settled');
