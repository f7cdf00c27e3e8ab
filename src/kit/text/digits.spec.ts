import { fc } from '../../../test/harness/fast-check';
import { westernDigits } from './digits';

describe('westernDigits', () => {
  it('rewrites the digits of every script', () => {
    expect(westernDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
    expect(westernDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
    expect(westernDigits('०१२३४५६७८९')).toBe('0123456789');
    expect(westernDigits('๐๙ 𝟗𝟘𝟵 ᥆᧙')).toBe('09 909 09');
    expect(westernDigits('شقة ١٢/۳ b7')).toBe('شقة 12/3 b7');
  });

  it('leaves every other character alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        fc.pre(!/(?![0-9])\p{Nd}/u.test(text));
        expect(westernDigits(text)).toBe(text);
      }),
    );
  });
});
