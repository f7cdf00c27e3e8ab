import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { countedPageOf } from '../property.pages';
import { LeadCountsView, LeadView } from './lead.view';
import { LeadDetailView } from './lead-detail.view';
import { LeadsStaffService } from './leads-staff.service';
import { LeadChangeBody, LeadListQuery } from './leads.dto';

@ApiTags('Inquiries')
@ApiExtraModels(LeadCountsView)
@DescribePath({ id: 'Id of the inquiry.' })
@Controller('leads')
export class LeadsStaffController {
  constructor(private readonly leads: LeadsStaffService) {}

  @Get()
  @Requires('leads.view')
  @Describe(
    'Lists inquiries, the latest change first, with the number of each status in `counts`. Those that came with a',
    'request for a viewing are among them.',
  )
  @Returns('Inquiries, latest change first', countedPageOf(LeadView, LeadCountsView), ValidationFailed)
  async list(@Query() query: LeadListQuery) {
    return this.leads.list(query);
  }

  @Get(':id')
  @Requires('leads.view')
  @Describe(
    'Reads one inquiry with what the visitor wrote, its home as far as it still exists, and the viewing that was',
    'asked for with it.',
  )
  @Returns('One inquiry with its home and viewing', LeadDetailView, NotFound)
  async one(@IdParam() id: number) {
    return this.leads.get(id);
  }

  @Patch(':id')
  @Requires('leads.edit')
  @ResponseMessage('messages.lead_changed')
  @Describe(
    'Notes how far the team has come with an inquiry, in any order of statuses, and what it wants to remember; what',
    'is left out stays, and empty `notes` are none. The visitor is not told.',
  )
  @Returns('Give an inquiry another status or notes', LeadDetailView, ValidationFailed, NotFound)
  async change(@IdParam() id: number, @Body() body: LeadChangeBody) {
    await this.leads.change(id, body);
    return this.leads.get(id);
  }
}
