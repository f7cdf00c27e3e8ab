import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import type { PolicyStep } from './policy';

export const CancellationTierView = view('CancellationTierView', 'A tier of the refunds of cancellations', {
  days_before: shown.whole({
    description: 'Days before check-in until which the tier applies, at the check-in time.',
    example: 7,
  }),
  refund_percent: shown.whole({ description: 'Percent of the price of the nights that is refunded.', example: 100 }),
});

export const PolicyStepView = view('PolicyStepView', 'Refund of a cancellation until an instant', {
  until: shown.text({ description: 'Last instant of the step, in UTC.', example: '2026-05-02T11:00:00.000Z' }),
  until_local: shown.text({ description: '`until` as local time of `time_zone`.', example: '2026-05-02T15:00:00' }),
  time_zone: shown.text({ description: 'Time zone of the company when the policy was made.', example: 'Asia/Dubai' }),
  refund_percent: shown.whole({
    description:
      'Percent of `subtotal` that is refunded, rounded to whole units; cleaning fee and deposit are refunded in full.',
    example: 100,
  }),
  refund: shown.amount({
    from: 'refund_cents',
    description: 'Total refund, cleaning fee and deposit included.',
    example: 340,
  }),
});

/** The policy, for all views that have one. */
export const policyField = shown.read(
  { type: [PolicyStepView] },
  (policy: PolicyStep[]) => policy.map(PolicyStepView.of),
  {
    description: 'Refunds of a cancellation by deadline, earliest first. Guests cannot cancel after the last one.',
  },
);
