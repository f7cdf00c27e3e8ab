import { fromCents } from '#kit/money/money';
import { type Refusal, refusal } from '#kit/refusals/refusal';

/** The processor is unavailable. The record can still be paid. */
export const PaymentUnavailable = refusal(502, 'payment_unavailable');
/** The amount is below the minimum of the processor. */
export const AmountTooSmall = refusal(422, 'amount_too_small');
/** The processor permanently refused to open this payment. Staff see its reason with the payment. */
export const PaymentRefused = refusal(422, 'payment_refused');
/** Money for the record is under way at the processor, so no other session is opened. */
export const PaymentInProgress = refusal(409, 'payment_in_progress');
export const NotPayable = refusal(409, 'not_payable');

/** Details of a refusal, also in services whose failures usually have none. */
const withDetails = (details: Record<string, unknown>) => ({ details, extra: { details } });

export const amountTooSmall = (minimumCents: number): Refusal =>
  AmountTooSmall(withDetails({ minimum: fromCents(minimumCents) }));

/** @param until when the money under way no longer keeps its record */
export const paymentInProgress = (until: Date | null): Refusal =>
  PaymentInProgress(withDetails({ until: until?.toISOString() ?? null }));
