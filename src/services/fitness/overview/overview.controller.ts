import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Describe } from '#kit/http/route-description';
import { Overview } from './overview.service';
import { OverviewPageView } from './overview.view';

@ApiTags('Overview')
@Controller('fitness/overview')
export class OverviewController {
  constructor(private readonly overview: Overview) {}

  @Get()
  @Requires('fitness.view')
  @Returns('The day at a glance: rings, calories, sleep, heart rate, trainings, steps', OverviewPageView)
  @Describe('Returns today in the time zone of the member, and the last 7 days. Missing figures are null, not 0.')
  page(@SignedIn() { id }: Caller) {
    return this.overview.page(id);
  }
}
