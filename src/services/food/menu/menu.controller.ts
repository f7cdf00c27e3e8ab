import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public, PublicOrStaff } from '#kit/access/access-rule';
import { type Caller, hasPermission } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Describe } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, PermissionRequired, SignInRequired } from '#kit/refusals/refusal';
import { Cached } from '#cache/cached';
import { ShopPageQuery, itemsPage, itemsPageOf } from '../food.pages';
import { DishPageView, DishView, ListedDishView } from './dish.view';
import { DishListQuery } from './dish-list.dto';
import { Menu } from './menu.service';

const scopeOf = (staff: Caller | undefined) => (staff ? 'staff' : 'public');

@ApiTags('Menu')
@DescribePath({ id: 'Id of the dish.' })
@Controller('products')
export class MenuController {
  constructor(private readonly menu: Menu) {}

  @Get()
  @PublicOrStaff()
  @Cached('dish', 'category', 'dish_snooze', 'kitchen')
  @Describe(
    'Searches and filters the menu, most recently changed dish first by default. Filters are combined with AND, and',
    'malformed values are ignored. With `kitchen`, dishes that this kitchen does not sell now are unavailable. Staff also',
    'get drafts; `scope=admin` requires a staff token with `products.view`.',
  )
  @Returns('The published menu; staff see drafts too', itemsPageOf(ListedDishView), SignInRequired, PermissionRequired)
  async list(@SignedIn() staff: Caller | undefined, @Query() query: DishListQuery) {
    if (query.scope === 'admin') requireMenuAccess(staff);
    const filter = { ...query, words: query.q, scope: scopeOf(staff) } as const;
    return itemsPage(await this.menu.listOf(query.kitchen, filter, query.pageRequest));
  }

  @Get('featured')
  @Public()
  @Cached('dish', 'category')
  @Describe('Lists featured dishes, most recently changed first, for the home page.')
  @Returns('Featured dishes, latest change first', itemsPageOf(DishView))
  async featured(@Query() query: ShopPageQuery) {
    return itemsPage(await this.menu.list({ scope: 'public', featured: true }, query.pageRequest));
  }

  @Get('slug/:slug')
  @PublicOrStaff()
  @Cached('dish', 'category')
  @DescribePath({ slug: 'Slug of the dish.' })
  @Describe(
    'Returns a dish for its page: option groups with the price of each choice, pictures, allergens, rating, and',
    'up to eight related dishes.',
  )
  @Returns('One dish with related dishes', DishPageView, NotFound)
  async bySlug(@SignedIn() staff: Caller | undefined, @Param('slug') slug: string) {
    return this.menu.page(scopeOf(staff), slug);
  }

  @Get(':id')
  @PublicOrStaff()
  @Cached('dish', 'category')
  @Describe('Returns a dish by its id, the `product_id` of baskets and orders, with option groups and rating.')
  @Returns('One dish', DishView, NotFound)
  async byId(@SignedIn() staff: Caller | undefined, @IdParam() id: number) {
    return this.menu.get(scopeOf(staff), { id });
  }

  @Get(':id/related')
  @Public()
  @Cached('dish', 'category')
  @Describe(
    'Lists up to eight published dishes: the most popular ones of the same category, then best sellers of other',
    'categories.',
  )
  @Returns('Dishes of the same category, then best sellers; at most eight', [DishView], NotFound)
  async related(@IdParam() id: number) {
    return this.menu.related(id);
  }
}

function requireMenuAccess(staff: Caller | undefined): void {
  if (!staff) throw SignInRequired();
  if (!hasPermission(staff, 'products.view')) throw PermissionRequired({ params: { permissions: 'products.view' } });
}
