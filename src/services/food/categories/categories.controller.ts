import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public, PublicOrStaff } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Describe } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { Cached } from '#cache/cached';
import { CategoryPageQuery } from './categories.dto';
import { Categories } from './categories.service';
import { CategoryView } from './category.view';

const scopeOf = (staff: Caller | undefined) => (staff ? 'staff' : 'public');

@ApiTags('Categories')
@Controller('categories')
export class CategoriesController {
  constructor(private readonly categories: Categories) {}

  @Get()
  @PublicOrStaff()
  @Cached('category')
  @Describe(
    'Lists categories by `position`, each with the id of its parent: build the tree from `parent_id`. One page',
    'usually contains all of them.',
  )
  @Returns('Categories in menu order', dataPageOf(CategoryView))
  async list(@SignedIn() staff: Caller | undefined, @Query() query: CategoryPageQuery) {
    return dataPage(await this.categories.list(scopeOf(staff), query.pageRequest));
  }

  @Get('roots')
  @Public()
  @Cached('category')
  @Describe('Lists the visible top-level categories by `position`, for a menu bar.')
  @Returns('Categories without a parent, in menu order', dataPageOf(CategoryView))
  async roots(@Query() query: CategoryPageQuery) {
    return dataPage(await this.categories.list('public', query.pageRequest, true));
  }

  @Get('slug/:slug')
  @PublicOrStaff()
  @Cached('category')
  @DescribePath({ slug: 'Slug of the category.' })
  @Describe('Returns a category by its slug, for its page. Read its dishes with `GET /api/products?category=<slug>`.')
  @Returns('One category', CategoryView, NotFound)
  async bySlug(@SignedIn() staff: Caller | undefined, @Param('slug') slug: string) {
    return this.categories.get(scopeOf(staff), { slug });
  }

  @Get(':id')
  @PublicOrStaff()
  @Cached('category')
  @DescribePath({ id: 'Id of the category.' })
  @Describe(
    'Returns a category by its id, which dishes have as `category_id`. Hidden ones are 404 for the public, archived',
    'ones for everyone.',
  )
  @Returns('One category', CategoryView, NotFound)
  async byId(@SignedIn() staff: Caller | undefined, @IdParam() id: number) {
    return this.categories.get(scopeOf(staff), { id });
  }
}
