import { secretPathMask } from './secret-paths';

const TOKEN = 'cd5a-9f_0';
const mask = secretPathMask([
  { template: '/api/waitlist/:token', names: ['token'] },
  { template: '/api/ical/:secret.ics', names: ['secret'] },
  { template: '/api/stays/:slug/offers/:token/decline', names: ['token'] },
]);

it.each([
  [`/stays/api/waitlist/${TOKEN}`, '/stays/api/waitlist/[secret]'],
  [`/api/waitlist/${TOKEN}`, '/api/waitlist/[secret]'],
  [`/stays/API/Waitlist/${TOKEN}/`, '/stays/API/Waitlist/[secret]/'],
  [`/stays/api/waitlist/${TOKEN}/offers`, '/stays/api/waitlist/[secret]/offers'],
  [`/stays/api/ical/${TOKEN}.ics`, '/stays/api/ical/[secret]'],
  ['/stays/api/ical/[key].ics', '/stays/api/ical/[key].ics'],
  [`/api/stays/sea-house/offers/${TOKEN}/decline`, '/api/stays/sea-house/offers/[secret]/decline'],
])('masks the secret of %s', (path, expected) => expect(mask(path)).toBe(expected));

it.each(['/stays/api/waitlist', '/stays/api/stays/sea-house', '/api/stays/waitlist/sea-house', '/', ''])(
  'leaves %p as it is',
  path => expect(mask(path)).toBe(path),
);
