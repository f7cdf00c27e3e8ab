import { fc } from '../../../test/harness/fast-check';
import { westernDigits } from './digits';

describe('westernDigits', () => {
  it('rewrites Arabic-Indic and Persian digits', () => {
    expect(westernDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
    expect(westernDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
    expect(westernDigits('شقة ١٢/۳ b7')).toBe('شقة 12/3 b7');
  });

  it('leaves every other character alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        fc.pre(!/[٠-٩۰-۹]/.test(text));
        expect(westernDigits(text)).toBe(text);
      }),
    );
  });
});
