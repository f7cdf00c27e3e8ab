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
import { DISCUSSIONS } from './discussions.catalogue';
import { DiscussionBody, DiscussionChangeBody, ManagedDiscussionsQuery } from './discussions.dto';
import { ManagedDiscussionView } from './managed-discussion.view';

@ApiTags('Catalogue: discussions')
@DescribePath({ id: 'Id of the discussion.' })
@Controller('discussions/manage')
export class DiscussionsStaffController {
  constructor(private readonly catalogues: Catalogues) {}

  @Get()
  @Requires('fitness.manage')
  @Returns('Discussions, the latest changed first', dataPageOf(ManagedDiscussionView), ValidationFailed)
  @Describe(LIST_DESCRIPTION)
  async list(@Query() query: ManagedDiscussionsQuery) {
    return this.catalogues.page(DISCUSSIONS, query);
  }

  @Get(':id')
  @Requires('fitness.manage')
  @Returns('One discussion', ManagedDiscussionView, NotFound)
  @Describe('Returns the discussion with the number of replies and the time of the last one.')
  async one(@IdParam() id: number) {
    return this.catalogues.get(DISCUSSIONS, id);
  }

  @Post()
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_added')
  @Creates('Open a discussion', ManagedDiscussionView, ValidationFailed, SlugInUse)
  @Describe(
    CREATE_DESCRIPTION,
    'Without a group it is open to all members; otherwise only members of the group can reply.',
  )
  async create(@Body() body: DiscussionBody) {
    return this.catalogues.get(DISCUSSIONS, await this.catalogues.create(DISCUSSIONS, body));
  }

  @Patch(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_changed')
  @Returns(
    'Change a discussion; its address stays when it is renamed',
    ManagedDiscussionView,
    ValidationFailed,
    NotFound,
    SlugInUse,
  )
  @Describe(CHANGE_DESCRIPTION)
  async change(@IdParam() id: number, @Body() body: DiscussionChangeBody) {
    await this.catalogues.update(DISCUSSIONS, id, body);
    return this.catalogues.get(DISCUSSIONS, id);
  }

  @Delete(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_deleted')
  @Returns('Delete a discussion with its replies', null, NotFound)
  @Describe('Deletes the discussion and every reply to it permanently.')
  async remove(@IdParam() id: number) {
    await this.catalogues.delete(DISCUSSIONS, id);
  }
}
