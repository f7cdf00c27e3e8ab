import { normalisePostcode } from './postcode';

describe('normalisePostcode', () => {
  it.each([
    ['sw1a 1aa', 'SW1A1AA'],
    ['  SW1A\u00a01AA\t', 'SW1A1AA'],
    ['١٢٣٤٥', '12345'],
    ['\u200f۱۲۳ ۴۵', '12345'],
    ['12345-6789', '12345-6789'],
    ['   ', ''],
  ])('writes %j as %j', (postcode, expected) => {
    expect(normalisePostcode(postcode)).toBe(expected);
  });
});
