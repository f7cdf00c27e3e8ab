import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Describe } from '#kit/http/route-description';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { ActivityQuery } from './activity.dto';
import { ActivityQueries } from './activity.queries';
import { ActivityPages } from './activity.service';
import { ActivityPageView, OneActivityView } from './activity.view';

@ApiTags('Activity')
@Controller('fitness/activity')
export class ActivityController {
  constructor(
    private readonly pages: ActivityPages,
    private readonly queries: ActivityQueries,
  ) {}

  @Get()
  @Requires('fitness.view')
  @Returns('Movement by days, weeks or months, with totals, trends and records', ActivityPageView, ValidationFailed)
  @Describe(
    'Returns the last 30 days, 12 weeks or 12 months in the time zone of the member, with trends against as ' +
      'many before. Missing figures are null, not 0.',
    'A training that several sources report counts once.',
    '`page` and `page_count` choose the page of `activities`.',
  )
  page(@SignedIn() { id }: Caller, @Query() query: ActivityQuery) {
    return this.pages.page(id, query);
  }

  @Get(':slug')
  @Requires('fitness.view')
  @Returns('One training, compared with others of its kind', OneActivityView, NotFound)
  @DescribePath({ slug: 'Slug of the training.' })
  @Describe(
    'Returns the training with averages of its kind over the 90 days before and, for sessions of this ' +
      'service, its exercises.',
  )
  one(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    return this.queries.get(id, slug);
  }
}
