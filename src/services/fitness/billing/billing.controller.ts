import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Describe } from '#kit/http/route-description';
import { InvoicesQuery } from './billing-plans.dto';
import { Billing } from './billing.service';
import { BillingPageView } from './billing.view';

@ApiTags('Billing')
@Controller('fitness/billing')
export class BillingController {
  constructor(private readonly billing: Billing) {}

  @Get()
  @Requires('fitness.view')
  @Returns('Subscription, all plans and invoices of the member', BillingPageView)
  @Describe(
    'Returns the subscription of the member, all plans and one page of invoices, chosen by `page` and ' +
      '`page_count`. Plans cannot be chosen or paid here.',
  )
  page(@SignedIn() { id }: Caller, @Query() query: InvoicesQuery) {
    return this.billing.page(id, query.pageRequest);
  }
}
