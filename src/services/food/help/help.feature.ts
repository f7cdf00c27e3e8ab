import type { Feature } from '#kit/service/feature';
import { QuoteHelp } from '../pricing/quote-help';
import { BasketHelp } from './basket-help.service';

export const help: Feature = {
  providers: [{ provide: QuoteHelp, useClass: BasketHelp }],
};
