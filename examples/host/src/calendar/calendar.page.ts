import { dataOf } from 'quintet-clients/answers';
import type { StaysSchemas } from 'quintet-clients/stays';
import { addMonths, isDay, monthOf, today } from '#kit/days';
import { h, put } from '#kit/element';
import { select } from '#kit/fields';
import { calendar as calendarDay, number } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { go, type Page, type Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { type CalendarStay, stays } from '../api';
import { type Office, whenBookingsChange, whenCalendarsChange } from '../office';
import { blockReason, count, statusName } from '../words';
import { type KeptNights, readKeptNights } from './kept-nights';
import { monthGrid } from './month-grid';
import { oneStay } from './one-stay';

type Month = StaysSchemas['CalendarView'];

const w = words({
  title: ['Calendar', 'التقويم'],
  earlier: ['Previous month', 'الشهر السابق'],
  later: ['Next month', 'الشهر التالي'],
  thisMonth: ['This month', 'هذا الشهر'],
  others: ['Other calendars', 'تقاويم أخرى'],
  imported: ['Taken in another calendar', 'محجوز في تقويم آخر'],
  stay: ['Home', 'البيت'],
  none: ['There is no home yet.', 'لا يوجد بيت بعد.'],
  stale: ['{n} out of date', 'غير محدّث: {n}'],
  offer: ['Offered to a waiting guest', 'معروضة على ضيف منتظر'],
  change: ['Kept for a change of dates', 'محفوظة لتغيير تواريخ'],
  hint: ['Click a free day to block nights.', 'انقر يومًا خاليًا لحجب ليالٍ.'],
});

const WIDE = matchMedia('(min-width: 60rem)');
const SHOWN = ['pending', 'confirmed', 'checked_in', 'completed'] as const;

/** `/calendar?month=2027-01&stay=12`: all homes as rows, on a phone one of them. */
export async function calendarPage(office: Office, { query, left }: Visit): Promise<Page> {
  const { settings } = office;
  const now = today(settings.timezone);
  const requested = `${query.get('month')}-01`;
  const first = isDay(requested) ? requested : monthOf(now);
  const read = () => dataOf(stays.GET('/api/calendar', { params: { query: { month: first.slice(0, 7) } } }));
  const others = h('a', { class: 'button quiet others', href: '/calendar/feeds' });
  const readOthers = async () => {
    const [conflicts, feeds] = await Promise.all([
      dataOf(stays.GET('/api/calendar/conflicts')),
      dataOf(stays.GET('/api/calendar/feeds')),
    ]);
    const stale = feeds.filter(({ state }) => state === 'stale').length;
    put(
      others,
      w('others'),
      conflicts.length > 0 && h('span', { class: 'tag bad' }, count('conflict', conflicts.length)),
      stale > 0 && h('span', { class: 'tag bad' }, w('stale', { n: number(stale) })),
    );
  };
  const readAll = async (): Promise<[Month, KeptNights[]]> => {
    const [found, nights] = await Promise.all([read(), readKeptNights(office), readOthers()]);
    return [found, nights];
  };
  let [month, kept] = await readAll();
  const shown = h('div', { class: 'calendar' });
  const draw = () => {
    const stay = month.stays.find(({ id }) => String(id) === query.get('stay')) ?? month.stays[0];
    const options = { month, kept, today: now, refresh };
    if (!stay) put(shown, emptyState(w('none')));
    else if (WIDE.matches) put(shown, h('p', { class: 'faint' }, w('hint')), monthGrid(options), legend());
    else put(shown, stayChoice(month.stays, stay, first), oneStay({ ...options, stay }), legend());
  };
  const refresh = async () => {
    [month, kept] = await readAll();
    if (!left.aborted) draw();
  };
  WIDE.addEventListener('change', draw, { signal: left });
  whenBookingsChange(left, refresh);
  whenCalendarsChange(left, refresh);
  draw();
  const link = (id: string, label: string, to: string) =>
    h('a', { id, class: 'button', href: addressOf(to, query.get('stay')) }, label);
  const body = h(
    'div',
    {},
    h(
      'div',
      { class: 'bar' },
      h('h1', {}, calendarDay(first, { month: 'long', year: 'numeric' })),
      h(
        'div',
        { class: 'buttons' },
        others,
        link('earlier', w('earlier'), addMonths(first, -1)),
        link('now', w('thisMonth'), monthOf(now)),
        link('later', w('later'), addMonths(first, 1)),
      ),
    ),
    shown,
  );
  return { title: w('title'), body, place: 'calendar' };
}

function addressOf(month: string, stay: string | null): string {
  const query = new URLSearchParams({ month: month.slice(0, 7) });
  if (stay) query.set('stay', stay);
  return `/calendar?${query}`;
}

const stayChoice = (of: CalendarStay[], chosen: CalendarStay, month: string): HTMLElement =>
  select({
    name: 'stay',
    label: w('stay'),
    value: String(chosen.id),
    options: of.map(({ id, title }) => ({ value: String(id), label: inLanguage(title) })),
    onchange: ({ target }) => go(addressOf(month, (target as HTMLSelectElement).value)),
  });

/** The meaning of the colours. */
const legend = (): HTMLElement =>
  h(
    'ul',
    { class: 'legend' },
    ...SHOWN.map(status => h('li', { 'data-status': status }, statusName(status))),
    h('li', { class: 'blocked' }, blockReason('other')),
    h('li', { class: 'imported' }, w('imported')),
    h('li', { class: 'kept offer' }, w('offer')),
    h('li', { class: 'kept change' }, w('change')),
  );
