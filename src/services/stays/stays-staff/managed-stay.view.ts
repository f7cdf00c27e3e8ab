import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import type { CancellationTier } from '../cancellation/policy';
import { CancellationTierView } from '../cancellation/policy.view';
import { stayFields } from '../stays/stay.view';
import { missingForPublication, type Publishable } from './publication';

const TIME = { nullable: true, description: 'null for the default of the settings' } as const;

export const ManagedStayView = view('ManagedStayView', 'A stay with all its fields, as the host edits it', {
  ...stayFields,
  check_in_time: shown.text({ ...TIME, example: '15:00' }),
  check_out_time: shown.text({ ...TIME, example: '11:00' }),
  fills_gaps: shown.flag({
    description: 'Whether a whole gap between held nights can be booked although it is shorter than the minimum.',
  }),
  cancellation_tiers: shown.read(
    { type: [CancellationTierView] },
    (tiers: CancellationTier[]) => tiers.map(({ days_before, refund_percent }) => ({ days_before, refund_percent })),
    {
      nullable: true,
      description: 'What guests get back by days before check-in, the most days first; null for those of the settings.',
    },
  ),
  missing: shown.made(
    {
      type: [String],
      description: 'Missing requirements for publication; empty when the stay is complete',
      example: ['title.ar', 'photographs'],
    },
    (row: Publishable) => missingForPublication(row),
  ),
  created_at: shown.instant(),
});
export type ManagedStayView = InstanceType<typeof ManagedStayView>;
