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
    'Lists inquiries, latest change first, with the number of each status in `counts`. Inquiries that came with a',
    'viewing request are included.',
  )
  @Returns('Inquiries, latest change first', countedPageOf(LeadView, LeadCountsView), ValidationFailed)
  async list(@Query() query: LeadListQuery) {
    return this.leads.list(query);
  }

  @Get(':id')
  @Requires('leads.view')
  @Describe(
    'Returns one inquiry with the message of the visitor, its home unless that was deleted, and the viewing requested',
    'with it.',
  )
  @Returns('One inquiry with its home and viewing', LeadDetailView, NotFound)
  async one(@IdParam() id: number) {
    return this.leads.get(id);
  }

  @Patch(':id')
  @Requires('leads.edit')
  @ResponseMessage('messages.lead_changed')
  @Describe(
    'Changes the status or the internal notes of an inquiry; every status can follow every other. Omitted fields stay as',
    'they are, and empty `notes` delete the notes. The visitor is not notified.',
  )
  @Returns('Change the status or the notes of an inquiry', LeadDetailView, ValidationFailed, NotFound)
  async change(@IdParam() id: number, @Body() body: LeadChangeBody) {
    await this.leads.update(id, body);
    return this.leads.get(id);
  }
}
