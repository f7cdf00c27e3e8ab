import type { Feature } from '#kit/service/feature';
import { QuoteInvalid } from '#shared/quote-tokens/quote-token.refusals';
import { BasketTokens } from './basket-tokens.service';
import { QuotesController } from './quotes.controller';

export const basketTokens: Feature = {
  controllers: [QuotesController],
  providers: [BasketTokens],
  constraintRefusals: { customer_order_charged_as_shown: QuoteInvalid },
};
