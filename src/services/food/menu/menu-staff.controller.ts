import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Answers, Creates, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { SlugTaken } from '#kit/language/slug';
import { ShopPageQuery, itemsPage, itemsPageOf } from '../food.pages';
import { ArchivedDishView, DishView, MenuStatisticView } from './dish.view';
import { AvailabilityBody, DishBody, DishChangeBody } from './menu.dto';
import { Menu } from './menu.service';
import { CategoryArchived, MenuEditing } from './menu-editing.service';

@ApiTags('Menu')
@Controller('products')
export class MenuStaffController {
  constructor(
    private readonly menu: Menu,
    private readonly editing: MenuEditing,
  ) {}

  @Get('statistic')
  @Requires('products.view')
  @Answers('Totals of the menu', MenuStatisticView)
  async statistic() {
    return this.menu.statistic();
  }

  @Get('deleted')
  @Requires('products.delete')
  @Answers('Archived dishes, the latest first', itemsPageOf(ArchivedDishView))
  async archived(@Query() query: ShopPageQuery) {
    return itemsPage(await this.menu.archived(query.pageRequest));
  }

  @Post('deleted/:id/restore')
  @Requires('products.restore')
  @Says('messages.dish_restored')
  @Creates('Bring an archived dish back', DishView, NotFound, CategoryArchived)
  async restore(@IdParam() id: number) {
    await this.editing.restore(id);
    return this.menu.get('staff', { id });
  }

  @Post()
  @Requires('products.create')
  @Says('messages.dish_created')
  @Creates('Add a dish', DishView, ValidationFailed, SlugTaken)
  async create(@Body() body: DishBody) {
    return this.menu.get('staff', { id: await this.editing.create(body) });
  }

  @Patch(':id')
  @Requires('products.edit')
  @Says('messages.dish_changed')
  @Answers('Change a dish; lists are replaced as whole sets', DishView, ValidationFailed, NotFound, SlugTaken)
  async change(@IdParam() id: number, @Body() body: DishChangeBody) {
    await this.editing.change(id, body);
    return this.menu.get('staff', { id });
  }

  @Patch(':id/availability')
  @Requires('products.edit')
  @Says('messages.dish_changed')
  @Answers('Say whether a dish can be ordered now', DishView, ValidationFailed, NotFound)
  async changeAvailability(@IdParam() id: number, @Body() body: AvailabilityBody) {
    await this.editing.change(id, body);
    return this.menu.get('staff', { id });
  }

  @Delete(':id')
  @Requires('products.delete')
  @Says('messages.dish_archived')
  @Answers('Archive a dish; orders keep what they ordered', null, NotFound)
  async archive(@IdParam() id: number) {
    await this.editing.archive(id);
  }
}
