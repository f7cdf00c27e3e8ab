import { moneyText } from 'quintet-clients/money';
import { language } from './language';

/** Latin digits in Arabic too, as the backend's mails have them. */
const locale = (): string => (language() === 'ar' ? 'ar-u-nu-latn' : 'en-US');

export const money = (amount: number, currency = 'USD', options: { signed?: boolean } = {}): string =>
  moneyText(amount, currency, language(), options);

/** An instant, told at the place it concerns: a kitchen, a home. */
export const moment = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant));

/** The time of day of an instant, at the place it concerns. */
export const time = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale(), { timeStyle: 'short', timeZone }).format(new Date(instant));

/** A calendar day such as 2027-01-05, which is the same day wherever it is read. */
export const day = (calendarDay: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(calendarDay));

export const number = (value: number): string => new Intl.NumberFormat(locale()).format(value);

/** An average of stars, such as 4.0. */
export const stars = (average: number): string => average.toFixed(1);
