import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public, PublicOrStaff } from '#kit/access/access-rule';
import { type Caller, hasPermission } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Describe } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, PermissionRequired, SignInRequired } from '#kit/refusals/refusal';
import { Cached } from '#cache/cached';
import { ShopPageQuery, itemsPage, itemsPageOf } from '../food.pages';
import { DishPageView, DishView } from './dish.view';
import { DishListQuery } from './dish-list.dto';
import { Menu } from './menu.service';

const scopeOf = (staff: Caller | undefined) => (staff ? 'staff' : 'public');

@ApiTags('Menu')
@Controller('products')
export class MenuController {
  constructor(private readonly menu: Menu) {}

  @Get()
  @PublicOrStaff()
  @Cached('dish', 'category')
  @Describe(
    'Searches and filters the menu; filters that are combined must all hold, and a value that cannot be read is',
    'ignored. Without `sort` the latest change comes first. Staff also get drafts; `scope=admin` without a staff',
    'token that has `products.view` is refused instead of answered with less.',
  )
  @Returns('The published menu; staff see drafts too', itemsPageOf(DishView), SignInRequired, PermissionRequired)
  async list(@SignedIn() staff: Caller | undefined, @Query() query: DishListQuery) {
    if (query.scope === 'admin') requireMenuAccess(staff);
    return itemsPage(await this.menu.list({ ...query, words: query.q, scope: scopeOf(staff) }, query.pageRequest));
  }

  @Get('featured')
  @Public()
  @Cached('dish', 'category')
  @Describe('Lists the dishes that staff marked as featured, the latest change first, for the front page.')
  @Returns('Featured dishes, latest change first', itemsPageOf(DishView))
  async featured(@Query() query: ShopPageQuery) {
    return itemsPage(await this.menu.list({ scope: 'public', featured: true }, query.pageRequest));
  }

  @Get('slug/:slug')
  @PublicOrStaff()
  @Cached('dish', 'category')
  @Describe(
    'Reads all that the page of a dish needs: option groups with what each choice adds to the price, pictures,',
    'allergens, rating, and at most eight dishes to suggest beside it.',
  )
  @Returns('One dish with related dishes', DishPageView, NotFound)
  async bySlug(@SignedIn() staff: Caller | undefined, @Param('slug') slug: string) {
    return this.menu.page(scopeOf(staff), slug);
  }

  @Get(':id')
  @PublicOrStaff()
  @Cached('dish', 'category')
  @Describe(
    'Reads a dish by its number, with option groups and rating, as `product_id` of a basket or an order names it.',
  )
  @Returns('One dish', DishView, NotFound)
  async byId(@SignedIn() staff: Caller | undefined, @IdParam() id: number) {
    return this.menu.get(scopeOf(staff), { id });
  }

  @Get(':id/related')
  @Public()
  @Cached('dish', 'category')
  @Describe(
    'Suggests at most eight published dishes: the most popular ones of the same category, then the best sellers of',
    'others.',
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
