import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound, StillInUse, ValidationFailed } from '#kit/refusals/refusal';
import { SlugTaken } from '#kit/database/slug';
import { CategoryBody, CategoryChangeBody, CategoryPageQuery } from './categories.dto';
import { Categories } from './categories.service';
import { CategoryEditing, ParentArchived } from './category-editing.service';
import { ArchivedCategoryView, CategoryStatisticView, CategoryView } from './category.view';

@ApiTags('Categories')
@DescribePath({ id: 'Id of the category.' })
@Controller('categories')
export class CategoriesStaffController {
  constructor(
    private readonly categories: Categories,
    private readonly editing: CategoryEditing,
  ) {}

  @Get('statistic')
  @Requires('categories.view')
  @Describe('Counts categories: not archived, public, hidden, top-level and archived ones.')
  @Returns('Counts of categories', CategoryStatisticView)
  async statistic() {
    return this.categories.getStatistic();
  }

  @Get('deleted')
  @Requires('categories.delete')
  @Describe('Lists archived categories, most recently archived first.')
  @Returns('Archived categories, the latest first', dataPageOf(ArchivedCategoryView))
  async archived(@Query() query: CategoryPageQuery) {
    return dataPage(await this.categories.listArchived(query.pageRequest));
  }

  @Post('deleted/:id/restore')
  @Requires('categories.restore')
  @ResponseMessage('messages.category_restored')
  @Describe(
    'Restores an archived category to its former place. 409 `parent_archived` while its parent is archived:',
    'restore that one first.',
  )
  @Creates('Restore an archived category', CategoryView, NotFound, ParentArchived)
  async restore(@IdParam() id: number) {
    await this.editing.restore(id);
    return this.categories.get('staff', { id });
  }

  @Post()
  @Requires('categories.create')
  @ResponseMessage('messages.category_created')
  @Describe(
    'Creates a category, at the top level or below one that is not archived. Without `slug` it is derived from',
    'the English name; without `position` the category comes last. It is public at once unless `is_active` is',
    'false.',
  )
  @Creates('Add a category', CategoryView, ValidationFailed, SlugTaken)
  async create(@Body() body: CategoryBody) {
    return this.categories.get('staff', { id: await this.editing.create(body) });
  }

  @Patch(':id')
  @Requires('categories.edit')
  @ResponseMessage('messages.category_changed')
  @Describe(
    'Changes the fields that are sent. A category cannot be moved below itself or one of its descendants. To hide',
    'it from the public, send `is_active: false`; its dishes stay published.',
  )
  @Returns('Change a category', CategoryView, ValidationFailed, NotFound, SlugTaken)
  async change(@IdParam() id: number, @Body() body: CategoryChangeBody) {
    await this.editing.update(id, body);
    return this.categories.get('staff', { id });
  }

  @Delete(':id')
  @Requires('categories.delete')
  @ResponseMessage('messages.category_archived')
  @Describe(
    'Archives a category; it can be restored. 409 while it has a child category or a dish that is not archived:',
    'move those first.',
  )
  @Returns('Archive a category without dishes and child categories', null, NotFound, StillInUse)
  async archive(@IdParam() id: number) {
    await this.editing.archive(id);
  }
}
