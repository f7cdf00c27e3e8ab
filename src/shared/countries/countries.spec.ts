/** @no-database */
import { COUNTRY_CODES } from './countries';

describe('the list of countries', () => {
  it('names each once, in both languages', () => {
    const codes = [...COUNTRY_CODES.values()];
    expect(codes).toHaveLength(249);
    expect(new Set(codes).size).toBe(249);
    for (const language of ['en', 'ar']) {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
      expect(codes.filter(code => names.of(code) === undefined)).toEqual([]);
    }
  });

  it('maps ISO numeric codes to two-letter codes', () => {
    expect([784, 682, 818, 840, 826, 275].map(id => COUNTRY_CODES.get(id))).toEqual([
      'AE',
      'SA',
      'EG',
      'US',
      'GB',
      'PS',
    ]);
  });
});
