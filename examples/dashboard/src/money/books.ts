import { h } from '#kit/element';
import { addDays, isDay } from '#kit/days';
import { fullDay, moment } from '#kit/format';
import { words } from '#kit/language';
import { go, type Page, type Visit } from '#kit/router';
import { tell } from '#kit/toast';
import { openDialog } from '#kit/dialog';
import type { Signed } from '../member';
import { orders } from '../orders/orders';
import { closeDay, type Day, readCheck, readClock, readDay, readEntries, readKitchenNames } from './api';
import { checkResult } from './check-result';
import { dayFigures } from './day-figures';
import { entriesPanel } from './entries';
import { changedDifference } from './feed';
import { livePart } from './live-part';
import './money.css';

const say = words({
  title: ['Books', 'الدفاتر'],
  day: ['Day', 'اليوم'],
  earlier: ['Previous day', 'اليوم السابق'],
  later: ['Next day', 'اليوم التالي'],
  open: ['Open', 'مفتوح'],
  closed: ['Closed {at}', 'أُقفل {at}'],
  digest: ['Proof: {digest}', 'البصمة: {digest}'],
  close: ['Close the day', 'إقفال اليوم'],
  closeTitle: ['Close {day}?', 'إقفال {day}؟'],
  closeHint: [
    'Its figures never change afterwards. What still comes for it is counted on the next open day.',
    'لا تتغير أرقامه بعد ذلك، وما يرد عنه لاحقًا يُحتسب في أول يوم مفتوح.',
  ],
  isClosed: ['The day is closed.', 'تم إقفال اليوم.'],
});

/** A day of the company in the books, today if none is named. */
export async function booksPage({ member, settings }: Signed, { parameters, query, left }: Visit): Promise<Page> {
  const [{ date: now, zone }, kitchenName] = await Promise.all([readClock(member), readKitchenNames()]);
  const date = isDay(parameters['date']) ? parameters['date'] : now;
  const reference = query.get('order')?.trim() || undefined;
  const page = Number(query.get('page')) || 1;
  const mayClose = member.permissions.includes('books.close') && date < now;

  const part = await livePart({
    left,
    changes: [orders, changedDifference],
    read: () => Promise.all([readDay(date), readCheck(), readEntries(reference ? { reference } : { day: date }, page)]),
    show: ([day, check, entries], renew) => [
      heading(day, zone),
      mayClose && day.closed_at === null && closeButton(date, renew),
      ...dayFigures(day, settings.currency, kitchenName),
      entriesPanel(entries, { date, reference, page, currency: settings.currency, zone }),
      checkResult(check, zone),
    ],
  });
  const body = h('div', {}, h('div', { class: 'bar' }, h('h1', {}, say('title')), dayChoice(date, now)), part);
  return { title: say('title'), body, place: 'books' };
}

const step = (id: string, date: string, name: string, sign: string, isOff: boolean) =>
  h(
    'button',
    { type: 'button', id, class: 'icon', 'aria-label': name, disabled: isOff, onclick: () => go(`/books/${date}`) },
    h('span', { class: 'arrow', 'aria-hidden': 'true' }, sign),
  );

function dayChoice(date: string, now: string): HTMLElement {
  const input: HTMLInputElement = h('input', {
    id: 'day',
    type: 'date',
    value: date,
    max: now,
    'aria-label': say('day'),
    onchange: () => isDay(input.value) && input.value !== date && go(`/books/${input.value}`),
  });
  return h(
    'div',
    { class: 'choice' },
    step('earlier', addDays(date, -1), say('earlier'), '‹', false),
    input,
    step('later', addDays(date, 1), say('later'), '›', date >= now),
  );
}

const heading = ({ date, closed_at, digest }: Day, zone: string | undefined): HTMLElement =>
  h(
    'p',
    {},
    `${fullDay(date)} `,
    closed_at === null
      ? h('span', { class: 'tag' }, say('open'))
      : h('span', { class: 'tag good' }, say('closed', { at: moment(closed_at, zone) })),
    digest !== null && h('small', { class: 'digest' }, say('digest', { digest: digest.slice(0, 16) })),
  );

const closeButton = (date: string, renew: () => Promise<void>): HTMLButtonElement =>
  h(
    'button',
    {
      type: 'button',
      id: 'close-day',
      class: 'main',
      onclick: async () => {
        const options = {
          title: say('closeTitle', { day: fullDay(date) }),
          hint: say('closeHint'),
          button: say('close'),
          send: () => closeDay(date),
        };
        if (!(await openDialog(options))) return;
        tell(say('isClosed'));
        await renew();
      },
    },
    say('close'),
  );
