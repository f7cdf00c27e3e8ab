import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public, Requires, PublicOrStaff } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { NotFound } from '#kit/refusals/refusal';
import { Cached } from '#cache/cached';
import { KitchenCheckView, KitchenView } from './kitchen.view';
import { KitchenCodeTaken, KitchenInUse, KitchenRecords } from './kitchen-records.service';
import { KitchenBody, KitchenChangeBody, KitchenCheckBody } from './kitchens.dto';

@ApiTags('Kitchens')
@Controller('kitchens')
export class KitchensController {
  constructor(private readonly kitchens: KitchenRecords) {}

  @Get()
  @PublicOrStaff()
  @Cached('kitchen', 'setting')
  @Describe(
    'Lists the kitchens, the latest change first, with address, opening hours, delivery postcodes and, as of now,',
    'whether each is open and when it next opens or closes.',
  )
  @Returns('Kitchens with their hours, delivery area and whether they are open now', [KitchenView])
  list(@SignedIn() staff: Caller | undefined) {
    return this.kitchens.list(staff !== undefined);
  }

  @Post('check')
  @Public()
  @Describe(
    'Asks before a basket is filled: for `delivery` a `postcode` is needed, for `pickup` none. `result` is `match`,',
    '`closed` (the right kitchen, not open now) or `outside_area`; `alternatives` are other kitchens that are open',
    'and serve it. Nothing is stored.',
  )
  @Returns('Which kitchen can serve a postcode now', KitchenCheckView, NotFound)
  check(@Body() body: KitchenCheckBody) {
    return this.kitchens.check(body);
  }

  @Get(':code')
  @PublicOrStaff()
  @Cached('kitchen', 'setting')
  @Describe('Reads one kitchen with its hours, and whether it takes orders at this moment.')
  @Returns('One kitchen', KitchenView, NotFound)
  one(@Param('code') code: string, @SignedIn() staff: Caller | undefined) {
    return this.kitchens.get(code, staff !== undefined);
  }

  @Post()
  @Requires('settings.edit')
  @ResponseMessage('messages.kitchen_created')
  @Describe(
    'Adds a kitchen with its IANA time zone; `hours`, `closures` and `delivery_postcodes` decide when and where it',
    'takes orders, and without hours it is closed. The code is final, since orders and accounts name it.',
  )
  @Creates('Add a kitchen', KitchenView, KitchenCodeTaken)
  create(@Body() body: KitchenBody) {
    return this.kitchens.create(body);
  }

  @Patch(':code')
  @Requires('settings.edit')
  @ResponseMessage('messages.kitchen_changed')
  @Describe(
    'Changes what is sent and leaves the rest; hours, closures and postcodes are replaced as whole lists. The next',
    'quote is judged by it; orders that were placed stay as they are.',
  )
  @Returns('Change a kitchen; hours, closures and postcodes are replaced as whole sets', KitchenView, NotFound)
  change(@Param('code') code: string, @Body() body: KitchenChangeBody) {
    return this.kitchens.change(code, body);
  }

  @Delete(':code')
  @Requires('settings.edit')
  @ResponseMessage('messages.kitchen_deleted')
  @Describe(
    'Removes a kitchen for good. Refused with 409 while a staff account belongs to it or an order of it is neither',
    'delivered, cancelled nor refunded. Past orders keep its code.',
  )
  @Returns('Delete a kitchen that nobody works in and no open order needs', null, NotFound, KitchenInUse)
  async delete(@Param('code') code: string) {
    await this.kitchens.delete(code);
  }
}
