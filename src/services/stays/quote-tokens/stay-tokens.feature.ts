import type { Feature } from '#kit/service/feature';
import { QuoteInvalid } from '#shared/quote-tokens/quote-token.refusals';
import { StayTokens } from './stay-tokens.service';

export const stayTokens: Feature = {
  providers: [StayTokens],
  constraintRefusals: { booking_charged_as_shown: QuoteInvalid },
};
