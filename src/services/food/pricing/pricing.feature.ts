import type { Feature } from '#kit/service/feature';
import { pricingSentences } from './pricing.sentences';
import { QuotesController } from './quotes.controller';
import { PromoGuesses } from './promo-guesses';
import { Quotes } from './quotes.service';

export const pricing: Feature = {
  controllers: [QuotesController],
  providers: [Quotes, PromoGuesses],
  sentences: pricingSentences,
};
