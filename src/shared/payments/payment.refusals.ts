import { refusal } from '#kit/refusals/refusal';

/** The processor is unreachable or refused to open a session. The record can still be paid. */
export const PaymentUnavailable = refusal(502, 'payment_unavailable');
export const NotPayable = refusal(409, 'not_payable');
