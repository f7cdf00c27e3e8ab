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
    "Reads what a dashboard opens with, by the company's clock: this month beside the one before, today's arrivals",
    'and departures, bookings to confirm, the latest bookings and reviews, open questions, the stays that earned most',
    'and where guests come from.',
  )
  @Returns("This month's figures, today's arrivals and departures, and what came in last", OverviewView)
  show() {
    return this.overview.show();
  }

  @Get('series')
  @Requires('overview.view')
  @Describe(
    'Reads twelve months, the running one last, to draw as a chart: bookings made, revenue and the share of nights',
    'that were booked.',
  )
  @Returns('Bookings, revenue and occupancy of the last twelve months, oldest first', [MonthView])
  series() {
    return this.overview.series();
  }
}
