import { Whole } from '#kit/fields/number-fields';
import { Nested } from '#kit/fields/shape-fields';
import { MAX_DAYS_BEFORE, MAX_TIERS } from '../cancellation/tiers';

class CancellationTierBody {
  @Whole({
    min: 0,
    max: MAX_DAYS_BEFORE,
    example: 7,
    description: 'Days before check-in until which the tier applies, at the check-in time.',
  })
  days_before: number;

  @Whole({ min: 0, max: 100, example: 100, description: 'Percent of the price of the nights that is refunded.' })
  refund_percent: number;
}

export class CancellationTiersBody {
  @Nested(() => CancellationTierBody, {
    list: { min: 1, max: MAX_TIERS },
    nullable: true,
    description: 'Tiers, most days first, with a percent that never rises; null for the tiers of the settings.',
  })
  tiers: CancellationTierBody[] | null;
}
