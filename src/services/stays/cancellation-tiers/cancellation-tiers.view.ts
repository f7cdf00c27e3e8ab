import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { CancellationTierView } from '../cancellation/policy.view';

export const CancellationTiersView = view('CancellationTiersView', 'Rules of a stay for cancelling', {
  tiers: shown.many(CancellationTierView, {
    nullable: true,
    description: 'With the most days first; null while those of the settings apply.',
  }),
});
export type CancellationTiersView = InstanceType<typeof CancellationTiersView>;
