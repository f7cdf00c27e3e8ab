import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { IdParam } from '#kit/http/identifiers';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Describe, ResponseMessage, Returns } from '#kit/http/route-description';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SnoozeView } from './snooze.view';
import { SnoozeBody } from './snoozes.dto';
import { Snoozes } from './snoozes.service';

@ApiTags('Kitchens')
@DescribePath({ code: 'Code of the kitchen.', productId: 'Id of the dish.' })
@Controller('kitchens/:code/snoozes')
export class SnoozesController {
  constructor(private readonly snoozes: Snoozes) {}

  @Get()
  @Requires('orders.view')
  @Describe(
    'Lists the dishes that a kitchen does not sell now, with the time at which it sells them again, soonest first.',
    'Kitchen accounts read those of their own kitchen.',
  )
  @Returns('Snoozed dishes of a kitchen', [SnoozeView], NotFound)
  list(@Param('code') code: string, @SignedIn() staff: Caller) {
    return this.snoozes.list(code, staff);
  }

  @Put(':productId')
  @Requires('orders.edit')
  @ResponseMessage('messages.dish_snoozed')
  @Describe(
    'Snoozes a dish in one kitchen: until `until` it cannot be ordered there, alone or in a combo offer. Other kitchens',
    'still sell it. Replaces an existing snooze, and returns the whole list.',
  )
  @Returns('Stop selling a dish in a kitchen for a limited time', [SnoozeView], ValidationFailed, NotFound)
  snooze(
    @Param('code') code: string,
    @IdParam('productId') productId: number,
    @Body() body: SnoozeBody,
    @SignedIn() staff: Caller,
  ) {
    return this.snoozes.snooze(code, productId, body, staff);
  }

  @Delete(':productId')
  @Requires('orders.edit')
  @ResponseMessage('messages.dish_unsnoozed')
  @Describe('Sells a dish in the kitchen again and returns the whole list; succeeds if it was not snoozed.')
  @Returns('Sell a snoozed dish again', [SnoozeView], NotFound)
  unsnooze(@Param('code') code: string, @IdParam('productId') productId: number, @SignedIn() staff: Caller) {
    return this.snoozes.unsnooze(code, productId, staff);
  }
}
