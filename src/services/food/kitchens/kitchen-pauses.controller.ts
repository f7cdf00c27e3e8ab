import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Describe, ResponseMessage, Returns } from '#kit/http/route-description';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { KitchenView } from './kitchen.view';
import { BusyBody, PauseBody } from './kitchen-pauses.dto';
import { KitchenPauses } from './kitchen-pauses.service';

@ApiTags('Kitchens')
@DescribePath({ code: 'Code of the kitchen.' })
@Controller('kitchens/:code')
export class KitchenPausesController {
  constructor(private readonly pauses: KitchenPauses) {}

  @Put('pause')
  @Requires('orders.edit')
  @ResponseMessage('messages.kitchen_paused')
  @Describe(
    'Pauses a kitchen: it takes no orders until `until`, and then takes orders again. Existing orders stay, and an',
    'existing pause is replaced. Kitchen accounts pause their own kitchen.',
  )
  @Returns('Pause a kitchen', KitchenView, ValidationFailed, NotFound)
  pause(@Param('code') code: string, @Body() body: PauseBody, @SignedIn() staff: Caller) {
    return this.pauses.pause(code, body, staff);
  }

  @Delete('pause')
  @Requires('orders.edit')
  @ResponseMessage('messages.kitchen_resumed')
  @Describe(
    'Ends the pause of a kitchen; succeeds if it has none. A pause of all kitchens (setting `ordering_paused_until`)',
    'continues.',
  )
  @Returns('End the pause of a kitchen', KitchenView, NotFound)
  resume(@Param('code') code: string, @SignedIn() staff: Caller) {
    return this.pauses.resume(code, staff);
  }

  @Put('busy')
  @Requires('orders.edit')
  @ResponseMessage('messages.kitchen_busy')
  @Describe(
    'Marks a kitchen as busy: orders placed before `until` are promised `minutes` later than usual. Existing orders',
    'keep their time. Kitchen accounts mark their own kitchen.',
  )
  @Returns('Mark a kitchen as busy', KitchenView, ValidationFailed, NotFound)
  setBusy(@Param('code') code: string, @Body() body: BusyBody, @SignedIn() staff: Caller) {
    return this.pauses.setBusy(code, body, staff);
  }

  @Delete('busy')
  @Requires('orders.edit')
  @ResponseMessage('messages.kitchen_not_busy')
  @Describe('Ends the busy time of a kitchen; succeeds if it has none. Orders placed during it keep their time.')
  @Returns('End the busy time of a kitchen', KitchenView, NotFound)
  endBusy(@Param('code') code: string, @SignedIn() staff: Caller) {
    return this.pauses.endBusy(code, staff);
  }
}
