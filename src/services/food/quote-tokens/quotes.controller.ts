import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { OptionalAudience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn, VisitorAddress } from '#kit/access/parameters';
import { Returns, Describe } from '#kit/http/route-description';
import { ValidationFailed } from '#kit/refusals/refusal';
import { QuoteBody, quoteRequest } from '../pricing/basket.dto';
import { QuoteHelp } from '../pricing/quote-help';
import { QuoteView } from '../pricing/quote.view';
import { PromoGuesses } from '../pricing/promo-guesses';
import { RefusesWithHelp } from '../pricing/refusal-help.view';
import { Quotes, TipTooLarge } from '../pricing/quotes.service';
import { BasketTokens } from './basket-tokens.service';

@ApiTags('Checkout')
@Controller('checkout')
export class QuotesController {
  constructor(
    private readonly quotes: Quotes,
    private readonly guesses: PromoGuesses,
    private readonly tokens: BasketTokens,
    private readonly help: QuoteHelp,
  ) {}

  @Post('quote')
  @OptionalAudience('customer')
  @Describe(
    'Prices a basket of 1 to 50 lines from the current menu without storing anything: lines, discounts, fees, total,',
    'points to earn, and obstacles with a reason (`delivery`, `changes`, `promo`, `rewards`). An order with the',
    '`quote_token` is charged as displayed until `quote_locked_until`; after that, changed amounts have to be accepted.',
    'Without the token, send the displayed `unit_price` to get price changes with a key to accept them. After',
    '{limit:promoGuesses} unknown promo codes in {window:promoGuesses} from one address, every code is reported as unknown.',
  )
  @RefusesWithHelp([400])
  @Returns('Price a basket and report obstacles', QuoteView, ValidationFailed, TipTooLarge)
  async quote(
    @SignedIn() caller: Caller | undefined,
    @Body() body: QuoteBody,
    @VisitorAddress() address: string,
  ): Promise<QuoteView> {
    const quote = (mayLookUp: boolean) =>
      this.quotes.strictQuote({ ...quoteRequest(body), skipsPromoLookup: !mayLookUp }, caller?.id ?? null);
    return this.help.addTo(async () => {
      const priced = body.promo_code ? await this.guesses.limitLookups(address, quote) : await quote(true);
      return QuoteView.of({ ...this.tokens.withToken(priced), help: await this.help.of(priced) });
    });
  }
}
