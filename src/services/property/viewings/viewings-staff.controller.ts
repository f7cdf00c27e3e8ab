import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { countedPageOf } from '../property.pages';
import { ViewingCountsView, ViewingDetailView, ViewingView } from './viewing.view';
import { ViewingsStaffService } from './viewings-staff.service';
import { ActionNotAllowed } from '../viewing-status';
import { ViewingChangeBody, ViewingListQuery } from './viewings.dto';

@ApiTags('Viewings')
@ApiExtraModels(ViewingCountsView)
@DescribePath({ id: 'Id of the viewing.' })
@Controller('viewings')
export class ViewingsStaffController {
  constructor(private readonly viewings: ViewingsStaffService) {}

  @Get()
  @Requires('viewings.view')
  @Describe(
    'Lists viewings, latest change first, with the number of each status in `counts`. `scheduled_from` and',
    "`scheduled_to` are days in the agency's time zone, compared with the agreed time, or the preferred one until a time is",
    'agreed.',
  )
  @Returns('Viewings, latest change first', countedPageOf(ViewingView, ViewingCountsView), ValidationFailed)
  async list(@Query() query: ViewingListQuery) {
    return this.viewings.list(query);
  }

  @Get(':id')
  @Requires('viewings.view')
  @Describe('Returns one viewing with its inquiry, the home, and the preferred and agreed times.')
  @Returns('One viewing with its inquiry and home', ViewingDetailView, NotFound)
  async one(@IdParam() id: number) {
    return this.viewings.get(id);
  }

  @Patch(':id')
  @Requires('viewings.edit')
  @ResponseMessage('messages.viewing_changed')
  @Describe(
    'Confirms a requested viewing, at `confirmed_at` or by default at the preferred time, completes a confirmed one, or',
    'cancels either; an action its status does not allow is 400 `viewing_action_not_allowed`. `confirmed_at` alone',
    'moves a confirmed viewing, `admin_notes` alone stores notes. No mail is sent: call or mail the visitor.',
  )
  @Returns(
    'Confirm, complete or cancel a viewing, or store notes',
    ViewingDetailView,
    ValidationFailed,
    ActionNotAllowed,
    NotFound,
  )
  async change(@IdParam() id: number, @Body() body: ViewingChangeBody) {
    await this.viewings.update(id, body);
    return this.viewings.get(id);
  }
}
