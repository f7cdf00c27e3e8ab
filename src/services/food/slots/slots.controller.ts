import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { PublicOrStaff } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Describe, DescribePath, Returns } from '#kit/http/route-description';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SlotOffers } from './slot-offers.service';
import { MAX_SLOT_DAYS, SlotsQuery } from './slots.dto';
import { SlotsView } from './slots.view';

@ApiTags('Kitchens')
@DescribePath({ code: 'Code of the kitchen.' })
@Controller('kitchens/:code/slots')
export class SlotsController {
  constructor(private readonly offers: SlotOffers) {}

  @Get()
  @PublicOrStaff()
  @Describe(
    'Lists the slots of a kitchen in which an order can be ready, for at most',
    `${MAX_SLOT_DAYS + 1} days: send the start of an \`available\` one as \`scheduled_for\`. A slot is not available while it is full,`,
    'too soon or too far ahead, and not listed during a pause. `asap` is the time of an order without `scheduled_for`. Staff',
    'of the kitchen also get the taken orders and dishes.',
  )
  @Returns('Slots for which a kitchen takes orders', SlotsView, ValidationFailed, NotFound)
  list(
    @Param('code') code: string,
    @Query() query: SlotsQuery,
    @SignedIn() staff: Caller | undefined,
  ): Promise<SlotsView> {
    return this.offers.list(code, query, staff);
  }
}
