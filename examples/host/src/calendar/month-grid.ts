import type { StaysSchemas } from 'quintet-clients/stays';
import { addDays, daysBetween, weekdayOf } from '#kit/days';
import { h } from '#kit/element';
import { calendar as calendarDay } from '#kit/format';
import { inLanguage, language, words } from '#kit/language';
import type { Block, CalendarStay } from '../api';
import { blockReason, span, statusName } from '../words';
import { askToBlock, askToUnblock } from './blocks';
import type { KeptNights } from './kept-nights';

export interface MonthOptions {
  month: StaysSchemas['CalendarView'];
  kept: KeptNights[];
  today: string;
  /** Reads the month again. */
  refresh: () => Promise<unknown>;
}

const w = words({
  home: ['Home', 'البيت'],
  block: ['Block nights', 'حجب ليالٍ'],
  imported: ['Taken in {feed}', 'محجوز في {feed}'],
});

/** Homes as rows, nights as columns. */
export function monthGrid(options: MonthOptions): HTMLElement {
  const { month, today } = options;
  const days = daysBetween(month.from, month.to);
  const dayHead = (day: string) =>
    h(
      'span',
      { class: `${isWeekend(day) ? 'weekend' : ''} ${day === today ? 'now' : ''}` },
      h('small', {}, calendarDay(day, { weekday: 'narrow' })),
      h('span', {}, Number(day.slice(8))),
    );
  return h(
    'div',
    { class: 'grid', style: `--days: ${days.length}` },
    h(
      'div',
      { class: 'grid-row' },
      h('span', { class: 'faint' }, w('home')),
      h('div', { class: 'track' }, days.map(dayHead)),
    ),
    ...month.stays.map(stay => row(stay, days, options)),
  );
}

/** Friday and Saturday nights. */
const isWeekend = (day: string): boolean => weekdayOf(day) >= 5;

function row(stay: CalendarStay, days: string[], { kept, today, refresh }: MonthOptions): HTMLElement {
  const block = (from: string) => askToBlock(stay, from, refresh);
  const isFree = ({ target }: Event) => target === track;
  const track: HTMLElement = h(
    'div',
    {
      class: 'track days-track',
      onclick: event => isFree(event) && block(dayAt(track, days, event as MouseEvent)),
    },
    stay.bookings.filter(({ status }) => status !== 'cancelled').map(booking => bookingBar(booking, days)),
    stay.blocks.map(held => blockBar(held, days, () => askToUnblock(stay, held, refresh))),
    stay.imported.map(held => importBar(held, days)),
    keptOf(kept, stay, days).map(nights => keptBar(nights, days)),
  );
  const title = inLanguage(stay.title);
  const first = days.find(day => day >= today) ?? days[0]!;
  return h(
    'div',
    { class: 'grid-row', 'data-stay': stay.slug },
    h(
      'div',
      { class: 'grid-name' },
      h('a', { href: `/stays/${stay.id}` }, title),
      h(
        'button',
        { type: 'button', class: 'quiet', 'aria-label': `+ ${w('block')}: ${title}`, onclick: () => block(first) },
        '+',
      ),
    ),
    track,
  );
}

const bookingBar = (booking: CalendarStay['bookings'][number], days: string[]): HTMLElement => {
  const { reference, guest_name: guest, check_in, check_out, status } = booking;
  const details = `${span(check_in, check_out)}, ${statusName(status)}`;
  return h(
    'a',
    {
      class: 'held',
      href: `/bookings/${reference}`,
      'data-status': status,
      style: columns(days, check_in, check_out),
      title: `${guest}, ${details}`,
    },
    h('bdi', {}, guest),
    h('span', { class: 'unseen' }, `, ${details}`),
  );
};

const blockBar = (block: Block, days: string[], unblock: () => unknown): HTMLElement =>
  h(
    'button',
    {
      type: 'button',
      class: 'held blocked',
      style: columns(days, block.from, block.to),
      title: [blockReason(block.reason), block.note].filter(Boolean).join(': '),
      onclick: () => unblock(),
    },
    h('span', {}, blockReason(block.reason)),
    h('span', { class: 'unseen' }, `, ${span(block.from, block.to)}`),
  );

/** Leads to the calendars that are read; only the other platform can free its nights. */
const importBar = ({ feed, from, to }: CalendarStay['imported'][number], days: string[]): HTMLElement =>
  h(
    'a',
    { class: 'held imported', href: '/calendar/feeds', style: columns(days, from, to), title: importedBy(feed) },
    h('bdi', {}, feed),
    h('span', { class: 'unseen' }, `, ${importedBy(feed)}, ${span(from, to)}`),
  );

const keptBar = ({ kind, guest, from, to, sentence, address }: KeptNights, days: string[]): HTMLElement =>
  h(
    'a',
    { class: `held kept ${kind}`, href: address, style: columns(days, from, to), title: sentence },
    h('bdi', {}, guest),
    h('span', { class: 'unseen' }, `, ${sentence}, ${span(from, to)}`),
  );

/** Kept nights of a home with a night among these days. */
export const keptOf = (kept: KeptNights[], { slug }: CalendarStay, days: string[]): KeptNights[] =>
  kept.filter(({ staySlug, from, to }) => staySlug === slug && days.some(day => from <= day && day < to));

export const importedBy = (feed: string): string => w('imported', { feed });

/** Grid lines of the nights that lie in this month. */
function columns(days: string[], from: string, to: string): string {
  const start = Math.max(0, days.indexOf(from));
  const end = days.includes(to) ? days.indexOf(to) : days.length;
  return `grid-column: ${start + 1} / ${end + 1}`;
}

/** The day under the pointer; days run as the language is read. */
function dayAt(track: HTMLElement, days: string[], { clientX }: MouseEvent): string {
  const { left, right, width } = track.getBoundingClientRect();
  const offset = language() === 'ar' ? right - clientX : clientX - left;
  return addDays(days[0]!, Math.min(days.length - 1, Math.floor((offset / width) * days.length)));
}
