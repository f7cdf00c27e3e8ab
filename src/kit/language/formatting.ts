import type { Language } from './language';

/** Western digits in both, as all sentences have them. */
const LOCALES: Record<Language, string> = { en: 'en-US', ar: 'ar-u-nu-latn' };

/** `$26.10`, in whole units without the cents. */
export function formatAmount(cents: number, currency: string, language: Language): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(cents / 100);
}

/** `Saturday, May 9, 1:05 PM`, as the clock on the wall of `zone` shows it. */
export function formatInstant(moment: Date, zone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  // Some of the blanks are narrow ones that letters break at.
  return format.format(moment).replace(/\s/g, ' ');
}

/** `Saturday, May 9, 2026` of a day `YYYY-MM-DD`. */
export function formatDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC', dateStyle: 'full' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
