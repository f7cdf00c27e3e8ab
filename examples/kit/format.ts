import { moneyText } from 'quintet-clients/money';
import { language, locale } from './language';

/** An amount of a response, in the currency next to it or in the public settings. */
export const money = (amount: number, currency: string, options: { signed?: boolean } = {}): string =>
  moneyText(amount, currency, language(), options);

/** The sign of a currency next to a field: `$`, `AED`. */
export const currencySign = (currency: string): string =>
  new Intl.NumberFormat(locale(), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

export const number = (value: number): string => new Intl.NumberFormat(locale()).format(value);

/** A share such as 0.42 as `42%`. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 1 }).format(share);

/** An average of stars, such as 4.0. */
export const stars = (average: number): string => average.toFixed(1);

/** The month by its name: `Jan 5, 2027`, `5 يناير 2027`. */
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

/** Day and time of an instant in the time zone of its place: a kitchen, a home. */
export const moment = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale(), { ...DAY, hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(instant));

/** The time of day of an instant in the time zone of its place. */
export const time = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale(), { timeStyle: 'short', timeZone }).format(new Date(instant));

const SAME_DAY_MINUTES = 12 * 60;

/** An instant ahead in the time zone of its place: the time of day, with its day from 12 hours on. */
export const upcoming = (instant: string, timeZone?: string): string =>
  (minutesUntil(instant) < SAME_DAY_MINUTES ? time : moment)(instant, timeZone);

/** As `upcoming`, with the name of the time zone where the visitor's clock shows another time. */
export const upcomingThere = (instant: string, timeZone: string): string =>
  `${upcoming(instant, timeZone)}${zoneName(instant, timeZone)}`;

/** As `moment`, with the name of the time zone where the visitor's clock shows another time. */
export const momentThere = (instant: string, timeZone: string): string =>
  `${moment(instant, timeZone)}${zoneName(instant, timeZone)}`;

function zoneName(instant: string, timeZone: string): string {
  if (moment(instant) === moment(instant, timeZone)) return '';
  const parts = new Intl.DateTimeFormat(locale(), { timeZone, timeZoneName: 'long' }).formatToParts(new Date(instant));
  return ` (${parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone})`;
}

/** The day of an instant in the time zone of its place. */
export const dayOf = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale(), { ...DAY, timeZone }).format(new Date(instant));

/** A calendar day such as `2027-01-05`, which has no time zone: `Jan 5, 2027`. */
export const day = (calendarDay: string): string => calendar(calendarDay, DAY);

/** A calendar day with its weekday and month in full. */
export const fullDay = (calendarDay: string): string => calendar(calendarDay, { dateStyle: 'full' });

/** A calendar day by the parts that are asked for: `{ weekday: 'narrow' }`, `{ month: 'long', year: 'numeric' }`. */
export const calendar = (calendarDay: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', ...options }).format(new Date(`${calendarDay}T00:00Z`));

/** An hour of the day as a clock shows it: 0 to 23. */
export const hourName = (hour: number): string =>
  new Intl.DateTimeFormat(locale(), { hour: 'numeric', timeZone: 'UTC' }).format(new Date(Date.UTC(2000, 0, 1, hour)));

/** How long ago an instant was, in the largest unit that fits. */
export function ago(instant: string): string {
  const minutes = -minutesUntil(instant);
  const [unit, size] =
    minutes < 60 ? (['minute', 1] as const) : minutes < 1440 ? (['hour', 60] as const) : (['day', 1440] as const);
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(-Math.floor(minutes / size), unit);
}

export const minutesUntil = (instant: string): number => Math.round((Date.parse(instant) - Date.now()) / 60_000);
