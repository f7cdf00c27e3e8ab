import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { Returns, Describe } from '#kit/http/route-description';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { Cached } from '#cache/cached';
import { AvailabilityQuery, QuoteQuery } from './availability.dto';
import { Availability } from './availability.service';
import { AvailabilityView, QuoteView } from './availability.view';

@ApiTags('Stays')
@Controller('stays/:slug')
export class AvailabilityController {
  constructor(private readonly availability: Availability) {}

  @Get('availability')
  @Public()
  @Cached('stay', 'held_nights', 'setting')
  @Describe(
    'Lists the nights that cannot be booked, each by the day it begins, to grey out in a calendar; whether by',
    'bookings, unpaid ones within their time, or the team is not told. Ask for at most 92 days at once.',
  )
  @Returns('The nights that are held already', AvailabilityView, ValidationFailed, NotFound)
  nights(@Param('slug') slug: string, @Query() { from, to }: AvailabilityQuery): Promise<AvailabilityView> {
    return this.availability.nights(slug, from, to);
  }

  @Get('quote')
  @Public()
  @Describe(
    'Prices a stay for given nights and tells in `available` and `reason` whether booking it now would be accepted.',
    'Nothing is held by it: `POST /api/bookings` decides.',
  )
  @Returns('What nights cost and whether they can be booked', QuoteView, ValidationFailed, NotFound)
  quote(@Param('slug') slug: string, @Query() { checkIn, checkOut, guests = 1 }: QuoteQuery): Promise<QuoteView> {
    return this.availability.quote(slug, { checkIn, checkOut, guests });
  }
}
