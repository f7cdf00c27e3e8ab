import { refusal } from '#kit/refusals/refusal';

/** The booking is not paid, or nothing is left. */
export const NotRefundable = refusal(409, 'not_refundable');
export const RefundTooLarge = refusal(422, 'refund_too_large');
