import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SlugInUse } from '../catalogue/catalogue';
import { CREATE_DESCRIPTION, CHANGE_DESCRIPTION, LIST_DESCRIPTION } from '../catalogue/catalogue-descriptions';
import { Catalogues } from '../catalogue/catalogues.service';
import { DISHES } from './dishes.catalogue';
import { DishBody, DishChangeBody, ManagedDishesQuery } from './dishes.dto';
import { ManagedDishView } from './managed-dish.view';

@ApiTags('Catalogue: dishes')
@DescribePath({ id: 'Id of the dish.' })
@Controller('fitness/manage/dishes')
export class DishesStaffController {
  constructor(private readonly catalogues: Catalogues) {}

  @Get()
  @Requires('fitness.manage')
  @Returns('Dishes, the latest changed first', dataPageOf(ManagedDishView), ValidationFailed)
  @Describe(LIST_DESCRIPTION)
  async list(@Query() query: ManagedDishesQuery) {
    return this.catalogues.page(DISHES, query);
  }

  @Get(':id')
  @Requires('fitness.manage')
  @Returns('One dish', ManagedDishView, NotFound)
  @Describe('Returns the dish with its nutrients per serving.')
  async one(@IdParam() id: number) {
    return this.catalogues.get(DISHES, id);
  }

  @Post()
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_added')
  @Creates('Add a dish', ManagedDishView, ValidationFailed, SlugInUse)
  @Describe(
    CREATE_DESCRIPTION,
    'Calories are computed from the grams and cannot be sent: 4 for each gram of protein and carbohydrate, 9 ' +
      'for each gram of fat.',
  )
  async create(@Body() body: DishBody) {
    return this.catalogues.get(DISHES, await this.catalogues.create(DISHES, body));
  }

  @Patch(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_changed')
  @Returns('Change a dish; its slug stays when it is renamed', ManagedDishView, ValidationFailed, NotFound, SlugInUse)
  @Describe(CHANGE_DESCRIPTION, 'Logged meals keep their figures.')
  async change(@IdParam() id: number, @Body() body: DishChangeBody) {
    await this.catalogues.update(DISHES, id, body);
    return this.catalogues.get(DISHES, id);
  }

  @Delete(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_deleted')
  @Returns('Delete a dish', null, NotFound)
  @Describe('Deletes the dish permanently. Logged meals keep their figures.')
  async remove(@IdParam() id: number) {
    await this.catalogues.delete(DISHES, id);
  }
}
