/** Calendar days are text such as `2027-01-05`, the same wherever they are read; UTC only serves to count. */
const DAY_MS = 86_400_000;

const instantOf = (day: string): number => Date.parse(`${day}T00:00Z`);
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string => dayOf(instantOf(day) + count * DAY_MS);

export const isDay = (text: string | null | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(instantOf(text!));

/** Today where the homes are: there may be another day where the visitor is. */
export const today = (timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

export const monthOf = (day: string): string => `${day.slice(0, 8)}01`;

export function addMonths(month: string, count: number): string {
  const first = new Date(instantOf(month));
  first.setUTCMonth(first.getUTCMonth() + count);
  return dayOf(first.getTime());
}

/** 0 on a Sunday. */
export const weekdayOf = (day: string): number => new Date(instantOf(day)).getUTCDay();

export function nightsOf(checkIn: string, checkOut: string): string[] {
  const nights: string[] = [];
  for (let night = checkIn; night < checkOut; night = addDays(night, 1)) nights.push(night);
  return nights;
}
