import { isTimeZone } from './time-zones';

describe('isTimeZone', () => {
  it.each([
    'UTC',
    'Africa/Cairo',
    'America/Nuuk',
    'Asia/Kathmandu',
    'Europe/Kyiv',
    'America/Argentina/Buenos_Aires',
    'Etc/GMT+3',
  ])('knows %s', zone => {
    expect(isTimeZone(zone)).toBe(true);
  });

  it.each([
    '',
    'Mars/Phobos',
    '+02:00',
    'Z',
    ' UTC',
    'Europe/Paris ',
    '2026-01-01T00:00[Europe/Paris]',
    'UTC[u-ca=iso8601]',
  ])('refuses %j', zone => {
    expect(isTimeZone(zone)).toBe(false);
  });
});
