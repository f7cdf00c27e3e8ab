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
    'Lists categories with the number of their public courses: hidden ones too unless `is_active` is sent, but no',
    'deleted ones.',
  )
  async list(@Query() query: CategoryListQuery) {
    return this.categories.list(query);
  }

  @Get('categories/roots')
  @Public()
  @Cached('category', 'course')
  @Returns('Active top-level categories in curated order', [CategoryView])
  @Describe(
    'Lists all top-level categories that are shown, without pages, for menus. List those below with `parent_id`.',
  )
  async roots() {
    return this.categories.listRoots();
  }

  @Get('users/courses/categories')
  @Public()
  @Cached('category', 'course')
  @Returns('Active categories with a public course, and the number of these', [CategoryView])
  @Describe(
    'Lists the categories that the filter of the catalogue offers, in curated order and without pages. Only public',
    'courses are counted.',
  )
  async withCourses() {
    return this.categories.listWithCourses();
  }

  @Get('categories/slug/:slug')
  @Public()
  @Cached('category', 'course')
  @Returns('One category by its slug', CategoryView, NotFound)
  @DescribePath({ slug: 'Slug of the category.' })
  @Describe('Returns a category by its slug, also a hidden one; 404 for a deleted one.')
  async bySlug(@Param('slug') slug: string) {
    return this.categories.getBySlug(slug);
  }

  @Get('categories/:id')
  @Public()
  @Cached('category', 'course')
  @Returns('One category', CategoryView, NotFound)
  @DescribePath({ id: 'Id of the category.' })
  @Describe('Returns a category by its id, also a hidden one; 404 for a deleted one.')
  async byId(@IdParam() id: number) {
    return this.categories.getById(id);
  }
}
