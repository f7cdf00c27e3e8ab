import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { DescribePath, Returns, Describe } from '#kit/http/route-description';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { Cached } from '#cache/cached';
import { AvailabilityQuery, MAX_WINDOW_DAYS, QuoteQuery } from './availability.dto';
import { Availability } from './availability.service';
import { AvailabilityView, QuoteView } from './availability.view';

@ApiTags('Stays')
@DescribePath({ slug: 'Slug of the stay.' })
@Controller('stays/:slug')
export class AvailabilityController {
  constructor(private readonly availability: Availability) {}

  @Get('availability')
  @Public()
  @Cached('stay', 'held_nights', 'setting')
  @Describe(
    'Lists the nights that cannot be booked, each by the day it begins, to grey out in a calendar. The response does not',
    `reveal whether they are booked or blocked. A request covers at most ${MAX_WINDOW_DAYS} days.`,
  )
  @Returns('The nights that are not available', AvailabilityView, ValidationFailed, NotFound)
  nights(@Param('slug') slug: string, @Query() { from, to }: AvailabilityQuery): Promise<AvailabilityView> {
    return this.availability.listTakenNights(slug, from, to);
  }

  @Get('quote')
  @Public()
  @Describe(
    'Calculates the price of the nights and reports in `available` and `reason` whether a booking would be accepted',
    'now. It reserves nothing: `POST /api/bookings` checks again. Book with its `quote_token` to be charged as shown until',
    '`quote_locked_until`; afterwards a changed price needs a new token. With `help=1`, `details` names alternatives to',
    'nights that cannot be booked.',
  )
  @Returns('Price of the nights, and whether they can be booked', QuoteView, ValidationFailed, NotFound)
  quote(@Param('slug') slug: string, @Query() query: QuoteQuery): Promise<QuoteView> {
    const { checkIn, checkOut, guests = 1, help: hasHelp, offer_token: offerToken } = query;
    return this.availability.getQuote(slug, { checkIn, checkOut, guests }, { offerToken, hasHelp });
  }
}
