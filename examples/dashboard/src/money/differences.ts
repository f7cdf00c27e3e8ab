import { h } from '#kit/element';
import { type Sentence, words } from '#kit/language';
import { pageAddress, pager } from '#kit/pager';
import type { Page, Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import type { Signed } from '../member';
import { readDifferences, readRuns } from './api';
import { differenceCard } from './difference-card';
import { changedDifference } from './feed';
import { livePart } from './live-part';
import './money.css';
import { runsPanel } from './runs';

const LISTS = {
  open: ['Open', 'مفتوحة'],
  repaired: ['Repaired', 'مُعالجة'],
  ignored: ['Left as they are', 'متروكة كما هي'],
  gone: ['Gone', 'زالت'],
} as const satisfies Record<string, Sentence>;
type List = keyof typeof LISTS;

const listName = words<List>(LISTS);
const say = words({
  title: ['Differences', 'الاختلافات'],
  hint: [
    'Payments that a processor describes differently than we do.',
    'دفعات تصفها جهة الدفع على نحو يختلف عمّا لدينا.',
  ],
  lists: ['Lists', 'القوائم'],
  none: ['Nothing here. Payments agree with the processors.', 'لا شيء هنا. الدفعات متطابقة مع جهات الدفع.'],
  noneEnded: ['Nothing here yet.', 'لا شيء هنا بعد.'],
});

const isList = (name: string | null): name is List => name !== null && name in LISTS;

/** Differences with the processors, each with what can be done about it, and the latest comparisons. */
export async function differencesPage({ member, settings }: Signed, { query, left }: Visit): Promise<Page> {
  const asked = query.get('list');
  const list = isList(asked) ? asked : 'open';
  const page = Number(query.get('page')) || 1;
  const mayAct = member.permissions.includes('books.refund');

  const part = await livePart({
    left,
    changes: [changedDifference],
    read: () => Promise.all([readDifferences(list, page), readRuns()]),
    isPolled: ([, runs]) => runs.some(({ status }) => status === 'running'),
    show: ([{ rows, pages }, runs], renew) => [
      h(
        'div',
        { class: 'beside' },
        runsPanel(runs, mayAct, renew),
        h(
          'section',
          { 'aria-label': listName(list) },
          rows.length === 0
            ? emptyState(say(list === 'open' ? 'none' : 'noneEnded'))
            : h('ul', { class: 'differences' }, ...rows.map(each => differenceCard(each, settings.currency, mayAct, renew))),
          pager(page, pages, pageAddress),
        ),
      ),
    ],
  });
  const body = h(
    'div',
    {},
    h('div', { class: 'bar' }, h('h1', {}, say('title')), lists(list)),
    h('p', { class: 'faint' }, say('hint')),
    part,
  );
  return { title: say('title'), body, place: 'differences' };
}

const lists = (shown: List): HTMLElement =>
  h(
    'nav',
    { class: 'choice', 'aria-label': say('lists') },
    ...(Object.keys(LISTS) as List[]).map(name =>
      h(
        'a',
        { id: `list-${name}`, class: 'button', href: `/differences?list=${name}`, 'aria-current': name === shown && 'true' },
        listName(name),
      ),
    ),
  );
