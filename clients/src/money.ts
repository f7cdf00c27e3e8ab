const LOCALES = { en: 'en-US', ar: 'ar-u-nu-latn' } as const;

/**
 * Formats an amount of a response: `$26.10`, in Arabic `26.10 US$` with Western digits. `signed` adds a plus to positive
 * amounts. In Arabic the currency is isolated so that `US$` is not split.
 */
export function moneyText(
  amount: number,
  currency: string,
  language: 'en' | 'ar',
  { signed = false }: { signed?: boolean } = {},
): string {
  const signDisplay = signed ? 'exceptZero' : 'auto';
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency, signDisplay });
  if (language === 'en') return format.format(amount);
  const parts = format.formatToParts(amount);
  return parts.map(({ type, value }) => (type === 'currency' ? `\u2068${value}\u2069` : value)).join('');
}
