import { ShownPrices1767400092110 } from '#migrations/stays/1767400092110-shown-prices';
import type { Feature } from '#kit/service/feature';
import { QuoteInvalid } from '#shared/quote-tokens/quote-token.refusals';
import { StayTokens } from './stay-tokens.service';

export const stayTokens: Feature = {
  providers: [StayTokens],
  migrations: [ShownPrices1767400092110],
  constraintRefusals: { booking_charged_as_shown: QuoteInvalid },
};
