import { OrderableDishes1767400091400 } from '#migrations/food/1767400091400-orderable-dishes';
import type { Feature } from '#kit/service/feature';
import { QuoteHelp } from '../pricing/quote-help';
import { BasketHelp } from './basket-help.service';

export const help: Feature = {
  providers: [{ provide: QuoteHelp, useClass: BasketHelp }],
  migrations: [OrderableDishes1767400091400],
};
