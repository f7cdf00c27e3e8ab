import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, StillInUse, ValidationFailed } from '#kit/refusals/refusal';
import { SlugTaken } from '#kit/database/slug';
import { CategoryBody, CategoryChangeBody, DeletedCategoriesQuery } from './categories.dto';
import { Categories } from './categories.service';
import { CategoryEditing, ParentDeleted } from './category-editing.service';
import { CategoryStatisticView, CategoryView, DeletedCategoryView } from './category.view';

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
  @Returns('Counts of categories', CategoryStatisticView)
  @Describe(
    'Counts categories that are not deleted: all, shown and hidden ones, top-level ones and those with a public ' +
      'course; deleted ones are counted separately.',
  )
  async statistic() {
    return this.categories.getStatistic();
  }

  @Get('deleted')
  @Requires('categories.delete', 'categories.restore')
  @Returns('Deleted categories, the latest first', dataPageOf(DeletedCategoryView))
  @Describe(
    'Lists deleted categories with their time of deletion and the number of public courses that still refer to them.',
    'No other list includes them.',
  )
  async deleted(@Query() query: DeletedCategoriesQuery) {
    return this.categories.listDeleted(query);
  }

  @Post('deleted/:id/restore')
  @Requires('categories.restore')
  @ResponseMessage('messages.category_restored')
  @Creates('Restore a deleted category', CategoryView, NotFound, ParentDeleted)
  @Describe(
    'Restores a deleted category, so that its address works again. 409 `parent_deleted` while the category above it is',
    'deleted.',
  )
  async restore(@IdParam() id: number) {
    await this.editing.restore(id);
    return this.categories.getById(id);
  }

  @Post()
  @Requires('categories.create')
  @ResponseMessage('messages.category_created')
  @Creates('Add a category', CategoryView, ValidationFailed, SlugTaken)
  @Describe(
    'Creates a category below `parent_id`, or at the top level, last in the curated order unless `position` is sent.',
    'Without a slug, one is generated from the English name. A slug in use or reserved is 409 `slug_taken`.',
  )
  async create(@Body() body: CategoryBody) {
    return this.categories.getById(await this.editing.create(body));
  }

  @Patch(':id')
  @Requires('categories.edit')
  @ResponseMessage('messages.category_changed')
  @Returns('Change a category', CategoryView, ValidationFailed, NotFound, SlugTaken)
  @Describe(
    'Changes the fields that are sent. A category cannot be moved below itself or one of its descendants. A hidden one',
    'leaves the catalogue while its courses stay.',
  )
  async change(@IdParam() id: number, @Body() body: CategoryChangeBody) {
    await this.editing.update(id, body);
    return this.categories.getById(id);
  }

  @Delete(':id')
  @Requires('categories.delete')
  @ResponseMessage('messages.category_deleted')
  @Returns('Delete a category; its courses are kept without one', null, NotFound, StillInUse)
  @Describe(
    'Deletes a category; it can be restored. Its courses are shown without a category until then. 409 while it has a',
    'subcategory that is not deleted.',
  )
  async remove(@IdParam() id: number) {
    await this.editing.archive(id);
  }
}
