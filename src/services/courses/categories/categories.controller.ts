import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { DescribePath, Returns, Describe } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { Cached } from '#cache/cached';
import { CategoryListQuery } from './categories.dto';
import { Categories } from './categories.service';
import { CategoryView } from './category.view';

@ApiTags('Categories')
@Controller()
export class CategoriesController {
  constructor(private readonly categories: Categories) {}

  @Get('categories')
  @Public()
  @Cached('category', 'course')
  @Returns('Categories in curated order', dataPageOf(CategoryView), ValidationFailed)
  @Describe(
    'Includes hidden categories unless `is_active` is sent, but no deleted ones.',
    'Each with the number of its public courses.',
  )
  async list(@Query() query: CategoryListQuery) {
    return this.categories.list(query);
  }

  @Get('categories/roots')
  @Public()
  @Cached('category', 'course')
  @Returns('Active top-level categories in curated order', [CategoryView])
  @Describe('Not paginated; meant for menus. List subcategories with `parent_id`.')
  async roots() {
    return this.categories.listRoots();
  }

  @Get('users/courses/categories')
  @Public()
  @Cached('category', 'course')
  @Returns('Active categories with a public course, and the number of these', [CategoryView])
  @Describe(
    'In curated order, not paginated; meant for the filter of the catalogue.',
    'Only public courses are counted.',
  )
  async withCourses() {
    return this.categories.listWithCourses();
  }

  @Get('categories/slug/:slug')
  @Public()
  @Cached('category', 'course')
  @Returns('One category by its slug', CategoryView, NotFound)
  @DescribePath({ slug: 'Slug of the category.' })
  @Describe('Includes hidden categories but no deleted ones.')
  async bySlug(@Param('slug') slug: string) {
    return this.categories.getBySlug(slug);
  }

  @Get('categories/:id')
  @Public()
  @Cached('category', 'course')
  @Returns('One category', CategoryView, NotFound)
  @DescribePath({ id: 'Id of the category.' })
  @Describe('Includes hidden categories but no deleted ones.')
  async byId(@IdParam() id: number) {
    return this.categories.getById(id);
  }
}
