import { maskPath } from './mask';

const SECRET = 'qk_cal_0f6b1f0e6a52';

it.each([
  ['/stays/api/stays/sea-house', '/stays/api/stays/sea-house'],
  ['/stays/api/stays/%D8%A8%20house%ZZ', '/stays/api/stays/%D8%A8%20house%ZZ'],
  [`/stays/api/ical/${SECRET}.ics`, '/stays/api/ical/[key].ics'],
  ['/customers/sara%40example.com/orders', '/customers/[email]/orders'],
  ['/customers/sara%2540example.com', '/customers/[email]'],
])('masks keys and e-mail addresses of the path %s', (path, expected) => expect(maskPath(path)).toBe(expected));

it.each([
  SECRET.replace('_', '%5F'),
  SECRET.replace('_', '%5f'),
  SECRET.replace('q', '%71'),
  SECRET.replace('_', '%255F'),
  SECRET.replace('0', '%30'),
  SECRET.replace('cal_', 'cal%5F'),
  [...SECRET].map(letter => `%${letter.charCodeAt(0).toString(16)}`).join(''),
  `%2F${SECRET}`,
  `${SECRET.replace('k', '%6B')}%ZZ`,
])('masks the encoded key %s', segment => {
  expect(maskPath(`/stays/api/ical/${segment}.ics`)).toBe('/stays/api/ical/[key]');
});
