import type { Feature } from '#kit/service/feature';
import { QuoteTokens } from './quote-tokens';
import { quoteTokensMessages } from './quote-tokens.messages';

/** Tokens that confirm the price of a quote. The service provides the bound fields, amounts and terms. */
export const quoteTokens: Feature = {
  providers: [QuoteTokens],
  messages: quoteTokensMessages,
};
