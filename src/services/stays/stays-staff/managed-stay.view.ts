import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import type { CancellationTier } from '../cancellation/policy';
import { CancellationTierView } from '../cancellation/policy.view';
import { stayFields } from '../stays/stay.view';
import { missingForPublication, type Publishable } from './publication';

export const ManagedStayView = view('ManagedStayView', 'A stay with all its fields, as the host edits it', {
  ...stayFields,
  check_in_time: shown.text({
    nullable: true,
    example: '15:00',
    description: 'Check-in time, `HH:MM`, in the company’s time zone; null for the default of the settings.',
  }),
  check_out_time: shown.text({
    nullable: true,
    example: '11:00',
    description: 'Check-out time, `HH:MM`, in the company’s time zone; null for the default of the settings.',
  }),
  fills_gaps: shown.flag({
    description: 'Whether a whole gap between held nights can be booked although it is shorter than the minimum.',
  }),
  cancellation_tiers: shown.read(
    { type: [CancellationTierView] },
    (tiers: CancellationTier[]) => tiers.map(({ days_before, refund_percent }) => ({ days_before, refund_percent })),
    {
      nullable: true,
      description: 'Cancellation tiers, most days first; null while those of the settings apply.',
    },
  ),
  missing: shown.made(
    {
      type: [String],
      description: 'Missing requirements for publication; empty when the stay is complete.',
      example: ['title.ar', 'photographs'],
    },
    (row: Publishable) => missingForPublication(row),
  ),
  created_at: shown.instant(),
});
export type ManagedStayView = InstanceType<typeof ManagedStayView>;
