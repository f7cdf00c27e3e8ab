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
import { GroupInUse, GROUPS } from './groups.catalogue';
import { GroupBody, GroupChangeBody, ManagedGroupsQuery } from './groups.dto';
import { ManagedGroupView } from './managed-group.view';

@ApiTags('Catalogue: groups')
@DescribePath({ id: 'Id of the group.' })
@Controller('fitness/manage/groups')
export class GroupsStaffController {
  constructor(private readonly catalogues: Catalogues) {}

  @Get()
  @Requires('fitness.manage')
  @Returns('Groups, the latest changed first', dataPageOf(ManagedGroupView), ValidationFailed)
  @Describe(LIST_DESCRIPTION)
  async list(@Query() query: ManagedGroupsQuery) {
    return this.catalogues.page(GROUPS, query);
  }

  @Get(':id')
  @Requires('fitness.manage')
  @Returns('One group', ManagedGroupView, NotFound)
  @Describe('Returns the group with the number of members.')
  async one(@IdParam() id: number) {
    return this.catalogues.get(GROUPS, id);
  }

  @Post()
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_added')
  @Creates('Add a group', ManagedGroupView, ValidationFailed, SlugInUse)
  @Describe(CREATE_DESCRIPTION)
  async create(@Body() body: GroupBody) {
    return this.catalogues.get(GROUPS, await this.catalogues.create(GROUPS, body));
  }

  @Patch(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_changed')
  @Returns('Change a group; its slug stays when it is renamed', ManagedGroupView, ValidationFailed, NotFound, SlugInUse)
  @Describe(CHANGE_DESCRIPTION)
  async change(@IdParam() id: number, @Body() body: GroupChangeBody) {
    await this.catalogues.update(GROUPS, id, body);
    return this.catalogues.get(GROUPS, id);
  }

  @Delete(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_deleted')
  @Returns('Delete a group that nothing uses', null, NotFound, GroupInUse)
  @Describe(
    'Deletes the group permanently. Refused while it has members, posts, discussions or events (409 ' +
      '`group_in_use`).',
  )
  async remove(@IdParam() id: number) {
    await this.catalogues.delete(GROUPS, id);
  }
}
