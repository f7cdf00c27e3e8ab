import { readProperty } from './ical-components';
import { dayOf, isoDay } from './ical-time';
import { occurrences } from './recurrence';
import { readRule } from './recurrence-rule';

function parseRule(text: string) {
  const { values } = readProperty('rrule', `RRULE:${text}`);
  return values && readRule(values[0]);
}

/** The days of a rule, at most `count` of them. */
function days(first: string, text: string, { count = 12, from = first, limit = '2040-01-01' } = {}): string {
  const rule = parseRule(text)!;
  const found: string[] = [];
  const window = { from: dayOf(from), limit: dayOf(limit) };
  for (const day of occurrences(rule, dayOf(first), window)) {
    if (day > (rule.until?.day ?? Infinity) || found.length === count) break;
    found.push(isoDay(day).slice(2));
  }
  return found.join(' ');
}

/** Expected days of the examples of RFC 5545, section 3.8.5.3. */
it.each([
  ['1997-09-02', 'FREQ=DAILY;COUNT=4', '97-09-02 97-09-03 97-09-04 97-09-05'],
  ['1997-09-02', 'FREQ=DAILY;INTERVAL=10;COUNT=5', '97-09-02 97-09-12 97-09-22 97-10-02 97-10-12'],
  ['1998-01-30', 'FREQ=DAILY;BYMONTH=1;UNTIL=19990103T000000Z', '98-01-30 98-01-31 99-01-01 99-01-02 99-01-03'],
  ['1997-09-02', 'FREQ=WEEKLY;COUNT=4', '97-09-02 97-09-09 97-09-16 97-09-23'],
  [
    '1997-09-02',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
    '97-09-02 97-09-04 97-09-16 97-09-18 97-09-30 97-10-02 97-10-14 97-10-16',
  ],
  ['1997-08-05', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '97-08-05 97-08-10 97-08-19 97-08-24'],
  ['1997-08-05', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '97-08-05 97-08-17 97-08-19 97-08-31'],
  ['1997-09-05', 'FREQ=MONTHLY;COUNT=4;BYDAY=1FR', '97-09-05 97-10-03 97-11-07 97-12-05'],
  [
    '1997-09-07',
    'FREQ=MONTHLY;INTERVAL=2;COUNT=6;BYDAY=1SU,-1SU',
    '97-09-07 97-09-28 97-11-02 97-11-30 98-01-04 98-01-25',
  ],
  ['1997-09-22', 'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO', '97-09-22 97-10-20 97-11-17 97-12-22 98-01-19 98-02-16'],
  ['1997-09-28', 'FREQ=MONTHLY;BYMONTHDAY=-3', '97-09-28 97-10-29 97-11-28 97-12-29 98-01-29 98-02-26'],
  ['1997-09-30', 'FREQ=MONTHLY;COUNT=5;BYMONTHDAY=1,-1', '97-09-30 97-10-01 97-10-31 97-11-01 97-11-30'],
  ['1997-09-02', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '97-09-02 98-02-13 98-03-13 98-11-13 99-08-13'],
  ['1997-09-13', 'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13', '97-09-13 97-10-11 97-11-08 97-12-13'],
  ['1997-09-04', 'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '97-09-04 97-10-07 97-11-06'],
  ['1997-09-29', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '97-09-29 97-10-30 97-11-27 97-12-30'],
  ['2007-01-31', 'FREQ=MONTHLY', '07-01-31 07-03-31 07-05-31 07-07-31'],
  ['1997-06-10', 'FREQ=YEARLY;COUNT=4;BYMONTH=6,7', '97-06-10 97-07-10 98-06-10 98-07-10'],
  ['1997-03-10', 'FREQ=YEARLY;INTERVAL=2;COUNT=4;BYMONTH=1,2,3', '97-03-10 99-01-10 99-02-10 99-03-10'],
  ['1997-01-01', 'FREQ=YEARLY;INTERVAL=3;COUNT=5;BYYEARDAY=1,100,200', '97-01-01 97-04-10 97-07-19 00-01-01 00-04-09'],
  ['1997-05-19', 'FREQ=YEARLY;BYDAY=20MO', '97-05-19 98-05-18 99-05-17'],
  ['1997-05-12', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '97-05-12 98-05-11 99-05-17'],
  ['1997-03-13', 'FREQ=YEARLY;BYMONTH=3;BYDAY=TH', '97-03-13 97-03-20 97-03-27 98-03-05 98-03-12'],
  ['1996-11-05', 'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8', '96-11-05 00-11-07 04-11-02'],
  ['2024-02-29', 'FREQ=YEARLY', '24-02-29 28-02-29 32-02-29'],
  // Monday of week 1 of 2019 is 31 December 2018; week 1 of 2018 and of 2020 are left out.
  ['2017-01-02', 'FREQ=YEARLY;INTERVAL=2;BYWEEKNO=1;COUNT=3', '17-01-02 18-12-31 21-01-04'],
])('from %s, %s', (first, rule, expected) => {
  const found = days(first, rule);
  expect(found.slice(0, expected.length)).toBe(expected);
  if (/COUNT|UNTIL/.test(rule)) expect(found).toBe(expected);
});

it('leaves out what lies before the window, and finds the same days in it', () => {
  for (const rule of ['DAILY;INTERVAL=3', 'WEEKLY;INTERVAL=2;BYDAY=MO,SA', 'MONTHLY;BYDAY=-1SU', 'YEARLY;BYMONTH=2']) {
    const every = days('1999-03-01', `FREQ=${rule}`, { count: 10_000, limit: '2031-01-01' }).split(' ');
    const late = days('1999-03-01', `FREQ=${rule}`, { count: 10_000, from: '2030-01-01', limit: '2031-01-01' });
    const inYear = (text: string[]) => text.filter(day => day.startsWith('30'));
    expect(inYear(late.split(' '))).toEqual(inYear(every));
    expect(late.length).toBeLessThan(every.join(' ').length / 8 + 200);
  }
});

it('ends for rules that never occur', () => {
  expect(days('2026-01-01', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')).toBe('26-01-01');
  expect(days('2026-01-01', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=5', { limit: '2700-01-01' })).toBe('26-01-01');
});

it.each([
  '',
  'FREQ=FORTNIGHTLY',
  'FREQ=DAILY;INTERVAL=x',
  'FREQ=YEARLY;BYMONTH=13',
  'FREQ=DAILY;COUNT=x',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=DAILY;UNTIL=soon',
  'FREQ=HOURLY',
  'FREQ=SECONDLY;COUNT=2',
  'FREQ=DAILY;BYHOUR=9',
  'FREQ=DAILY;BYMINUTE=0,30',
  'FREQ=DAILY;BYSECOND=0',
])('does not read %p', text => expect(parseRule(text)).toBeUndefined());
