import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public, Requires, PublicOrStaff } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { NotFound } from '#kit/refusals/refusal';
import { Cached } from '#cache/cached';
import { KitchenCheckView, KitchenView } from './kitchen.view';
import { KitchenCodeTaken, KitchenInUse, KitchenRecords, SlotsInUse } from './kitchen-records.service';
import { KitchenBody, KitchenChangeBody, KitchenCheckBody } from './kitchens.dto';

@ApiTags('Kitchens')
@DescribePath({ code: 'Code of the kitchen.' })
@Controller('kitchens')
export class KitchensController {
  constructor(private readonly kitchens: KitchenRecords) {}

  @Get()
  @PublicOrStaff()
  @Cached('kitchen', 'setting')
  @Describe(
    'Lists kitchens, most recently changed first, with address, opening hours, delivery postcodes, whether each',
    'takes orders now, and when it opens or closes next.',
  )
  @Returns('Kitchens with their hours, delivery area and whether they are open now', [KitchenView])
  list(@SignedIn() staff: Caller | undefined) {
    return this.kitchens.list(staff !== undefined);
  }

  @Post('check')
  @Public()
  @Describe(
    'Checks which kitchen can serve an order: `delivery` needs a `postcode`, `pickup` does not. `result` is',
    '`match`, `closed` (the kitchen serves it, but is closed now) or `outside_area`; `alternatives` are other',
    'kitchens that are open and serve it. Nothing is stored.',
  )
  @Returns('Check which kitchen can serve a postcode now', KitchenCheckView, NotFound)
  check(@Body() body: KitchenCheckBody) {
    return this.kitchens.check(body);
  }

  @Get(':code')
  @PublicOrStaff()
  @Cached('kitchen', 'setting')
  @Describe('Returns one kitchen with its hours and whether it takes orders now.')
  @Returns('One kitchen', KitchenView, NotFound)
  one(@Param('code') code: string, @SignedIn() staff: Caller | undefined) {
    return this.kitchens.get(code, staff !== undefined);
  }

  @Post()
  @Requires('settings.edit')
  @ResponseMessage('messages.kitchen_created')
  @Describe(
    'Creates a kitchen with an IANA time zone. `hours`, `closures`, `special_hours` and `delivery_postcodes` define when',
    'and where it takes orders; without hours it is closed. The code cannot be changed, since orders and accounts refer to',
    'it.',
  )
  @Creates('Add a kitchen', KitchenView, KitchenCodeTaken)
  create(@Body() body: KitchenBody) {
    return this.kitchens.create(body);
  }

  @Patch(':code')
  @Requires('settings.edit')
  @ResponseMessage('messages.kitchen_changed')
  @Describe(
    'Changes the sent fields; hours, closures, special hours and postcodes are replaced as whole lists. Existing orders',
    'stay unchanged: a first limit (`slot_orders`, `slot_dishes`) counts those in progress, and a lower one keeps those',
    'above it. A date cannot be a closure and have special hours. 409 `slots_in_use` while orders hold future slots of',
    'another length than `slot_minutes`.',
  )
  @Returns(
    'Change a kitchen; hours, closures and postcodes are replaced as whole lists',
    KitchenView,
    NotFound,
    SlotsInUse,
  )
  change(@Param('code') code: string, @Body() body: KitchenChangeBody) {
    return this.kitchens.update(code, body);
  }

  @Delete(':code')
  @Requires('settings.edit')
  @ResponseMessage('messages.kitchen_deleted')
  @Describe(
    'Deletes a kitchen permanently; past orders keep its code. 409 while a staff account is linked to it or one of its',
    'orders is in progress.',
  )
  @Returns('Delete a kitchen without staff and open orders', null, NotFound, KitchenInUse)
  async delete(@Param('code') code: string) {
    await this.kitchens.delete(code);
  }
}
