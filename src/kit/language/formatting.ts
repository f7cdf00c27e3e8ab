import { CURRENCY_CODE } from '../money/currency-code';
import { fromCents } from '../money/money';
import type { Bilingual, Language } from './language';

/** Both use Western digits. */
const LOCALES: Record<Language, string> = { en: 'en-US', ar: 'ar-u-nu-latn' };

/** `$26.10`, in Arabic `26.10 US$`, isolated so that `US$` is not split; as `clients/src/money.ts` does for sites. */
export function formatAmount(cents: number, currency: string, language: Language): string {
  if (!CURRENCY_CODE.test(currency)) return `${fromCents(cents).toFixed(2)} ${currency}`;
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency });
  if (language === 'en') return format.format(fromCents(cents));
  const parts = format.formatToParts(fromCents(cents));
  return parts.map(({ type, value }) => (type === 'currency' ? `\u2068${value}\u2069` : value)).join('');
}

/** An amount in both languages, for a text whose reader is not known yet. */
export const bilingualAmount = (cents: number, currency: string): Bilingual => ({
  en: formatAmount(cents, currency, 'en'),
  ar: formatAmount(cents, currency, 'ar'),
});

/** `12,480` */
export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language]).format(value);

/** `Saturday, May 9, 1:05 PM`, in local time of `zone`. */
export function formatInstant(moment: Date, zone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  // ICU writes narrow no-break spaces (U+202F); mail clients show them wrongly.
  return format.format(moment).replace(/\s/g, ' ');
}

/** A day in both languages, for a text whose reader is not known yet. */
export const bilingualDay = (day: string): Bilingual => ({ en: formatDay(day, 'en'), ar: formatDay(day, 'ar') });

/** `Saturday, May 9, 2026` of a day `YYYY-MM-DD`. */
export function formatDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC', dateStyle: 'full' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
