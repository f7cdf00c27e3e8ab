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
import { Quotes } from './quotes.service';

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
    'Prices a basket of 1 to 50 lines from the menu of this moment and stores nothing: lines, discounts, fees, total,',
    'points it would earn, and what stands in the way (`delivery`, `changes`, `promo`, `rewards`, each with a',
    'reason). Send what the customer was shown as `unit_price`, and changes of price are told with a key to agree to',
    'when ordering. Unknown promo codes count: after 30 an hour from one address every code is answered as unknown.',
  )
  @Returns('What a basket costs now, and what stands in its way', QuoteView, ValidationFailed)
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
