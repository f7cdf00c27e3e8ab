/**
 * A second implementation of RFC 5545, section 3.3.10: every day is tried against every part of a rule as the text
 * defines it. It shares no code with this folder and is far too slow for feeds.
 */
export interface Rule {
  FREQ: (typeof FREQUENCIES)[number];
  INTERVAL: number;
  COUNT?: number;
  /** On the clock of the event. */
  UNTIL?: number;
  /** 0 is Monday. */
  WKST: number;
  BYMONTH?: number[];
  BYWEEKNO?: number[];
  BYYEARDAY?: number[];
  BYMONTHDAY?: number[];
  BYDAY?: { nth: number; weekday: number }[];
  BYSETPOS?: number[];
}
export interface Trial {
  rule: Rule;
  /** Seconds since 1970 on the clock of the event. */
  start: number;
  form: (typeof FORMS)[number];
  /** Days after the start at which the window ends. */
  days: number;
  excluded: number[];
  extra: number[];
}

export const FREQUENCIES = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY'] as const;
export const FORMS = [
  'DATE',
  'LOCAL',
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
] as const;
/** The zone of the stay. */
export const HERE = 'America/St_Johns';
export const DAY = 86_400;

export const dayOf = (time: number) => Math.floor(time / DAY);
const dateOf = (day: number) => new Date(day * DAY * 1000);
/** Remembers results by day. */
function byDay<T>(compute: (day: number) => T): (day: number) => T {
  const known = new Map<number, T>();
  return day => {
    if (!known.has(day)) known.set(day, compute(day));
    return known.get(day)!;
  };
}
const yearOf = byDay(day => dateOf(day).getUTCFullYear());
const monthOf = byDay(day => dateOf(day).getUTCMonth() + 1);
const monthDay = byDay(day => dateOf(day).getUTCDate());
const weekday = byDay(day => (dateOf(day).getUTCDay() + 6) % 7);
export const range = (length: number) => Array.from({ length }, (_, index) => index);

/**
 * How many days of the same year, month or week year are of the same kind: up to and including this one, and from it to the
 * end.
 */
function counts(periodOf: (day: number) => number, kindOf: (day: number) => number): (day: number) => [number, number] {
  const known = new Map<number, [number, number]>();
  const countPeriod = (day: number) => {
    const period = periodOf(day);
    let first = day;
    while (periodOf(first - 1) === period) first -= 1;
    const kinds = new Map<number, number[]>();
    for (let other = first; periodOf(other) === period; other += 1) {
      const kind = kindOf(other);
      if (!kinds.has(kind)) kinds.set(kind, []);
      kinds.get(kind)!.push(other);
    }
    for (const days of kinds.values())
      days.forEach((other, index) => known.set(other, [index + 1, days.length - index]));
  };
  return day => {
    if (!known.has(day)) countPeriod(day);
    return known.get(day)!;
  };
}
const anyDay = () => 0;
const inMonth = counts(monthOf, anyDay);
const inYear = counts(yearOf, anyDay);
const weekdaysInMonth = counts(monthOf, weekday);
const weekdaysInYear = counts(yearOf, weekday);
const isWanted = (wanted: number[], [before, after]: [number, number]) =>
  wanted.includes(before) || wanted.includes(-after);

/** By first day of the week: the year of a week is the one that has at least four of its days. */
const weekYears = range(7).map(wkst =>
  byDay(day => {
    const first = day - ((weekday(day) - wkst + 7) % 7);
    const years = range(7).map(index => yearOf(first + index));
    return years.find(year => years.filter(other => other === year).length >= 4)!;
  }),
);
const weekYear = (day: number, wkst: number) => weekYears[wkst]!(day);
const weeksInYear = weekYears.map(yearOfWeek => counts(yearOfWeek, weekday));

function fitsDay(rule: Rule, start: number, day: number): boolean {
  const { FREQ, WKST, BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY, BYDAY } = rule;
  const first = dayOf(start);
  if (BYMONTH && !BYMONTH.includes(monthOf(day))) return false;
  if (BYMONTHDAY && !isWanted(BYMONTHDAY, inMonth(day))) return false;
  if (BYYEARDAY && !isWanted(BYYEARDAY, inYear(day))) return false;
  if (BYWEEKNO && !isWanted(BYWEEKNO, weeksInYear[WKST]!(day))) return false;
  if (BYDAY) {
    const numbers = FREQ === 'MONTHLY' || BYMONTH ? weekdaysInMonth(day) : weekdaysInYear(day);
    const today = BYDAY.filter(wanted => wanted.weekday === weekday(day));
    return today.some(({ nth }) => nth === 0 || isWanted([nth], numbers));
  }
  if (BYYEARDAY || BYMONTHDAY) return true;
  if (FREQ === 'WEEKLY' || BYWEEKNO) return weekday(day) === weekday(first);
  if (FREQ !== 'MONTHLY' && FREQ !== 'YEARLY') return true;
  const isMonth = FREQ === 'MONTHLY' || BYMONTH !== undefined || monthOf(day) === monthOf(first);
  return isMonth && monthDay(day) === monthDay(first);
}

function periodOf({ FREQ, WKST, BYWEEKNO }: Rule, day: number): number {
  if (FREQ === 'YEARLY') return BYWEEKNO ? weekYear(day, WKST) : yearOf(day);
  if (FREQ === 'MONTHLY') return yearOf(day) * 12 + monthOf(day);
  // 1970-01-01 was a Thursday.
  return FREQ === 'WEEKLY' ? Math.floor((day + 3 - WKST) / 7) : day;
}

/** Times on the clock of the event. */
export function expand({ rule, start, days, excluded, extra }: Trial): number[] {
  const periods = new Map<number, number[]>();
  const reach = rule.FREQ === 'DAILY' ? 0 : 370;
  for (let day = dayOf(start) - reach; day < dayOf(start) + days + reach; day += 1) {
    if (!fitsDay(rule, start, day)) continue;
    const period = periodOf(rule, day);
    if ((period - periodOf(rule, dayOf(start))) % rule.INTERVAL !== 0) continue;
    if (!periods.has(period)) periods.set(period, []);
    periods.get(period)!.push(day * DAY + (start % DAY));
  }
  const positioned = [...periods.values()].flatMap(set =>
    rule.BYSETPOS ? set.filter((_, index) => isWanted(rule.BYSETPOS!, [index + 1, set.length - index])) : set,
  );
  const found = [start, ...positioned.filter(time => time > start)];
  const ruled = found.slice(0, rule.COUNT).filter(time => rule.UNTIL === undefined || time <= rule.UNTIL);
  const all = new Set([...ruled, ...extra]);
  for (const time of excluded) all.delete(time);
  return [...all].filter(time => dayOf(time) < dayOf(start) + days).sort((one, other) => one - other);
}

const clocks = new Map<string, (instant: number) => number>();
function offsetOf(zone: string, instant: number): number {
  if (!clocks.has(zone)) clocks.set(zone, clockOf(zone));
  return clocks.get(zone)!(instant);
}
function clockOf(zone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  const exact = (instant: number) => Date.parse(`${format.format(instant * 1000).replace(' ', 'T')}Z`) / 1000 - instant;
  const ofDay = byDay(day => [exact(day * DAY), exact((day + 1) * DAY)] as const);
  return instant => {
    const [before, after] = ofDay(dayOf(instant));
    return before === after ? before : exact(instant);
  };
}

/** Section 3.3.5: a repeated time is its first coming, a skipped one has the offset before the gap. */
export function instantOf(form: string, local: number): number {
  if (form === 'UTC') return local;
  const [before, after] = [offsetOf(form, local - DAY), offsetOf(form, local + DAY)];
  const real = [local - before, local - after].filter(instant => instant + offsetOf(form, instant) === local);
  return real.length > 0 ? Math.min(...real) : local - before;
}
export const isLocal = (form: string) => form === 'DATE' || form === 'LOCAL';
export const isoDay = (day: number) => dateOf(day).toISOString().slice(0, 10);
/** The first night in the zone of the stay; undefined where a day of the event has none there. */
export function nightOf(form: string, local: number): string | undefined {
  if (isLocal(form)) return isoDay(dayOf(local));
  const [first, end] = [local, local + DAY].map(time => {
    const instant = instantOf(form, time);
    return dayOf(instant + offsetOf(HERE, instant));
  });
  return first! < end! ? isoDay(first!) : undefined;
}
