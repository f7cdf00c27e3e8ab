import { dateOf, type DayNumber, dayNumber, YEAR_DAYS } from './ical-time';
import { type RecurrenceRule, type WeekdayRule } from './recurrence-rule';

/** From the first day on, and before the last one. */
export interface DayWindow {
  from: DayNumber;
  limit: DayNumber;
}

const PERIOD_DAYS = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: YEAR_DAYS };

/**
 * Our own, because ical.js 2.2.1 and rrule 2.8.1 do not return for some rules that match no day, ical.js skips most
 * BYSETPOS, and rrule-temporal 2.2.8 finds other days for yearly rules whose parts limit each other
 * (`FREQ=YEARLY;BYMONTHDAY=13;BYWEEKNO=20`).
 *
 * Days of a recurrence in order; `first` is always one of them. UNTIL is left to the caller. Without COUNT, days before
 * `from` are left out. A rule is evaluated on the clock of the event, so a change of the offset moves no occurrence.
 */
export function* occurrences(rule: RecurrenceRule, first: DayNumber, { from, limit }: DayWindow): Generator<DayNumber> {
  yield first;
  let counted = 1;
  const daysBetween = dayFinder(rule, first);
  // With COUNT, every occurrence must be counted from the first one.
  for (let index = firstPeriod(rule, first, rule.count === null ? from : first); ; index += 1) {
    const { start, end } = periodOf(rule, first, index * rule.interval);
    if (start >= limit) return;
    for (const day of positioned(rule, daysBetween(start, end))) {
      if (day <= first) continue;
      if (day >= limit || (rule.count !== null && counted >= rule.count)) return;
      counted += 1;
      yield day;
    }
  }
}

const mod = (value: number, by: number): number => ((value % by) + by) % by;

function firstPeriod({ frequency, interval }: RecurrenceRule, firstDay: DayNumber, from: DayNumber): number {
  const length = PERIOD_DAYS[frequency] * interval;
  return Math.max(0, Math.floor((from - firstDay) / length) - 1);
}

function periodOf({ frequency, weekNumbers, weekStart }: RecurrenceRule, first: DayNumber, steps: number) {
  const date = dateOf(first);
  const month = date.getUTCMonth() + 1 + steps;
  switch (frequency) {
    case 'WEEKLY': {
      const start = firstOfWeek(first, weekStart) + steps * 7;
      return { start, end: start + 7 };
    }
    case 'MONTHLY':
      return { start: dayNumber(date.getUTCFullYear(), month, 1), end: dayNumber(date.getUTCFullYear(), month + 1, 1) };
    case 'YEARLY': {
      // A week belongs to the year that numbers it, which may be the year before or after that of some of its days.
      if (weekNumbers.length === 0) {
        const year = date.getUTCFullYear() + steps;
        return { start: dayNumber(year, 1, 1), end: dayNumber(year + 1, 1, 1) };
      }
      const year = weekYear(first, weekStart) + steps;
      return { start: firstWeek(year, weekStart), end: firstWeek(year + 1, weekStart) };
    }
    default:
      return { start: first + steps, end: first + steps + 1 };
  }
}

const weekdayOf = (day: DayNumber): number => mod(day + 4, 7);
const firstOfWeek = (day: DayNumber, weekStart: number): DayNumber => day - mod(weekdayOf(day) - weekStart, 7);
/** Week 1 is the first one with at least four days in the year, thus the week of 4 January. */
const firstWeek = (year: number, weekStart: number): DayNumber => firstOfWeek(dayNumber(year, 1, 4), weekStart);
const weekYear = (day: DayNumber, weekStart: number): number =>
  dateOf(firstOfWeek(day, weekStart) + 3).getUTCFullYear();

/** BYSETPOS, counted within one period. */
function positioned({ positions }: RecurrenceRule, days: DayNumber[]): DayNumber[] {
  if (positions.length === 0) return days;
  return days.filter((_, index) => positions.includes(index + 1) || positions.includes(index - days.length));
}

/** A month with the data that numbers its days. */
interface Month {
  month: number;
  start: DayNumber;
  end: DayNumber;
  yearStart: DayNumber;
  yearEnd: DayNumber;
}

function monthOf(day: DayNumber): Month {
  const date = dateOf(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  return {
    month,
    start: dayNumber(year, month, 1),
    end: dayNumber(year, month + 1, 1),
    yearStart: dayNumber(year, 1, 1),
    yearEnd: dayNumber(year + 1, 1, 1),
  };
}

/** Finds the days of a stretch that fit all parts of the rule. Months that do not fit are skipped. */
function dayFinder(rule: RecurrenceRule, first: DayNumber): (start: DayNumber, end: DayNumber) => DayNumber[] {
  const months = monthsOf(rule, first);
  const fits = matcher(rule, first);
  let month = monthOf(first);
  return (start, end) => {
    const days: DayNumber[] = [];
    for (let day = start; day < end; ) {
      if (day < month.start || day >= month.end) month = monthOf(day);
      const stop = Math.min(end, month.end);
      const isFitting = months.length === 0 || months.includes(month.month);
      if (isFitting) for (; day < stop; day += 1) if (fits(day, month)) days.push(day);
      day = stop;
    }
    return days;
  };
}

const isOpen = ({ monthDays, yearDays, weekdays }: RecurrenceRule): boolean =>
  monthDays.length + yearDays.length + weekdays.length === 0;

function monthsOf(rule: RecurrenceRule, first: DayNumber): readonly number[] {
  const isMonthOpen = rule.frequency === 'YEARLY' && isOpen(rule) && rule.weekNumbers.length + rule.months.length === 0;
  return isMonthOpen ? [dateOf(first).getUTCMonth() + 1] : rule.months;
}

/** Whether a day fits; parts that the rule leaves open are those of the first occurrence. */
function matcher(rule: RecurrenceRule, first: DayNumber): (day: DayNumber, month: Month) => boolean {
  const { frequency, monthDays, yearDays, weekNumbers, weekdays, weekStart } = rule;
  const byWeekday = frequency === 'WEEKLY' || weekNumbers.length > 0;
  const byDate = !byWeekday && (frequency === 'MONTHLY' || frequency === 'YEARLY');
  const [date, open] = [dateOf(first).getUTCDate(), isOpen(rule)];
  return (day, month) => {
    if (monthDays.length > 0 && !isNumbered(monthDays, day, month.start, month.end)) return false;
    if (yearDays.length > 0 && !isNumbered(yearDays, day, month.yearStart, month.yearEnd)) return false;
    if (weekNumbers.length > 0 && !fitsWeek(weekNumbers, day, weekStart)) return false;
    if (weekdays.length > 0) return weekdays.some(wanted => fitsWeekday(rule, wanted, day, month));
    if (!open) return true;
    return byWeekday ? weekdayOf(day) === weekdayOf(first) : !byDate || day - month.start + 1 === date;
  };
}

/** Whether the rule has the number of a day, counted from the start, or negative from the end. */
const isNumbered = (wanted: readonly number[], day: DayNumber, start: DayNumber, end: DayNumber): boolean =>
  wanted.includes(day - start + 1) || wanted.includes(day - end);

function fitsWeekday(
  { frequency, months }: RecurrenceRule,
  { weekday, nth }: WeekdayRule,
  day: DayNumber,
  { start, end, yearStart, yearEnd }: Month,
): boolean {
  if (weekdayOf(day) !== weekday) return false;
  if (nth === 0 || (frequency !== 'MONTHLY' && frequency !== 'YEARLY')) return true;
  const [from, to] = frequency === 'MONTHLY' || months.length > 0 ? [start, end] : [yearStart, yearEnd];
  return nth === Math.floor((day - from) / 7) + 1 || nth === -Math.ceil((to - day) / 7);
}

function fitsWeek(wanted: readonly number[], day: DayNumber, weekStart: number): boolean {
  const year = weekYear(day, weekStart);
  const [start, end] = [firstWeek(year, weekStart), firstWeek(year + 1, weekStart)];
  const number = Math.floor((day - start) / 7) + 1;
  return wanted.includes(number) || wanted.includes(number - (end - start) / 7 - 1);
}
