import { moneyText } from 'quintet-clients/money';
import { language } from './language';

/** Latin digits in Arabic too, as in order numbers and prices on the menu. */
const LOCALE = language === 'ar' ? 'ar-u-nu-latn' : 'en-US';

export const money = (amount: number, currency = 'USD'): string => moneyText(amount, currency, language);

export const number = (value: number): string => new Intl.NumberFormat(LOCALE).format(value);

/** The time of day in the zone of the kitchen, wherever this page is open. */
export const timeOfDay = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone }).format(new Date(instant));

export const dayAndTime = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant));

/** A calendar day, which has no zone: `2026-05-09`. */
export const dayName = (day: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));

/** An hour of the day as a clock shows it: 0 to 23. */
export const hourName = (hour: number): string =>
  new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', timeZone: 'UTC' }).format(new Date(Date.UTC(2000, 0, 1, hour)));

/** How long ago, in the largest unit that fits: whoever reads it may be in another zone than the kitchen. */
export function ago(instant: string): string {
  const minutes = -minutesUntil(instant);
  const [unit, size] =
    minutes < 60 ? (['minute', 1] as const) : minutes < 1440 ? (['hour', 60] as const) : (['day', 1440] as const);
  return new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }).format(-Math.floor(minutes / size), unit);
}

export const minutesUntil = (instant: string): number => Math.round((Date.parse(instant) - Date.now()) / 60_000);
