import { priceBound } from './price-bound';

describe('priceBound', () => {
  it.each<[string, number, number]>([
    ['0', 0, 0],
    ['1500', 150_000, 150_000],
    ['1500.5', 150_050, 150_050],
    ['1500.50', 150_050, 150_050],
    ['1500.500', 150_050, 150_050],
    ['1500.505', 150_051, 150_050],
    ['0.001', 1, 0],
    ['0.29', 29, 29],
    ['007', 700, 700],
    ['90071992547409.93', 1_000_000_000_000_000, 1_000_000_000_000_000],
    ['999999999999999999999999999999', 1_000_000_000_000_000, 1_000_000_000_000_000],
  ])('reads %s as at least %i and at most %i cents', (text, min, max) => {
    expect(priceBound(text, 'min')).toBe(min);
    expect(priceBound(text, 'max')).toBe(max);
  });

  it.each(['', ' ', 'abc', '-1', '+1', '1e3', '1,000', '1.', '.5', '1.2.3', ' 1', '0x10', 'NaN', 'Infinity', '١٠'])(
    'refuses %j',
    text => {
      expect(priceBound(text, 'min')).toBeUndefined();
    },
  );
});
