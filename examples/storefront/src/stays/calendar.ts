import { dataOf } from 'quintet-clients/answers';
import { h, put } from '#kit/element';
import { calendar as calendarDay, day as dayInWords } from '#kit/format';
import { words } from '#kit/language';
import { say } from '#kit/refusals';
import { stays } from './api';
import { addDays, addMonths, monthOf, daysBetween, weekdayOf } from '#kit/days';

const c = words({
  earlier: ['Earlier', 'أبكر'],
  later: ['Later', 'لاحقًا'],
  taken: ['{day}, taken', '{day}، محجوز'],
  hint: ['Choose the day you come and the day you leave.', 'اختر يوم الوصول ويوم المغادرة.'],
});

const MONTHS = 2;

export interface Nights {
  checkIn: string;
  checkOut: string;
}

interface Options {
  slug: string;
  today: string;
  chosen: Nights | undefined;
  choose: (nights: Nights) => unknown;
}

/** Two months of a home: nights that are held cannot be chosen, except as the day of leaving. */
export function calendar({ slug, today, chosen, choose }: Options): HTMLElement {
  const months = h('div', { class: 'months' });
  let first = monthOf(chosen?.checkIn ?? today);
  let checkIn = chosen?.checkIn;
  let checkOut = chosen?.checkOut;
  let taken = new Set<string>();

  const read = async () => {
    const query = { from: first, to: addMonths(first, MONTHS) };
    const held = await dataOf(stays.GET('/api/stays/{slug}/availability', { params: { path: { slug }, query } }));
    taken = new Set([...taken, ...held.nights]);
    draw();
  };
  const move = (by: number) => {
    first = addMonths(first, by);
    return read();
  };
  const isLeaving = (day: string) =>
    checkIn !== undefined && !checkOut && day > checkIn && daysBetween(checkIn, day).every(night => !taken.has(night));
  const click = (day: string) => {
    if (isLeaving(day)) checkOut = day;
    else [checkIn, checkOut] = [day, undefined];
    draw();
    months.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    if (checkIn && checkOut) choose({ checkIn, checkOut });
  };
  const dayButton = (day: string) => {
    const isStart = day === checkIn || day === checkOut;
    const label = taken.has(day) ? c('taken', { day: dayInWords(day) }) : dayInWords(day);
    return h(
      'button',
      {
        type: 'button',
        'data-day': day,
        'aria-label': label,
        'aria-pressed': isStart ? 'true' : undefined,
        class: checkIn && checkOut && day > checkIn && day < checkOut ? 'between' : undefined,
        disabled: day < today || (taken.has(day) && !isStart && !isLeaving(day)),
        onclick: () => click(day),
      },
      Number(day.slice(8)),
    );
  };
  const draw = () =>
    put(months, ...Array.from({ length: MONTHS }, (_, index) => month(addMonths(first, index), dayButton)));

  draw();
  read().catch((failure: unknown) => put(months, h('p', { class: 'problem' }, say(failure))));
  return h(
    'div',
    { class: 'calendar' },
    h('p', { class: 'faint' }, c('hint')),
    h(
      'div',
      { class: 'turn' },
      h('button', { type: 'button', onclick: () => first > monthOf(today) && move(-1) }, c('earlier')),
      h('button', { type: 'button', onclick: () => move(1) }, c('later')),
    ),
    months,
  );
}

function month(first: string, dayButton: (day: string) => HTMLElement): HTMLElement {
  const sunday = addDays(first, -weekdayOf(first));
  const days = daysBetween(first, addMonths(first, 1));
  return h(
    'section',
    {},
    h('h3', {}, calendarDay(first, { month: 'long', year: 'numeric' })),
    h(
      'div',
      { class: 'days' },
      daysBetween(sunday, addDays(sunday, 7)).map(day =>
        h('span', { class: 'faint' }, calendarDay(day, { weekday: 'narrow' })),
      ),
      daysBetween(sunday, first).map(() => h('span')),
      days.map(dayButton),
    ),
  );
}
