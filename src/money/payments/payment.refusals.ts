import { fromCents } from '#kit/money/money';
import { type Refusal, refusal } from '#kit/refusals/refusal';

/** The processor cannot be reached or is out of order. The record can still be paid. */
export const PaymentUnavailable = refusal(502, 'payment_unavailable');
/** The processor takes no amount as small as this one. */
export const AmountTooSmall = refusal(422, 'amount_too_small');
/** The processor refuses for good to open this payment. Its reason is shown to staff with the payment. */
export const PaymentRefused = refusal(422, 'payment_refused');
/** The processor says that money for the record is under way, so no other page is opened. */
export const PaymentInProgress = refusal(409, 'payment_in_progress');
export const NotPayable = refusal(409, 'not_payable');

/** Details of a refusal, also in services whose failures have none otherwise. */
const withDetails = (details: Record<string, unknown>) => ({ details, extra: { details } });

export const amountTooSmall = (minimumCents: number): Refusal =>
  AmountTooSmall(withDetails({ minimum: fromCents(minimumCents) }));

/** @param until when the money under way no longer keeps its record */
export const paymentInProgress = (until: Date | null): Refusal =>
  PaymentInProgress(withDetails({ until: until?.toISOString() ?? null }));
