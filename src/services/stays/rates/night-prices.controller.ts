import { Controller, Get, Param, Query } from '@nestjs/common';
import { Cached } from '#cache/cached';
import { Public } from '#kit/access/access-rule';
import { Describe, DescribePath, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { AvailabilityQuery, MAX_WINDOW_DAYS } from '../availability/availability.dto';
import { NightPrices } from './night-prices.service';
import { NightPriceView } from './night-prices.view';

@ApiTags('Stays')
@DescribePath({ slug: 'Slug of the stay.' })
@Controller('stays/:slug')
export class NightPricesController {
  constructor(private readonly prices: NightPrices) {}

  @Get('prices')
  @Public()
  @Cached('stay', 'rate_rule', 'rate_span')
  @Describe(
    'Lists the price of each night and on which days bookings may begin and end, to show in a calendar. It does not say',
    `which nights are free; see \`/availability\`. A request covers at most ${MAX_WINDOW_DAYS} days.`,
  )
  @Returns('Price and limits of each night', [NightPriceView], ValidationFailed, NotFound)
  list(@Param('slug') slug: string, @Query() query: AvailabilityQuery): Promise<NightPriceView[]> {
    return this.prices.list(slug, query);
  }
}
