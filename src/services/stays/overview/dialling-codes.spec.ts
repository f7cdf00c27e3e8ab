import { countryOfDialled } from './dialling-codes';

it.each([
  ['9715', 'AE'],
  ['966', 'SA'],
  ['1212', 'US'],
  ['4420', 'GB'],
  ['7', 'RU'],
  ['999', undefined],
  ['0', undefined],
  ['', undefined],
])('numbers that begin with %s are of %s', (digits, country) => {
  expect(countryOfDialled(digits)).toBe(country);
});
