import { h } from '#kit/element';
import { words } from '#kit/language';
import { pageAddress, pager } from '#kit/pager';
import type { Page, Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import type { Signed } from '../member';
import { orders } from '../orders/orders';
import { readClock, readDifferences, readOpenRefunds, readRuns } from './api';
import { differenceCard } from './difference-card';
import { changedDifference } from './feed';
import { type List, listLinks, listName, listOf } from './lists';
import { livePart } from './live-part';
import './money.css';
import { refundRow } from './refund-row';
import { runsPanel } from './runs';

const say = words({
  title: ['Differences', 'الاختلافات'],
  hint: [
    'Payments that a processor describes differently than we do.',
    'دفعات تصفها جهة الدفع على نحو يختلف عمّا لدينا.',
  ],
  refundsHint: ['Money that has been decided to go back and has not.', 'أموال تقرر ردها ولم تُرد بعد.'],
  none: ['Nothing here. Payments agree with the processors.', 'لا شيء هنا. الدفعات متطابقة مع جهات الدفع.'],
  noneEnded: ['Nothing here yet.', 'لا شيء هنا بعد.'],
  noRefunds: ['Nothing here. Every refund has been returned.', 'لا شيء هنا. رُدّت كل المبالغ.'],
});

/** Differences with the processors, each with what can be done about it, the latest comparisons, and open refunds. */
export async function differencesPage(signed: Signed, visit: Visit): Promise<Page> {
  const list = listOf(visit.query.get('list'));
  const part = await (list === 'refunds' ? refunds(signed, visit) : differences(list, signed, visit));
  const body = h(
    'div',
    {},
    h('div', { class: 'bar' }, h('h1', {}, say('title')), listLinks(list)),
    h('p', { class: 'faint' }, say(list === 'refunds' ? 'refundsHint' : 'hint')),
    part,
  );
  return { title: say('title'), body, place: 'differences' };
}

function differences(list: Exclude<List, 'refunds'>, { member, settings }: Signed, visit: Visit): Promise<HTMLElement> {
  const mayAct = member.permissions.includes('books.refund');
  const isLinked = member.permissions.includes('orders.view');
  const page = Number(visit.query.get('page')) || 1;
  return livePart({
    left: visit.left,
    changes: [changedDifference],
    read: () => Promise.all([readDifferences(list, page), readRuns(), readClock(member)]),
    isPolled: ([, runs]) => runs.some(({ status }) => status === 'running'),
    show: ([{ rows, pages }, runs, { zone }], renew) => [
      h(
        'div',
        { class: 'beside' },
        runsPanel(runs, { mayAct, zone, renew }),
        h(
          'section',
          { 'aria-label': listName(list) },
          rows.length === 0
            ? emptyState(say(list === 'open' ? 'none' : 'noneEnded'))
            : h(
                'ul',
                { class: 'differences' },
                ...rows.map(each =>
                  differenceCard(each, { currency: settings.currency, mayAct, isLinked, zone, renew }),
                ),
              ),
          pager(page, pages, pageAddress),
        ),
      ),
    ],
  });
}

function refunds({ member, settings }: Signed, visit: Visit): Promise<HTMLElement> {
  const { currency } = settings;
  const mayAct = member.permissions.includes('books.refund');
  return livePart({
    left: visit.left,
    changes: [orders],
    read: () => Promise.all([readOpenRefunds(), readClock(member)]),
    show: ([rows, { zone }], renew) => [
      rows.length === 0
        ? emptyState(say('noRefunds'))
        : h(
            'ul',
            { class: 'refunds panel' },
            ...rows.map(refund => refundRow(refund, { currency, mayAct, isLinked: true, zone, renew })),
          ),
    ],
  });
}
