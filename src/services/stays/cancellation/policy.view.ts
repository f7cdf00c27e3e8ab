import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import type { PolicyStep } from './policy';

export const CancellationTierView = view('CancellationTierView', 'A step of the rules for cancelling', {
  days_before: shown.whole({
    description: 'Days before check-in until which it applies, at the check-in time.',
    example: 7,
  }),
  refund_percent: shown.whole({ description: 'Percent of the nights that is returned.', example: 100 }),
});

export const PolicyStepView = view('PolicyStepView', 'What cancelling returns until an instant', {
  until: shown.text({ description: 'The last instant of the step, in UTC.', example: '2026-05-02T11:00:00.000Z' }),
  until_local: shown.text({ description: 'The same instant in `time_zone`.', example: '2026-05-02T15:00:00' }),
  time_zone: shown.text({ description: 'Time zone of the company when it was priced.', example: 'Asia/Dubai' }),
  refund_percent: shown.whole({
    description:
      'Percent of `subtotal` that is returned, rounded to whole units; cleaning and deposit are returned in full.',
    example: 100,
  }),
  refund: shown.amount({
    from: 'refund_cents',
    description: 'What is returned in all, with cleaning and deposit.',
    example: 340,
  }),
});

/** The field of everything that has a policy. */
export const policyField = shown.read(
  { type: [PolicyStepView] },
  (policy: PolicyStep[]) => policy.map(PolicyStepView.of),
  {
    description:
      'What cancelling returns and until when, earliest step first. After the last one guests cannot cancel.',
  },
);
