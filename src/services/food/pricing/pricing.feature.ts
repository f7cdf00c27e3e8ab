import type { Feature } from '#kit/service/feature';
import { pricingSentences } from './pricing.sentences';
import { QuotesController } from './quotes.controller';
import { Quotes } from './quotes.service';

export const pricing: Feature = {
  controllers: [QuotesController],
  providers: [Quotes],
  sentences: pricingSentences,
};
