import { addDays, daysBetween, weekdayOf } from '#kit/days';
import { h } from '#kit/element';
import { calendar as calendarDay, day as dayText } from '#kit/format';
import { words } from '#kit/language';
import type { Block, CalendarStay } from '../api';
import { blockReason, span, statusTag } from '../words';
import { askToBlock, askToUnblock } from './blocks';
import type { KeptNights } from './kept-nights';
import { importedBy, keptOf, type MonthOptions } from './month-grid';

const w = words({
  free: ['{day}, free: block nights', '{day}، خالٍ: حجب ليالٍ'],
  bookings: ['Bookings of the month', 'حجوزات الشهر'],
  none: ['No booking in this month.', 'لا حجوزات في هذا الشهر.'],
});

/** One home on a phone: its days, then its bookings and blocks. */
export function oneStay({
  stay,
  month,
  kept: all,
  today,
  refresh,
}: MonthOptions & { stay: CalendarStay }): HTMLElement {
  const sunday = addDays(month.from, -weekdayOf(month.from));
  const bookings = stay.bookings.filter(({ status }) => status !== 'cancelled');
  const kept = keptOf(all, stay, daysBetween(month.from, month.to));
  const cell = (day: string): HTMLElement => {
    const number = Number(day.slice(8));
    const attributes = { 'data-day': day, 'aria-current': day === today ? 'date' : undefined };
    const booking = bookings.find(({ check_in, check_out }) => check_in <= day && day < check_out);
    if (booking) {
      const { guest_name: guest, status, reference } = booking;
      const label = `${dayText(day)}: ${guest}`;
      return h(
        'a',
        { ...attributes, 'data-status': status, href: `/bookings/${reference}`, 'aria-label': label },
        number,
      );
    }
    const imported = stay.imported.find(({ from, to }) => from <= day && day < to);
    if (imported) {
      const label = `${dayText(day)}: ${importedBy(imported.feed)}`;
      return h('a', { ...attributes, class: 'imported', href: '/calendar/feeds', 'aria-label': label }, number);
    }
    const held = kept.find(({ from, to }) => from <= day && day < to);
    if (held) {
      const label = `${dayText(day)}: ${held.sentence}`;
      return h('a', { ...attributes, class: `kept ${held.kind}`, href: held.address, 'aria-label': label }, number);
    }
    const block = stay.blocks.find(({ from, to }) => from <= day && day < to);
    const label = block ? `${dayText(day)}: ${blockReason(block.reason)}` : w('free', { day: dayText(day) });
    const onclick = () => (block ? askToUnblock(stay, block, refresh) : askToBlock(stay, day, refresh));
    const kind = block ? 'blocked' : undefined;
    return h('button', { ...attributes, type: 'button', class: kind, 'aria-label': label, onclick }, number);
  };
  return h(
    'div',
    {},
    h(
      'div',
      { class: 'month-days' },
      daysBetween(sunday, addDays(sunday, 7)).map(day => h('small', {}, calendarDay(day, { weekday: 'narrow' }))),
      daysBetween(sunday, month.from).map(() => h('span')),
      daysBetween(month.from, month.to).map(cell),
    ),
    h('h2', {}, w('bookings')),
    bookings.length === 0 && h('p', { class: 'faint' }, w('none')),
    h(
      'ul',
      { class: 'rows-list' },
      bookings.map(booking => h('li', {}, bookingLink(booking))),
      stay.blocks.map(block =>
        h(
          'li',
          {},
          blockButton(block, () => askToUnblock(stay, block, refresh)),
        ),
      ),
      stay.imported.map(held => h('li', {}, importLink(held))),
      kept.map(held => h('li', {}, keptLink(held))),
    ),
  );
}

const bookingLink = ({ reference, guest_name: guest, check_in, check_out, status }: CalendarStay['bookings'][number]) =>
  h(
    'a',
    { class: 'row', href: `/bookings/${reference}` },
    h('span', { class: 'stacked' }, h('strong', {}, h('bdi', {}, guest)), h('span', {}, span(check_in, check_out))),
    statusTag(status),
  );

const blockButton = ({ reason, from, to }: Block, unblock: () => unknown) =>
  h(
    'button',
    { type: 'button', class: 'row quiet', onclick: () => unblock() },
    h('span', { class: 'stacked' }, h('strong', {}, blockReason(reason)), h('span', {}, span(from, to))),
  );

const importLink = ({ feed, from, to }: CalendarStay['imported'][number]) =>
  h(
    'a',
    { class: 'row', href: '/calendar/feeds' },
    h('span', { class: 'stacked' }, h('strong', {}, importedBy(feed)), h('span', {}, span(from, to))),
  );

const keptLink = ({ sentence, from, to, address }: KeptNights) =>
  h(
    'a',
    { class: 'row', href: address },
    h('span', { class: 'stacked' }, h('strong', {}, sentence), h('span', {}, span(from, to))),
  );
