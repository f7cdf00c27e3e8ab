import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound, StillInUse, ValidationFailed } from '#kit/refusals/refusal';
import { SlugTaken } from '#kit/database/slug';
import { CategoryBody, CategoryChangeBody, CategoryPageQuery } from './categories.dto';
import { Categories } from './categories.service';
import { CategoryEditing, ParentArchived } from './category-editing.service';
import { ArchivedCategoryView, CategoryStatisticView, CategoryView } from './category.view';

@ApiTags('Categories')
@Controller('categories')
export class CategoriesStaffController {
  constructor(
    private readonly categories: Categories,
    private readonly editing: CategoryEditing,
  ) {}

  @Get('statistic')
  @Requires('categories.view')
  @Describe(
    'Counts categories: all that are not archived, those the public sees, hidden ones, those at the top, and archived',
    'ones.',
  )
  @Returns('How many categories there are', CategoryStatisticView)
  async statistic() {
    return this.categories.statistic();
  }

  @Get('deleted')
  @Requires('categories.delete')
  @Describe('Lists what was archived, to look through or to bring back. The category archived last comes first.')
  @Returns('Archived categories, the latest first', dataPageOf(ArchivedCategoryView))
  async archived(@Query() query: CategoryPageQuery) {
    return dataPage(await this.categories.archived(query.pageRequest));
  }

  @Post('deleted/:id/restore')
  @Requires('categories.restore')
  @ResponseMessage('messages.category_restored')
  @Describe(
    'Puts an archived category back where it stood. Refused with 409 `parent_archived` while the category above it is',
    'archived: restore that one first.',
  )
  @Creates('Bring an archived category back', CategoryView, NotFound, ParentArchived)
  async restore(@IdParam() id: number) {
    await this.editing.restore(id);
    return this.categories.get('staff', { id });
  }

  @Post()
  @Requires('categories.create')
  @ResponseMessage('messages.category_created')
  @Describe(
    'Makes a category, at the top or below another one that is not archived. Without `slug` it is made of the English',
    'name, without `position` the category goes last. The menu shows it at once unless `is_active` is false.',
  )
  @Creates('Add a category', CategoryView, ValidationFailed, SlugTaken)
  async create(@Body() body: CategoryBody) {
    return this.categories.get('staff', { id: await this.editing.create(body) });
  }

  @Patch(':id')
  @Requires('categories.edit')
  @ResponseMessage('messages.category_changed')
  @Describe(
    'Changes what is sent and leaves the rest. A category cannot be moved below itself or one of those below it. To',
    'hide one from the public, send `is_active: false`; its dishes stay published.',
  )
  @Returns('Change a category', CategoryView, ValidationFailed, NotFound, SlugTaken)
  async change(@IdParam() id: number, @Body() body: CategoryChangeBody) {
    await this.editing.change(id, body);
    return this.categories.get('staff', { id });
  }

  @Delete(':id')
  @Requires('categories.delete')
  @ResponseMessage('messages.category_archived')
  @Describe(
    'Takes a category out of every list; nothing is deleted, and it can be restored. Refused with 409 while a live',
    'category stands below it or a dish that is not archived is in it: move those first.',
  )
  @Returns('Archive a category that no live dish and no live category below it needs', null, NotFound, StillInUse)
  async archive(@IdParam() id: number) {
    await this.editing.archive(id);
  }
}
