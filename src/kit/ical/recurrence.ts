import { dateOf, type DayNumber, dayNumber } from './ical-time';
import type { RecurrenceRule } from './recurrence-rule';

/** Days that may still be tried, so that no rule of a file can keep the process busy. */
export interface WorkBudget {
  days: number;
}

/** Thrown when the rules of a file cost too much. */
export class RulesTooCostly extends Error {}

interface Period {
  /** The first day, and the day after the last one. */
  start: DayNumber;
  end: DayNumber;
}

const DAYS_PER_PERIOD = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 };

/**
 * Our own, because feeds are untrusted: ical.js 2.2.1 and rrule 2.8.1 do not return for some rules that match no day,
 * ical.js skips most BYSETPOS, and rrule-temporal 2.2.8 finds other days for yearly rules whose parts limit each other
 * (`FREQ=YEARLY;BYMONTHDAY=13;BYWEEKNO=20`) and takes up to a second for one rule.
 *
 * Days of a recurrence in order, from `first` on and before `limit`; `first` is always one of them. Without COUNT, days
 * before `from` are left out.
 */
export function* occurrences(
  rule: RecurrenceRule,
  first: DayNumber,
  { from, limit }: { from: DayNumber; limit: DayNumber },
  budget: WorkBudget,
): Generator<DayNumber> {
  yield first;
  let counted = 1;
  const matches = matcher(rule, first);
  for (let index = firstPeriod(rule, first, from); ; index += 1) {
    const period = periodOf(rule, first, index);
    if (period.start >= limit) return;
    budget.days -= period.end - period.start;
    if (budget.days < 0) throw new RulesTooCostly();
    for (const day of positioned(rule, daysIn(period, matches))) {
      if (day <= first) continue;
      if (day >= limit || (rule.count !== null && counted >= rule.count)) return;
      counted += 1;
      yield day;
    }
  }
}

/** With COUNT every occurrence has to be counted from the first one on. */
function firstPeriod({ frequency, interval, count }: RecurrenceRule, first: DayNumber, from: DayNumber): number {
  if (count !== null) return 0;
  return Math.max(0, Math.floor((from - first) / (DAYS_PER_PERIOD[frequency] * interval)) - 1);
}

function periodOf({ frequency, interval, weekStart }: RecurrenceRule, first: DayNumber, index: number): Period {
  const steps = index * interval;
  const date = dateOf(first);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  switch (frequency) {
    case 'DAILY':
      return { start: first + steps, end: first + steps + 1 };
    case 'WEEKLY': {
      const start = first - ((date.getUTCDay() - weekStart + 7) % 7) + steps * 7;
      return { start, end: start + 7 };
    }
    case 'MONTHLY':
      return { start: dayNumber(year, month + steps, 1), end: dayNumber(year, month + steps + 1, 1) };
    case 'YEARLY':
      return { start: dayNumber(year + steps, 1, 1), end: dayNumber(year + steps + 1, 1, 1) };
  }
}

function daysIn({ start, end }: Period, matches: (day: DayNumber) => boolean): DayNumber[] {
  const days: DayNumber[] = [];
  for (let day = start; day < end; day += 1) if (matches(day)) days.push(day);
  return days;
}

/** BYSETPOS, counted within one period. */
function positioned({ positions }: RecurrenceRule, days: DayNumber[]): DayNumber[] {
  if (positions.length === 0) return days;
  return days.filter((_, index) => positions.includes(index + 1) || positions.includes(index - days.length));
}

/** Whether a day fits all parts of the rule; what it leaves open is taken from the first occurrence. */
function matcher(rule: RecurrenceRule, first: DayNumber): (day: DayNumber) => boolean {
  const { frequency, months, monthDays, yearDays, weekNumbers, weekdays, weekStart } = rule;
  const origin = dateOf(first);
  const isOpen = monthDays.length + yearDays.length + weekdays.length === 0;
  return day => {
    const date = dateOf(day);
    const month = date.getUTCMonth() + 1;
    if (months.length > 0 && !months.includes(month)) return false;
    if (monthDays.length > 0 && !includesFromEnd(monthDays, date.getUTCDate(), daysOfMonth(date))) return false;
    if (yearDays.length > 0 && !includesFromEnd(yearDays, dayOfYear(day, date), daysOfYear(date))) return false;
    if (weekNumbers.length > 0 && !fitsWeek(weekNumbers, day, weekStart)) return false;
    if (weekdays.length > 0 && !weekdays.some(rest => fitsWeekday(rule, rest, day, date))) return false;
    if (!isOpen || frequency === 'DAILY') return true;
    if (frequency === 'WEEKLY' || weekNumbers.length > 0) return date.getUTCDay() === origin.getUTCDay();
    if (date.getUTCDate() !== origin.getUTCDate()) return false;
    return frequency === 'MONTHLY' || months.length > 0 || month === origin.getUTCMonth() + 1;
  };
}

const includesFromEnd = (wanted: readonly number[], position: number, length: number): boolean =>
  wanted.includes(position) || wanted.includes(position - length - 1);

const daysOfMonth = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();

const dayOfYear = (day: DayNumber, date: Date): number => day - dayNumber(date.getUTCFullYear(), 1, 1) + 1;

const daysOfYear = (date: Date): number =>
  dayNumber(date.getUTCFullYear() + 1, 1, 1) - dayNumber(date.getUTCFullYear(), 1, 1);

function fitsWeekday(
  { frequency, months }: RecurrenceRule,
  { weekday, nth }: { weekday: number; nth: number },
  day: DayNumber,
  date: Date,
): boolean {
  if (date.getUTCDay() !== weekday) return false;
  if (nth === 0 || frequency === 'DAILY' || frequency === 'WEEKLY') return true;
  const inMonth = frequency === 'MONTHLY' || months.length > 0;
  const position = inMonth ? date.getUTCDate() : dayOfYear(day, date);
  const length = inMonth ? daysOfMonth(date) : daysOfYear(date);
  return nth === Math.ceil(position / 7) || nth === -Math.ceil((length - position + 1) / 7);
}

function fitsWeek(wanted: readonly number[], day: DayNumber, weekStart: number): boolean {
  const { year, number } = weekOf(day, weekStart);
  // 28 December is always in the last week of its year.
  return includesFromEnd(wanted, number, weekOf(dayNumber(year, 12, 28), weekStart).number);
}

/** Week 1 is the first one with at least four days in the year. */
function weekOf(day: DayNumber, weekStart: number): { year: number; number: number } {
  const fourthDay = day - ((dateOf(day).getUTCDay() - weekStart + 7) % 7) + 3;
  const year = dateOf(fourthDay).getUTCFullYear();
  return { year, number: Math.floor((fourthDay - dayNumber(year, 1, 1)) / 7) + 1 };
}
