import { deliveredAs, normalisePostcode } from './postcode';

describe('normalisePostcode', () => {
  it.each([
    ['sw1a 1aa', 'SW1A1AA'],
    ['  SW1A\u00a01AA\t', 'SW1A1AA'],
    ['١٢٣٤٥', '12345'],
    ['\u200f۱۲۳ ۴۵', '12345'],
    ['ＳＷ１Ａ　１ＡＡ', 'SW1A1AA'],
    ['87-100', '87100'],
    ['87\u2013100', '87100'],
    ['12345-6789', '123456789'],
    ['   ', ''],
    ['\u200b-\u3164', ''],
  ])('writes %j as %j', (postcode, expected) => {
    expect(normalisePostcode(postcode)).toBe(expected);
  });
});

describe('deliveredAs', () => {
  it.each([
    ['10001-2062', ['100012062', '10001']],
    ['10001 2062', ['100012062', '10001']],
    ['10001', ['10001']],
    ['01310-100', ['01310100']],
    ['1234567890', ['1234567890']],
    [' - ', []],
  ])('%j is delivered as %j', (postcode, codes) => {
    expect(deliveredAs(postcode)).toEqual(codes);
  });
});
