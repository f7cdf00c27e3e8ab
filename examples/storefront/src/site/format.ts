import { language } from './language';

/** Latin digits in Arabic too, as the backend's mails have them. */
const locale = (): string => (language() === 'ar' ? 'ar-u-nu-latn' : 'en-US');

export const money = (amount: number, currency = 'USD'): string =>
  new Intl.NumberFormat(locale(), { style: 'currency', currency }).format(amount);

/** An instant, told at the place it concerns: a kitchen, a home. */
export const moment = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant));

/** A calendar day such as 2027-01-05, which is the same day wherever it is read. */
export const day = (calendarDay: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(calendarDay));

/** A time of day such as 18:30. */
export const hour = (timeOfDay: string): string =>
  new Intl.DateTimeFormat(locale(), { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`2000-01-01T${timeOfDay.slice(0, 5)}Z`),
  );

export const number = (value: number): string => new Intl.NumberFormat(locale()).format(value);
