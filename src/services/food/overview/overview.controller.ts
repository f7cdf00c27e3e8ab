import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { OnlyFor, UNLIMITED_ACCOUNTS } from '#kit/access/only-for';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { OneOf } from '#kit/fields/text-fields';
import { Returns, Describe } from '#kit/http/route-description';
import { Overview, OverviewForbidden } from './overview.service';
import { type OverviewRange, OverviewView, RANGES } from './overview.view';

class OverviewQuery {
  @OneOf(RANGES, {
    optional: true,
    example: 'today',
    description: 'Day of the overview: `today` (default) or `yesterday`.',
  })
  range?: OverviewRange;
}

@ApiTags('Overview')
@Controller('overview')
export class OverviewController {
  constructor(private readonly overview: Overview) {}

  @Get()
  @Requires('orders.view')
  @OnlyFor(UNLIMITED_ACCOUNTS)
  @Describe(
    "Returns the figures of `today` (default) or `yesterday` in the company's time zone: orders, revenue, new",
    'customers, top dishes, each kitchen and up to ten orders. 403 for kitchen accounts, since it contains',
    'amounts.',
  )
  @Returns(
    'One day of the company: figures, top dishes, kitchens and the latest orders',
    OverviewView,
    OverviewForbidden,
  )
  read(@Query() { range }: OverviewQuery, @SignedIn() staff: Caller) {
    return this.overview.of(range ?? 'today', staff);
  }
}
