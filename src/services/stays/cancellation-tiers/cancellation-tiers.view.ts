import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { CancellationTierView } from '../cancellation/policy.view';

export const CancellationTiersView = view('CancellationTiersView', 'Cancellation tiers of a stay', {
  tiers: shown.many(CancellationTierView, {
    nullable: true,
    description: 'Tiers, most days first; null while those of the settings apply.',
  }),
});
export type CancellationTiersView = InstanceType<typeof CancellationTiersView>;
