import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { OptionalAudience } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn, VisitorAddress } from '#kit/access/parameters';
import { Answers } from '#kit/http/describe';
import { ValidationFailed } from '#kit/http/refusal';
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
  @Answers('What a basket costs now, and what stands in its way', QuoteView, ValidationFailed)
  async quote(
    @SignedIn() caller: Caller | undefined,
    @Body() body: QuoteBody,
    @VisitorAddress() address: string,
  ): Promise<QuoteView> {
    const quote = (mayLookUp: boolean) =>
      this.quotes.strictQuote({ ...quoteRequest(body), promoUnread: !mayLookUp }, caller?.id ?? null);
    return QuoteView.of(body.promo_code ? await this.guesses.counted(address, quote) : await quote(true));
  }
}
