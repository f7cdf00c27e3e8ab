import type { Feature } from '#kit/service/feature';
import { CancellationTiersController } from './cancellation-tiers.controller';
import { cancellationTiersSentences } from './cancellation-tiers.sentences';
import { CancellationTiers } from './cancellation-tiers.service';

export const cancellationTiers: Feature = {
  controllers: [CancellationTiersController],
  providers: [CancellationTiers],
  sentences: cancellationTiersSentences,
};
