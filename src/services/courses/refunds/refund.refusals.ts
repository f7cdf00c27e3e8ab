import { refusal } from '#kit/refusals/refusal';

export const OrderNotPaid = refusal(409, 'order_not_paid');
export const LineRefunded = refusal(409, 'line_refunded');
export const RefundUnderWay = refusal(409, 'refund_under_way');
export const NothingToRefund = refusal(409, 'nothing_to_refund');
export const RefundTooSmall = refusal(409, 'refund_too_small');
