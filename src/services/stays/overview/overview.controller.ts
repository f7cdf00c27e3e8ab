import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Returns, Describe } from '#kit/http/route-description';
import { Overview } from './overview.service';
import { MonthView, OverviewView } from './overview.view';

@ApiTags('Overview')
@Controller('overview')
export class OverviewController {
  constructor(private readonly overview: Overview) {}

  @Get()
  @Requires('overview.view')
  @Describe(
    "Returns the statistics of the dashboard's start page, in the company's time zone: this and the previous month, today's arrivals",
    'and departures, bookings to confirm, the latest bookings and reviews, open questions, the stays with the highest revenue',
    'and the countries of guests.',
  )
  @Returns("This month's statistics, today's arrivals and departures, and the latest records", OverviewView)
  show() {
    return this.overview.get();
  }

  @Get('series')
  @Requires('overview.view')
  @Describe(
    'Returns bookings, revenue and the share of booked nights for twelve months, ending with the current one, to draw',
    'as a chart.',
  )
  @Returns('Bookings, revenue and occupancy of the last twelve months, oldest first', [MonthView])
  series() {
    return this.overview.listMonths();
  }
}
