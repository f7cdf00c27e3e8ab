import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { Settings } from '#shared/settings/settings';
import { SlugInUse } from '../catalogue/catalogue';
import { CREATE_DESCRIPTION, CHANGE_DESCRIPTION, LIST_DESCRIPTION } from '../catalogue/catalogue-descriptions';
import { Catalogues } from '../catalogue/catalogues.service';
import { BILLING_PLANS, BillingPlanInUse } from './billing-plans.catalogue';
import { BillingPlanBody, BillingPlanChangeBody, ManagedBillingPlansQuery } from './billing-plans.dto';
import { ManagedBillingPlanView } from './managed-billing-plan.view';

@ApiTags('Catalogue: billing plans')
@DescribePath({ id: 'Id of the billing plan.' })
@Controller('billing-plans/manage')
export class BillingPlansStaffController {
  constructor(
    private readonly catalogues: Catalogues,
    private readonly settings: Settings,
  ) {}

  @Get()
  @Requires('settings.edit')
  @Returns('Billing plans, the latest changed first', dataPageOf(ManagedBillingPlanView), ValidationFailed)
  @Describe(LIST_DESCRIPTION)
  async list(@Query() query: ManagedBillingPlansQuery) {
    return this.catalogues.page(BILLING_PLANS, query);
  }

  @Get(':id')
  @Requires('settings.edit')
  @Returns('One billing plan', ManagedBillingPlanView, NotFound)
  @Describe('Returns the plan with the number of members on it.')
  async one(@IdParam() id: number) {
    return this.catalogues.get(BILLING_PLANS, id);
  }

  @Post()
  @Requires('settings.edit')
  @ResponseMessage('messages.record_added')
  @Creates('Add a billing plan', ManagedBillingPlanView, ValidationFailed, SlugInUse)
  @Describe(CREATE_DESCRIPTION)
  async create(@Body() body: BillingPlanBody) {
    const currency = body.currency ?? (await this.settings.value('currency', 'string'));
    return this.catalogues.get(BILLING_PLANS, await this.catalogues.create(BILLING_PLANS, { ...body, currency }));
  }

  @Patch(':id')
  @Requires('settings.edit')
  @ResponseMessage('messages.record_changed')
  @Returns(
    'Change a billing plan; its key stays when it is renamed',
    ManagedBillingPlanView,
    ValidationFailed,
    NotFound,
    SlugInUse,
  )
  @Describe(CHANGE_DESCRIPTION)
  async change(@IdParam() id: number, @Body() body: BillingPlanChangeBody) {
    await this.catalogues.update(BILLING_PLANS, id, body);
    return this.catalogues.get(BILLING_PLANS, id);
  }

  @Delete(':id')
  @Requires('settings.edit')
  @ResponseMessage('messages.record_deleted')
  @Returns('Delete a billing plan that no member is on', null, NotFound, BillingPlanInUse)
  @Describe(
    'Deletes the plan permanently; invoices stay unchanged. Refused while a member is on it (409 ' +
      '`billing_plan_in_use`).',
  )
  async remove(@IdParam() id: number) {
    await this.catalogues.delete(BILLING_PLANS, id);
  }
}
