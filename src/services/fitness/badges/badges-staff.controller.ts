import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SlugInUse } from '../catalogue/catalogue';
import { CREATE_DESCRIPTION, CHANGE_DESCRIPTION, LIST_DESCRIPTION } from '../catalogue/catalogue-descriptions';
import { Catalogues } from '../catalogue/catalogues.service';
import { BadgeInUse, BADGES } from './badges.catalogue';
import { BadgeBody, BadgeChangeBody, ManagedBadgesQuery } from './badges.dto';
import { ManagedBadgeView } from './managed-badge.view';

@ApiTags('Catalogue: badges')
@DescribePath({ id: 'Id of the badge.' })
@Controller('fitness/manage/badges')
export class BadgesStaffController {
  constructor(private readonly catalogues: Catalogues) {}

  @Get()
  @Requires('fitness.manage')
  @Returns('Badges, the latest changed first', dataPageOf(ManagedBadgeView), ValidationFailed)
  @Describe(LIST_DESCRIPTION)
  async list(@Query() query: ManagedBadgesQuery) {
    return this.catalogues.page(BADGES, query);
  }

  @Get(':id')
  @Requires('fitness.manage')
  @Returns('One badge', ManagedBadgeView, NotFound)
  @Describe('Returns the badge with the number of members who have earned it.')
  async one(@IdParam() id: number) {
    return this.catalogues.get(BADGES, id);
  }

  @Post()
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_added')
  @Creates('Add a badge', ManagedBadgeView, ValidationFailed, SlugInUse)
  @Describe(CREATE_DESCRIPTION, 'Members earn it by finishing a challenge that awards it.')
  async create(@Body() body: BadgeBody) {
    return this.catalogues.get(BADGES, await this.catalogues.create(BADGES, body));
  }

  @Patch(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_changed')
  @Returns('Change a badge; its slug stays when it is renamed', ManagedBadgeView, ValidationFailed, NotFound, SlugInUse)
  @Describe(CHANGE_DESCRIPTION)
  async change(@IdParam() id: number, @Body() body: BadgeChangeBody) {
    await this.catalogues.update(BADGES, id, body);
    return this.catalogues.get(BADGES, id);
  }

  @Delete(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_deleted')
  @Returns('Delete a badge that nothing uses', null, NotFound, BadgeInUse)
  @Describe(
    'Deletes the badge permanently. Refused once a member has earned it or a challenge awards it (409 ' +
      '`badge_in_use`).',
  )
  async remove(@IdParam() id: number) {
    await this.catalogues.delete(BADGES, id);
  }
}
