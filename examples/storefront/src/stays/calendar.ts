import { h, put } from '#kit/element';
import { calendar as calendarDay, day as dayInWords, money, number } from '#kit/format';
import { words } from '#kit/language';
import { say } from '#kit/refusals';
import { addDays, addMonths, monthOf, daysBetween, weekdayOf } from '#kit/days';
import { count } from './counts';
import { NightCalendar, type Nights } from './night-calendar';

const c = words({
  earlier: ['Earlier', 'أبكر'],
  later: ['Later', 'لاحقًا'],
  taken: ['{day}, taken', '{day}، محجوز'],
  priced: ['{day}, {price} a night', '{day}، {price} لليلة'],
  noArrival: ['{day}, no arrival', '{day}، لا وصول فيه'],
  noDeparture: ['{day}, no check-out', '{day}، لا مغادرة فيه'],
  hint: ['Choose the day you come and the day you leave.', 'اختر يوم الوصول ويوم المغادرة.'],
  leave: ['Now choose the day you leave.', 'اختر الآن يوم المغادرة.'],
  least: ['At least {nights} from this day.', 'الحد الأدنى من هذا اليوم: {nights}.'],
});

const MONTHS = 2;

interface Options {
  slug: string;
  today: string;
  currency: string;
  chosen: Nights | undefined;
  choose: (nights: Nights) => unknown;
  /** Nights of the guest's own booking, which can be chosen again. */
  own?: Nights;
  /** Whether taken nights can be chosen too, to wait for them. */
  offersTaken?: boolean;
}

/**
 * Two months of a home with the price of each night. Days on which a booking cannot begin, and then those on which it
 * cannot end, cannot be chosen.
 */
export function calendar({ slug, today, currency, chosen, choose, own, offersTaken = false }: Options): HTMLElement {
  const nights = new NightCalendar(slug, own);
  const months = h('div', { class: 'months' });
  const hint = h('p', { class: 'faint', 'aria-live': 'polite' });
  let first = monthOf(chosen?.checkIn ?? today);
  let checkIn = chosen?.checkIn;
  let checkOut = chosen?.checkOut;

  const isFirstMonth = () => first <= monthOf(today);
  let latest = 0;
  const read = async () => {
    const current = ++latest;
    const show = await nights.read(first, addMonths(first, MONTHS)).then(
      () => draw,
      (failure: unknown) => () => put(months, h('p', { class: 'problem' }, say(failure))),
    );
    // Otherwise the months of a later press are still being read.
    if (current === latest) show();
  };
  const move = (by: number) => {
    first = addMonths(first, by);
    earlier.disabled = isFirstMonth();
    return read();
  };
  const isFirstDay = (day: string) => nights.canArrive(day) && (offersTaken || !nights.isTaken(day));
  const isLastDay = (day: string) =>
    checkIn !== undefined &&
    !checkOut &&
    day > checkIn &&
    nights.canLeave(day) &&
    (offersTaken || nights.areFree({ checkIn, checkOut: day }));
  const click = (day: string) => {
    if (isLastDay(day)) checkOut = day;
    else [checkIn, checkOut] = [day, undefined];
    draw();
    months.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    if (checkIn && checkOut) choose({ checkIn, checkOut });
  };
  const nameOf = (day: string, canEnd: boolean): string => {
    const name = dayInWords(day);
    if (nights.isTaken(day)) return c('taken', { day: name });
    const price = nights.priceOf(day);
    if (!price || day < today) return name;
    const priced = c('priced', { day: name, price: money(price.rate, currency) });
    if (!price.arrival && !canEnd) return c('noArrival', { day: priced });
    return checkIn && !checkOut && !price.departure ? c('noDeparture', { day: priced }) : priced;
  };
  const dayButton = (day: string) => {
    const isEnd = day === checkIn || day === checkOut;
    const canEnd = isLastDay(day);
    const rate = nights.isTaken(day) || day < today ? undefined : nights.priceOf(day)?.rate;
    const isBetween = checkIn && checkOut && day > checkIn && day < checkOut;
    return h(
      'button',
      {
        type: 'button',
        'data-day': day,
        // Shown below the day; the label says it in words.
        'data-rate': rate === undefined ? '\u00a0' : number(rate),
        'aria-label': nameOf(day, canEnd),
        'aria-pressed': isEnd ? 'true' : undefined,
        class: [isBetween && 'between', nights.isTaken(day) && 'taken'].filter(Boolean).join(' ') || undefined,
        disabled: day < today || !(isEnd || canEnd || isFirstDay(day)),
        onclick: () => click(day),
      },
      h('span', {}, Number(day.slice(8))),
    );
  };
  const draw = () => {
    const least = checkIn && !checkOut ? (nights.priceOf(checkIn)?.min_nights ?? 1) : 1;
    put(
      hint,
      checkIn && !checkOut ? c('leave') : c('hint'),
      least > 1 && ` ${c('least', { nights: count('night', least) })}`,
    );
    put(months, ...Array.from({ length: MONTHS }, (_, index) => month(addMonths(first, index), dayButton)));
  };

  const earlier = h('button', { type: 'button', disabled: isFirstMonth(), onclick: () => move(-1) }, c('earlier'));
  draw();
  void read();
  return h(
    'div',
    { class: 'calendar' },
    hint,
    h('div', { class: 'turn' }, earlier, h('button', { type: 'button', onclick: () => move(1) }, c('later'))),
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
