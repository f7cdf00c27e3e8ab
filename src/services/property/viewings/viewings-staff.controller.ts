import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { Requires } from '#kit/access/access-rule';
import { Answers, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf, readPage, withBeside } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { DASHBOARD_PAGES } from '../property.pages';
import { pageSent } from '../property.query';
import { ViewingCountsView, ViewingDetailView, ViewingView } from './viewing.view';
import { ViewingHandling } from './viewing-handling.service';
import { ActionNotAllowed } from '../viewing-status';
import { ViewingChangeBody, ViewingListQuery } from './viewings.dto';

const viewingsPage = withBeside(dataPageOf(ViewingView), { counts: { $ref: getSchemaPath(ViewingCountsView) } });

@ApiTags('Viewings')
@ApiExtraModels(ViewingCountsView)
@Controller('viewings')
export class ViewingsStaffController {
  constructor(private readonly viewings: ViewingHandling) {}

  @Get()
  @Requires('viewings.view')
  @Answers('Viewings, latest change first', viewingsPage, ValidationFailed)
  async list(@Query() query: ViewingListQuery) {
    return this.viewings.list(query, readPage(pageSent(query), DASHBOARD_PAGES));
  }

  @Get(':id')
  @Requires('viewings.view')
  @Answers('One viewing with its inquiry and home', ViewingDetailView, NotFound)
  async one(@IdParam() id: number) {
    return this.viewings.one(id);
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
    return this.viewings.one(id);
  }
}
