import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SlugTaken } from '#kit/database/slug';
import { ShopPageQuery, itemsPage, itemsPageOf } from '../food.pages';
import { ArchivedDishView, DishView, MenuStatisticView } from './dish.view';
import { AvailabilityBody, DishBody, DishChangeBody } from './menu.dto';
import { Menu } from './menu.service';
import { CategoryArchived, MenuEditing } from './menu-editing.service';

@ApiTags('Menu')
@DescribePath({ id: 'Id of the dish.' })
@Controller('products')
export class MenuStaffController {
  constructor(
    private readonly menu: Menu,
    private readonly editing: MenuEditing,
  ) {}

  @Get('statistic')
  @Requires('products.view')
  @Describe(
    'Counts dishes: published, draft, orderable, featured, best-selling and archived ones, and the dishes of each',
    'category.',
  )
  @Returns('Totals of the menu', MenuStatisticView)
  async statistic() {
    return this.menu.statistic();
  }

  @Get('deleted')
  @Requires('products.delete')
  @Describe('Lists archived dishes, most recently changed first, with the time of archiving.')
  @Returns('Archived dishes, the latest first', itemsPageOf(ArchivedDishView))
  async archived(@Query() query: ShopPageQuery) {
    return itemsPage(await this.menu.archived(query.pageRequest));
  }

  @Post('deleted/:id/restore')
  @Requires('products.restore')
  @ResponseMessage('messages.dish_restored')
  @Describe(
    'Restores an archived dish, published or as a draft as before. 409 `category_archived` while its category is',
    'archived.',
  )
  @Creates('Restore an archived dish', DishView, NotFound, CategoryArchived)
  async restore(@IdParam() id: number) {
    await this.editing.restore(id);
    return this.menu.get('staff', { id });
  }

  @Post()
  @Requires('products.create')
  @ResponseMessage('messages.dish_created')
  @Describe(
    'Creates a dish in a category that is not archived. It can be ordered at once unless `is_active` or',
    '`is_available` is false. Upload up to 20 pictures first with `POST /api/helpers/upload` and send their',
    'addresses. Up to 20 option groups of 50 choices each may add to the price.',
  )
  @Creates('Add a dish', DishView, ValidationFailed, SlugTaken)
  async create(@Body() body: DishBody) {
    return this.menu.get('staff', { id: await this.editing.create(body) });
  }

  @Patch(':id')
  @Requires('products.edit')
  @ResponseMessage('messages.dish_changed')
  @Describe(
    'Changes the sent fields; `images`, `option_groups`, `allergens` and `dietary_tags` are replaced as',
    'whole lists. Baskets use the new price; existing orders keep their names and prices.',
  )
  @Returns('Change a dish; lists are replaced as a whole', DishView, ValidationFailed, NotFound, SlugTaken)
  async change(@IdParam() id: number, @Body() body: DishChangeBody) {
    await this.editing.update(id, body);
    return this.menu.get('staff', { id });
  }

  @Patch(':id/availability')
  @Requires('products.edit')
  @ResponseMessage('messages.dish_changed')
  @Describe(
    'Marks a dish as sold out or available. A sold-out dish stays on the menu, and a basket with it cannot be',
    'ordered until its line is removed.',
  )
  @Returns('Mark a dish as sold out or available', DishView, ValidationFailed, NotFound)
  async changeAvailability(@IdParam() id: number, @Body() body: AvailabilityBody) {
    await this.editing.update(id, body);
    return this.menu.get('staff', { id });
  }

  @Delete(':id')
  @Requires('products.delete')
  @ResponseMessage('messages.dish_archived')
  @Describe(
    'Archives a dish: it disappears from the menu, lists and wishlists, and can be restored. Baskets with it cannot be',
    'ordered; existing orders keep their lines.',
  )
  @Returns('Archive a dish; orders keep their lines', null, NotFound)
  async archive(@IdParam() id: number) {
    await this.editing.archive(id);
  }
}
