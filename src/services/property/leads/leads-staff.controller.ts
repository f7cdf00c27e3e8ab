import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Answers, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { countedPageOf } from '../property.pages';
import { LeadCountsView, LeadView } from './lead.view';
import { LeadDetailView } from './lead-detail.view';
import { LeadHandling } from './lead-handling.service';
import { LeadChangeBody, LeadListQuery } from './leads.dto';

@ApiTags('Inquiries')
@ApiExtraModels(LeadCountsView)
@Controller('leads')
export class LeadsStaffController {
  constructor(private readonly leads: LeadHandling) {}

  @Get()
  @Requires('leads.view')
  @Answers('Inquiries, latest change first', countedPageOf(LeadView, LeadCountsView), ValidationFailed)
  async list(@Query() query: LeadListQuery) {
    return this.leads.list(query);
  }

  @Get(':id')
  @Requires('leads.view')
  @Answers('One inquiry with its home and viewing', LeadDetailView, NotFound)
  async one(@IdParam() id: number) {
    return this.leads.get(id);
  }

  @Patch(':id')
  @Requires('leads.edit')
  @Says('messages.lead_changed')
  @Answers('Give an inquiry another status or notes', LeadDetailView, ValidationFailed, NotFound)
  async change(@IdParam() id: number, @Body() body: LeadChangeBody) {
    await this.leads.change(id, body);
    return this.leads.get(id);
  }
}
