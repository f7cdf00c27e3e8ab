import type { Feature } from '#kit/service/feature';
import { pricingSentences } from './pricing.sentences';
import { PromoGuesses } from './promo-guesses';
import { Quotes } from './quotes.service';

export const pricing: Feature = {
  providers: [Quotes, PromoGuesses],
  sentences: pricingSentences,
};
