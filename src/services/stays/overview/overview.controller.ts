import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Answers } from '#kit/http/describe';
import { Overview } from './overview.service';
import { MonthView, OverviewView } from './overview.view';

@ApiTags('Overview')
@Controller('overview')
export class OverviewController {
  constructor(private readonly overview: Overview) {}

  @Get()
  @Requires('overview.view')
  @Answers("This month's figures, today's arrivals and departures, and what came in last", OverviewView)
  show() {
    return this.overview.show();
  }

  @Get('series')
  @Requires('overview.view')
  @Answers('Bookings, revenue and occupancy of the last twelve months, oldest first', [MonthView])
  series() {
    return this.overview.series();
  }
}
