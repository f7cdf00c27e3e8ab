import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Public, StaffSeeMore } from '#kit/access/access-rule';
import { type Caller, holds } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { readPage } from '#kit/http/page';
import { NotFound, PermissionRequired, SignInRequired } from '#kit/http/refusal';
import { SHOP_PAGES, itemsPage, itemsPageOf } from '../food.pages';
import { DishPageView, DishView } from './dish.view';
import { DishListQuery, DishPageQuery, readDishFilter } from './dish-filter';
import { Menu } from './menu.service';

const scopeOf = (staff: Caller | undefined) => (staff ? 'staff' : 'public');

@ApiTags('Menu')
@Controller('products')
export class MenuController {
  constructor(private readonly menu: Menu) {}

  @Get()
  @StaffSeeMore()
  @Answers('The published menu; staff see drafts too', itemsPageOf(DishView), SignInRequired, PermissionRequired)
  @DishListQuery()
  @ApiQuery({ name: 'scope', required: false, enum: ['admin'], description: 'Drafts too; needs products.view.' })
  async list(@SignedIn() staff: Caller | undefined, @Query() query: Record<string, unknown>) {
    if (query['scope'] === 'admin') requireMenuAccess(staff);
    return itemsPage(await this.menu.list(readDishFilter(query, scopeOf(staff)), readPage(query, SHOP_PAGES)));
  }

  @Get('featured')
  @Public()
  @Answers('Featured dishes, latest change first', itemsPageOf(DishView))
  @DishPageQuery()
  async featured(@Query() query: Record<string, unknown>) {
    return itemsPage(await this.menu.featured(readPage(query, SHOP_PAGES)));
  }

  @Get('slug/:slug')
  @StaffSeeMore()
  @Answers('One dish with related dishes', DishPageView, NotFound)
  async bySlug(@SignedIn() staff: Caller | undefined, @Param('slug') slug: string) {
    return this.menu.page(scopeOf(staff), slug);
  }

  @Get(':id')
  @StaffSeeMore()
  @Answers('One dish', DishView, NotFound)
  async byId(@SignedIn() staff: Caller | undefined, @IdParam() id: number) {
    return this.menu.one(scopeOf(staff), { id });
  }

  @Get(':id/related')
  @Public()
  @Answers('Dishes of the same category, then best sellers; at most eight', [DishView], NotFound)
  async related(@IdParam() id: number) {
    return this.menu.related(id);
  }
}

function requireMenuAccess(staff: Caller | undefined): void {
  if (!staff) throw SignInRequired();
  if (!holds(staff, 'products.view')) throw PermissionRequired({ params: { permissions: 'products.view' } });
}
