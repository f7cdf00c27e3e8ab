import { ShownTotals1767400091000 } from '#migrations/food/1767400091000-shown-totals';
import type { Feature } from '#kit/service/feature';
import { BasketTokens } from './basket-tokens.service';
import { QuotesController } from './quotes.controller';

export const basketTokens: Feature = {
  controllers: [QuotesController],
  providers: [BasketTokens],
  migrations: [ShownTotals1767400091000],
};
