import { refusal } from '#kit/refusals/refusal';

/** The token is damaged, or from another service or version. */
export const QuoteInvalid = refusal(422, 'quote_invalid');
/** The request differs from the quote in the fields of `differs`. */
export const QuoteMismatch = refusal(422, 'quote_mismatch');
export const QuoteExpired = refusal(422, 'quote_expired');
