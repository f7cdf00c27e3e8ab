import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { Returns, Describe } from '#kit/http/route-description';
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
    'Hidden categories are among them unless `is_active` is sent; deleted ones never are.',
    'Each says how many public courses it holds.',
  )
  async list(@Query() query: CategoryListQuery) {
    return this.categories.list(query);
  }

  @Get('categories/roots')
  @Public()
  @Cached('category', 'course')
  @Returns('Active top-level categories in curated order', [CategoryView])
  @Describe('Not in pages. For a menu; those below one are found by `parent_id` in the list.')
  async roots() {
    return this.categories.listRoots();
  }

  @Get('users/courses/categories')
  @Public()
  @Cached('category', 'course')
  @Returns('Active categories that hold a public course, with how many', [CategoryView])
  @Describe(
    'In curated order and not in pages: what a filter of the catalogue offers.',
    'Courses count where anyone can see them.',
  )
  async withCourses() {
    return this.categories.listWithCourses();
  }

  @Get('categories/slug/:slug')
  @Public()
  @Cached('category', 'course')
  @Returns('One category by its slug', CategoryView, NotFound)
  @Describe('Hidden ones are found too, deleted ones are not.')
  async bySlug(@Param('slug') slug: string) {
    return this.categories.getBySlug(slug);
  }

  @Get('categories/:id')
  @Public()
  @Cached('category', 'course')
  @Returns('One category', CategoryView, NotFound)
  @Describe('Hidden ones are found too, deleted ones are not.')
  async byId(@IdParam() id: number) {
    return this.categories.getById(id);
  }
}
