import { h } from '#kit/element';
import { moment, number } from '#kit/format';
import { words } from '#kit/language';
import { attempt, tell } from '#kit/toast';
import { reconcile, type Run } from './api';

const say = words({
  title: ['Comparisons', 'المقارنات'],
  start: ['Compare now', 'قارن الآن'],
  started: ['Payments are being compared.', 'تجري مقارنة الدفعات.'],
  none: ['No comparison yet.', 'لا مقارنات بعد.'],
  counts: ['{payments} payments, {found} new differences', 'الدفعات: {payments}، اختلافات جديدة: {found}'],
  unanswered: ['{n} without an answer', 'دون رد: {n}'],
});

const statusName = words<Run['status']>({
  running: ['Running', 'جارية'],
  complete: ['Complete', 'مكتملة'],
  incomplete: ['Incomplete', 'غير مكتملة'],
});
const STATUS_CLASS: Record<Run['status'], string> = { running: '', complete: 'good', incomplete: 'bad' };
const SHOWN = 8;

/** The latest comparisons with the processors, and a button that starts one. */
export function runsPanel(
  runs: Run[],
  { mayAct, zone, renew }: { mayAct: boolean; zone: string | undefined; renew: () => Promise<void> },
): HTMLElement {
  const start: HTMLButtonElement = h(
    'button',
    {
      type: 'button',
      id: 'reconcile',
      class: 'main',
      disabled: runs.some(({ status }) => status === 'running'),
      onclick: () =>
        attempt(start, async () => {
          await reconcile();
          tell(say('started'));
          await renew();
        }),
    },
    say('start'),
  );
  return h(
    'aside',
    { class: 'panel', id: 'runs', 'aria-label': say('title') },
    h('h2', {}, say('title')),
    mayAct && start,
    runs.length === 0 && h('p', { class: 'faint' }, say('none')),
    h('ul', {}, ...runs.slice(0, SHOWN).map(run => runRow(run, zone))),
  );
}

const runRow = ({ status, started_at, payments, found, unanswered }: Run, zone: string | undefined) =>
  h(
    'li',
    { 'data-run': status },
    h(
      'span',
      {},
      moment(started_at, zone),
      h('small', {}, say('counts', { payments: number(payments), found: number(found) })),
      unanswered > 0 && h('small', {}, say('unanswered', { n: number(unanswered) })),
    ),
    h('span', { class: `tag ${STATUS_CLASS[status]}` }, statusName(status)),
  );
