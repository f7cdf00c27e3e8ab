import { refusal } from '#kit/refusals/refusal';

/** The processor cannot be reached or refused to open a session. What was stored stays payable. */
export const PaymentUnavailable = refusal(502, 'payment_unavailable');
/** The record is paid already, or no longer waits for money. */
export const NotPayable = refusal(409, 'not_payable');
