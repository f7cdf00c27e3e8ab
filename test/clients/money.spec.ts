/** @no-database */
import { formatAmount } from '#kit/language/formatting';
import { moneyText } from '../../clients/src/money.js';

it.each(['USD', 'EUR', 'AED', 'KWD'])('writes amounts in %s as the mails do', currency => {
  for (const language of ['en', 'ar'] as const)
    for (const cents of [0, 5, 2610, -261, 183_000, 245_000_000])
      expect(moneyText(cents / 100, currency, language)).toBe(formatAmount(cents, currency, language));
});

it('adds a plus where it is asked to', () => {
  expect(moneyText(1.5, 'USD', 'en', { signed: true })).toBe('+$1.50');
  expect(moneyText(0, 'USD', 'en', { signed: true })).toBe('$0.00');
});
