import { Body, Controller, Put } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { IdParam } from '#kit/http/identifiers';
import { Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { CancellationTiersBody } from './cancellation-tiers.dto';
import { CancellationTiers } from './cancellation-tiers.service';
import { CancellationTiersView } from './cancellation-tiers.view';

@ApiTags('Stays on the dashboard')
@DescribePath({ id: 'Id of the stay.' })
@Controller('stays/manage/:id/cancellation')
export class CancellationTiersController {
  constructor(private readonly tiers: CancellationTiers) {}

  @Put()
  @Requires('stays.edit')
  @ResponseMessage('messages.cancellation_tiers_changed')
  @Describe(
    'Replaces the refunds of cancellations of a stay, by days before check-in; null restores',
    '`cancellation_tiers` of the settings. Guests can cancel until the last tier ends. Existing bookings keep their',
    'policy.',
  )
  @Returns('Replace the cancellation tiers of a stay', CancellationTiersView, ValidationFailed, NotFound)
  replace(@IdParam() id: number, @Body() body: CancellationTiersBody): Promise<CancellationTiersView> {
    return this.tiers.replace(id, body);
  }
}
