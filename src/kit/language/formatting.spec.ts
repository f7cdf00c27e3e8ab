import { formatAmount, formatDay, formatInstant } from './formatting';

describe('what letters show', () => {
  it('is an amount with its currency, which stays together in Arabic', () => {
    expect(formatAmount(2610, 'USD', 'en')).toBe('$26.10');
    expect(formatAmount(183_000, 'USD', 'en')).toBe('$1,830.00');
    expect(formatAmount(-261, 'USD', 'en')).toBe('-$2.61');
    expect(formatAmount(2610, 'USD', 'ar')).toMatch(/26\.10\s\u2068US\$\u2069$/);
    expect(formatAmount(2610, '?', 'ar')).toBe('26.10 ?');
  });

  it('is a moment on the wall of its zone, and a day wherever it is read', () => {
    const moment = new Date('2026-05-09T17:05:00Z');
    expect(formatInstant(moment, 'America/New_York', 'en')).toBe('Saturday, May 9 at 1:05 PM');
    expect(formatInstant(moment, 'America/New_York', 'ar')).toContain('1:05');
    expect(formatDay('2026-05-09', 'en')).toBe('Saturday, May 9, 2026');
    expect(formatDay('2026-05-09', 'ar')).toBe('السبت، 9 مايو 2026');
  });
});
