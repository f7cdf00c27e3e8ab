import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Answers, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { countedPageOf } from '../property.pages';
import { ViewingCountsView, ViewingDetailView, ViewingView } from './viewing.view';
import { ViewingHandling } from './viewing-handling.service';
import { ActionNotAllowed } from '../viewing-status';
import { ViewingChangeBody, ViewingListQuery } from './viewings.dto';

@ApiTags('Viewings')
@ApiExtraModels(ViewingCountsView)
@Controller('viewings')
export class ViewingsStaffController {
  constructor(private readonly viewings: ViewingHandling) {}

  @Get()
  @Requires('viewings.view')
  @Answers('Viewings, latest change first', countedPageOf(ViewingView, ViewingCountsView), ValidationFailed)
  async list(@Query() query: ViewingListQuery) {
    return this.viewings.list(query);
  }

  @Get(':id')
  @Requires('viewings.view')
  @Answers('One viewing with its inquiry and home', ViewingDetailView, NotFound)
  async one(@IdParam() id: number) {
    return this.viewings.get(id);
  }

  @Patch(':id')
  @Requires('viewings.edit')
  @Says('messages.viewing_changed')
  @Answers(
    'Confirm, complete or cancel a viewing, or take notes',
    ViewingDetailView,
    ValidationFailed,
    ActionNotAllowed,
    NotFound,
  )
  async change(@IdParam() id: number, @Body() body: ViewingChangeBody) {
    await this.viewings.change(id, body);
    return this.viewings.get(id);
  }
}
