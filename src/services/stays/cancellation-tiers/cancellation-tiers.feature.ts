import type { Feature } from '#kit/service/feature';
import { CancellationTiersController } from './cancellation-tiers.controller';
import { cancellationTiersMessages } from './cancellation-tiers.messages';
import { CancellationTiers } from './cancellation-tiers.service';
import { cancellationTiersOffice } from './cancellation-tiers.office';

export const cancellationTiers: Feature = {
  controllers: [CancellationTiersController],
  providers: [CancellationTiers],
  messages: cancellationTiersMessages,
  office: cancellationTiersOffice,
};
