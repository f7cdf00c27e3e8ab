import { h } from '#kit/element';
import { money, moment, number } from '#kit/format';
import { words } from '#kit/language';
import { pager } from '#kit/pager';
import { go } from '#kit/router';
import { emptyState } from '#kit/states';
import type { Entry } from './api';
import { accountName } from './words';

const say = words({
  ofDay: ['Entries of the day', 'قيود اليوم'],
  ofOrder: ['Entries of {order}', 'قيود {order}'],
  number: ['Number of an order', 'رقم الطلب'],
  show: ['Show', 'عرض'],
  all: ['All of the day', 'كل قيود اليوم'],
  none: ['No entries.', 'لا قيود.'],
  accounts: ['{debit} → {credit}', '{debit} ← {credit}'],
  points: ['{n} points', '{n} نقطة'],
});

interface Shown {
  date: string;
  /** Number of an order: only its entries, of all days. */
  reference: string | undefined;
  page: number;
  currency: string;
  zone: string | undefined;
}

/** Entries of the day or of an order, page by page. */
export function entriesPanel(
  { rows, pages }: { rows: Entry[]; pages: number },
  { date, reference, page, currency, zone }: Shown,
): HTMLElement {
  const address = (order?: string, at = 1) =>
    `/books/${date}?${new URLSearchParams({ ...(order && { order }), ...(at > 1 && { page: String(at) }) })}`;
  const input = h('input', {
    id: 'entries-order',
    type: 'search',
    value: reference,
    placeholder: 'ORD-1001',
    'aria-label': say('number'),
    dir: 'ltr',
  });
  const find = (event: Event) => {
    event.preventDefault();
    go(address(input.value.trim()));
  };
  return h(
    'section',
    { class: 'panel', id: 'entries' },
    h(
      'div',
      { class: 'bar' },
      h('h2', {}, reference ? say('ofOrder', { order: reference }) : say('ofDay')),
      h('form', { role: 'search', class: 'choice', onsubmit: find }, input, h('button', {}, say('show'))),
      reference && h('a', { href: address() }, say('all')),
    ),
    rows.length === 0 ? emptyState(say('none')) : entryList(rows, currency, zone),
    pager(page, pages, at => address(reference, at)),
  );
}

const entryList = (rows: Entry[], currency: string, zone: string | undefined): HTMLElement =>
  h('ul', { class: 'entries' }, ...rows.map(entry => entryRow(entry, currency, zone)));

const entryRow = (
  { debit, credit, amount, unit, reference, source, at }: Entry,
  currency: string,
  zone: string | undefined,
) =>
  h(
    'li',
    {},
    h(
      'span',
      {},
      say('accounts', { debit: accountName(debit), credit: accountName(credit) }),
      h('small', {}, h('bdi', {}, reference), reference && ' · ', moment(at, zone), ' · ', h('bdi', {}, source)),
    ),
    h('span', {}, unit === 'PTS' ? say('points', { n: number(amount) }) : money(amount, currency)),
  );
