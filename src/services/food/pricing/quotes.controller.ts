import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { OptionalAudience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn, VisitorAddress } from '#kit/access/parameters';
import { Returns, Describe } from '#kit/http/route-description';
import { ValidationFailed } from '#kit/refusals/refusal';
import { QuoteBody, quoteRequest } from './basket.dto';
import { QuoteView } from './quote.view';
import { PromoGuesses } from './promo-guesses';
import { Quotes, TipTooLarge } from './quotes.service';

@ApiTags('Checkout')
@Controller('checkout')
export class QuotesController {
  constructor(
    private readonly quotes: Quotes,
    private readonly guesses: PromoGuesses,
  ) {}

  @Post('quote')
  @OptionalAudience('customer')
  @Describe(
    'Prices a basket of 1 to 50 lines from the current menu without storing anything: lines, discounts, fees,',
    'total, points to earn, and obstacles with a reason (`delivery`, `changes`, `promo`, `rewards`). Send the',
    'displayed price as `unit_price` to get price changes with a key to accept when ordering. After',
    '{limit:promoGuesses} unknown promo codes in {window:promoGuesses} from one address, every code is reported as unknown.',
  )
  @Returns('Price a basket and report obstacles', QuoteView, ValidationFailed, TipTooLarge)
  async quote(
    @SignedIn() caller: Caller | undefined,
    @Body() body: QuoteBody,
    @VisitorAddress() address: string,
  ): Promise<QuoteView> {
    const quote = (mayLookUp: boolean) =>
      this.quotes.strictQuote({ ...quoteRequest(body), skipsPromoLookup: !mayLookUp }, caller?.id ?? null);
    return QuoteView.of(body.promo_code ? await this.guesses.limitLookups(address, quote) : await quote(true));
  }
}
