import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Answers, Creates, Does, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SlugInUse } from '../catalogue/catalogue';
import { ADDED, CHANGED, LISTED } from '../catalogue/catalogue-words';
import { Catalogues } from '../catalogue/catalogues.service';
import { BadgeInUse, BADGES } from './badges.catalogue';
import { BadgeBody, BadgeChangeBody, ManagedBadgesQuery } from './badges.dto';
import { ManagedBadgeView } from './managed-badge.view';

@ApiTags('Catalogue: badges')
@Controller('fitness/manage/badges')
export class BadgesStaffController {
  constructor(private readonly catalogues: Catalogues) {}

  @Get()
  @Requires('fitness.manage')
  @Answers('Badges, the latest changed first', dataPageOf(ManagedBadgeView), ValidationFailed)
  @Does(LISTED)
  async list(@Query() query: ManagedBadgesQuery) {
    return this.catalogues.page(BADGES, query);
  }

  @Get(':id')
  @Requires('fitness.manage')
  @Answers('One badge', ManagedBadgeView, NotFound)
  @Does('With how many members have it.')
  async one(@IdParam() id: number) {
    return this.catalogues.one(BADGES, id);
  }

  @Post()
  @Requires('fitness.manage')
  @Says('messages.record_added')
  @Creates('Add a badge', ManagedBadgeView, ValidationFailed, SlugInUse)
  @Does('Members earn it by a challenge that names it.', ADDED)
  async create(@Body() body: BadgeBody) {
    return this.catalogues.one(BADGES, await this.catalogues.add(BADGES, body));
  }

  @Patch(':id')
  @Requires('fitness.manage')
  @Says('messages.record_changed')
  @Answers(
    'Change a badge; its address stays, whatever it is called',
    ManagedBadgeView,
    ValidationFailed,
    NotFound,
    SlugInUse,
  )
  @Does(CHANGED)
  async change(@IdParam() id: number, @Body() body: BadgeChangeBody) {
    await this.catalogues.change(BADGES, id, body);
    return this.catalogues.one(BADGES, id);
  }

  @Delete(':id')
  @Requires('fitness.manage')
  @Says('messages.record_deleted')
  @Answers('Delete a badge that nothing uses', null, NotFound, BadgeInUse)
  @Does('Refused while a member has it or a challenge gives it (409 `badge_in_use`).')
  async remove(@IdParam() id: number) {
    await this.catalogues.delete(BADGES, id);
  }
}
