/** Calendar days are text such as `2027-01-05`, the same in every time zone; UTC only serves to count. */
const DAY_MS = 86_400_000;

const instantOf = (day: string): number => Date.parse(`${day}T00:00Z`);
const dayAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string => dayAt(instantOf(day) + count * DAY_MS);

export const isDay = (text: string | null | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(instantOf(text!));

/** Today in a time zone: the visitor's own may already have another day. */
export const today = (timeZone?: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

/** The first day of its month. */
export const monthOf = (day: string): string => `${day.slice(0, 8)}01`;

export function addMonths(month: string, count: number): string {
  const first = new Date(instantOf(month));
  first.setUTCMonth(first.getUTCMonth() + count);
  return dayAt(first.getTime());
}

/** 0 on a Sunday. */
export const weekdayOf = (day: string): number => new Date(instantOf(day)).getUTCDay();

/** Every day from the first up to but without the last. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day < last; day = addDays(day, 1)) days.push(day);
  return days;
}
