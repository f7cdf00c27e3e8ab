import type { StaysSchemas } from 'quintet-clients/stays';
import { h } from '#kit/element';
import { momentThere, money } from '#kit/format';
import { words } from '#kit/language';

type Step = StaysSchemas['QuoteView']['policy'][number];

const p = words({
  title: ['If you cancel', 'عند الإلغاء'],
  until: ['Until {moment}: {amount} goes back to you', 'حتى {moment}: يُعاد إليك {amount}'],
  after: ['After that it cannot be cancelled.', 'بعد ذلك لا يمكن الإلغاء.'],
});

/** How much goes back, and until when, by the clock of the home. */
export const policySteps = (steps: Step[], currency: string): HTMLElement =>
  h(
    'section',
    { class: 'policy' },
    h('p', {}, h('strong', {}, p('title'))),
    h(
      'ul',
      {},
      steps.map(({ until, time_zone, refund }) =>
        h('li', {}, p('until', { moment: momentThere(until, time_zone), amount: money(refund, currency) })),
      ),
      h('li', {}, p('after')),
    ),
  );
