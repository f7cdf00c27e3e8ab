import { Whole } from '#kit/fields/number-fields';
import { Nested } from '#kit/fields/shape-fields';
import { MAX_DAYS_BEFORE, MAX_TIERS } from '../cancellation/tiers';

class CancellationTierBody {
  @Whole({
    min: 0,
    max: MAX_DAYS_BEFORE,
    example: 7,
    description: 'Days before check-in until which it applies, at the check-in time.',
  })
  days_before: number;

  @Whole({ min: 0, max: 100, example: 100, description: 'Percent of the nights that is returned.' })
  refund_percent: number;
}

export class CancellationTiersBody {
  @Nested(() => CancellationTierBody, {
    list: { min: 1, max: MAX_TIERS },
    nullable: true,
    description: 'With the most days first and a percent that never rises; null for the tiers of the settings',
  })
  tiers: CancellationTierBody[] | null;
}
