import type { Feature } from '#kit/service/feature';
import { pricingMessages } from './pricing.messages';
import { PromoGuesses } from './promo-guesses';
import { Quotes } from './quotes.service';

export const pricing: Feature = {
  providers: [Quotes, PromoGuesses],
  messages: pricingMessages,
};
