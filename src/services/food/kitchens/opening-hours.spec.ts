import { fc } from '../../../../test/harness/fast-check';
import { trials } from '../../../../test/harness/trials';
import { Temporal } from 'temporal-polyfill';
import { isNeverClosed, isOpenAt, type OpeningTimes, type WeeklyRange } from './opening-hours';

const SUNDAY = 0;
const WEDNESDAY = 3;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

function kitchen(timeZone: string, ranges: [number, string, string][], closedOn: string[] = []): OpeningTimes {
  return {
    timeZone,
    hours: ranges.map(([day, open, close]): WeeklyRange => ({ day, open, close })),
    closures: closedOn.map(date => ({ date, reason: 'Holiday' })),
    specialHours: [],
  };
}

/** @param at a UTC instant (`Z`) or a local time of the kitchen */
function open(times: OpeningTimes, at: string): boolean {
  return isOpenAt(times, Temporal.Instant.from(at.endsWith('Z') ? at : local(times.timeZone, at)));
}

function local(zone: string, at: string): string {
  return Temporal.PlainDateTime.from(at).toZonedDateTime(zone).toInstant().toString();
}

describe('an ordinary week', () => {
  const split = kitchen('Asia/Dubai', [
    [WEDNESDAY, '11:00', '15:00'],
    [WEDNESDAY, '18:00', '23:30'],
  ]);

  it.each([
    ['2026-07-01T10:59:59.999', false],
    ['2026-07-01T11:00', true],
    ['2026-07-01T14:59:59.999', true],
    ['2026-07-01T15:00', false],
    ['2026-07-01T18:00', true],
    ['2026-07-01T23:30', false],
    ['2026-07-02T12:00', false],
  ])('has two half-open ranges: at %s open is %p', (at, expected) => {
    expect(open(split, at)).toBe(expected);
  });

  it('is never open without ranges', () => {
    expect(open(kitchen('UTC', []), '2026-07-01T12:00Z')).toBe(false);
  });
});

describe('a kitchen that never closes', () => {
  const fullDays = (days: number[]): [number, string, string][] => days.map(day => [day, '00:00', '24:00']);
  const always = kitchen('America/New_York', fullDays(EVERY_DAY));
  const special = { date: '2026-07-05', open: '10:00', close: '12:00', reason: '' };

  it.each<[string, OpeningTimes, boolean]>([
    ['is open on all of every day', always, true],
    ['has no day without hours', kitchen('UTC', fullDays([0, 1, 2, 3, 4, 5])), false],
    ['has no day twice instead', kitchen('UTC', fullDays([0, 1, 2, 3, 4, 5, 5])), false],
    ['has no minute without', kitchen('UTC', [...fullDays([0, 1, 2, 3, 4, 5]), [SATURDAY, '00:00', '23:59']]), false],
    ['has no closures', kitchen('UTC', fullDays(EVERY_DAY), ['2026-07-05']), false],
    ['has no special hours', { ...always, specialHours: [special] }, false],
  ])('%s', (_, times, expected) => {
    expect(isNeverClosed(times)).toBe(expected);
  });
});

describe('a range over midnight', () => {
  const night = kitchen('America/New_York', [[SATURDAY, '18:00', '02:00']]);

  it.each([
    ['2026-07-04T17:59:59', false],
    ['2026-07-04T18:00', true],
    ['2026-07-05T01:59:59', true],
    ['2026-07-05T02:00', false],
    ['2026-07-06T01:00', false],
    ['2026-07-04T01:00', false],
  ])('at %s open is %p', (at, expected) => {
    expect(open(night, at)).toBe(expected);
  });

  it('lasts a full day when its times are equal', () => {
    const fullDay = kitchen('UTC', [[SATURDAY, '18:00', '18:00']]);
    expect(open(fullDay, '2026-07-04T18:00Z')).toBe(true);
    expect(open(fullDay, '2026-07-05T17:59:59Z')).toBe(true);
    expect(open(fullDay, '2026-07-05T18:00Z')).toBe(false);
  });

  it.each(['24:00', '00:00'])('ends with the day when it closes at %s', close => {
    const late = kitchen('Asia/Dubai', [[SATURDAY, '00:00', close]]);
    expect(open(late, '2026-07-03T23:59:59')).toBe(false);
    expect(open(late, '2026-07-04T00:00')).toBe(true);
    expect(open(late, '2026-07-04T23:59:59')).toBe(true);
    expect(open(late, '2026-07-05T00:00')).toBe(false);
  });
});

describe('a closure', () => {
  const ranges: [number, string, string][] = EVERY_DAY.map(day => [day, '18:00', '02:00']);
  const closed = kitchen('Asia/Dubai', ranges, ['2026-07-04']);

  it.each([
    ['2026-07-04T01:59', true],
    ['2026-07-04T20:00', false],
    ['2026-07-05T01:00', false],
    ['2026-07-05T18:00', true],
  ])('cancels what opens on its local date, and only that: at %s open is %p', (at, expected) => {
    expect(open(closed, at)).toBe(expected);
  });
});

describe('special hours', () => {
  const kitchenWith = (closedOn: string[] = []): OpeningTimes => ({
    ...kitchen(
      'America/New_York',
      [
        [SATURDAY, '18:00', '02:00'],
        [SUNDAY, '10:00', '12:00'],
      ],
      closedOn,
    ),
    specialHours: [
      { date: '2026-07-05', open: '14:00', close: '16:00', reason: '' },
      { date: '2026-07-05', open: '23:00', close: '01:00', reason: '' },
    ],
  });

  it.each([
    ['2026-07-05T01:59:59', true],
    ['2026-07-05T10:00', false],
    ['2026-07-05T14:00', true],
    ['2026-07-05T16:00', false],
    ['2026-07-06T00:59:59', true],
    ['2026-07-06T01:00', false],
    ['2026-07-12T10:00', true],
  ])('replace the ranges of their date, not the night before: at %s open is %p', (at, expected) => {
    expect(open(kitchenWith(), at)).toBe(expected);
  });

  it('do not open on a closure', () => {
    expect(open(kitchenWith(['2026-07-05']), '2026-07-05T14:00')).toBe(false);
  });
});

describe('days on which the clock changes', () => {
  it.each([
    ['2026-03-08T07:29:59Z', true],
    ['2026-03-08T07:30:00Z', false],
  ])('New York, 7 March 2026, 18:00-02:30: 02:30 is skipped and means 03:30: at %s open is %p', (at, expected) => {
    expect(open(kitchen('America/New_York', [[SATURDAY, '18:00', '02:30']]), at)).toBe(expected);
  });

  it.each([
    ['2026-11-01T05:29:59Z', true],
    ['2026-11-01T05:45:00Z', false],
    ['2026-11-01T06:15:00Z', false],
    ['2026-11-01T06:45:00Z', false],
  ])('New York, 31 October 2026, 18:00-01:30: the first 01:30 closes: at %s open is %p', (at, expected) => {
    expect(open(kitchen('America/New_York', [[SATURDAY, '18:00', '01:30']]), at)).toBe(expected);
  });

  it.each([
    ['Africa/Cairo', FRIDAY, '2026-04-23T22:00:00Z', '2026-04-24T21:00:00Z'],
    ['Asia/Beirut', SUNDAY, '2026-03-28T22:00:00Z', '2026-03-29T21:00:00Z'],
    ['America/Santiago', SUNDAY, '2026-09-06T04:00:00Z', '2026-09-07T03:00:00Z'],
  ])('%s opens at the first moment of a day without a midnight', (zone, day, start, end) => {
    const allDay = kitchen(zone, [[day, '00:00', '24:00']]);
    const aMomentBefore = (at: string) => Temporal.Instant.from(at).subtract({ milliseconds: 1 }).toString();
    expect(open(allDay, aMomentBefore(start))).toBe(false);
    expect(open(allDay, start)).toBe(true);
    expect(open(allDay, aMomentBefore(end))).toBe(true);
    expect(open(allDay, end)).toBe(false);
  });

  it('Cairo closes a night at the first moment of a day without a midnight', () => {
    const night = kitchen('Africa/Cairo', [[THURSDAY, '18:00', '24:00']]);
    expect(open(night, '2026-04-23T21:59:59Z')).toBe(true);
    expect(open(night, '2026-04-23T22:00:00Z')).toBe(false);
  });

  it('does not open a range that the skipped hour turns inside out', () => {
    const inside = kitchen('America/New_York', [[SUNDAY, '02:30', '03:00']]);
    expect(open(inside, '2026-03-08T07:15:00Z')).toBe(false);
    expect(open(inside, '2026-03-15T06:45:00Z')).toBe(true);
  });
});

describe('in every zone and at every moment of the year', () => {
  const zones = [
    'Africa/Cairo',
    'America/New_York',
    'America/Nuuk',
    'America/Santiago',
    'Asia/Beirut',
    'Australia/Lord_Howe',
  ];
  const someZone = fc.constantFrom(...zones, 'UTC', 'Asia/Dubai');
  const someInstant = fc
    .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) })
    .map(ms => Temporal.Instant.fromEpochMilliseconds(ms));
  const someTime = fc
    .integer({ min: 0, max: 1439 })
    .map(minute => new Temporal.PlainTime(Math.floor(minute / 60), minute % 60).toString({ smallestUnit: 'minute' }));

  it('consecutive full days leave no gap, at any hour they change', () => {
    fc.assert(
      fc.property(someZone, someInstant, someTime, (zone, instant, turn) => {
        const always = kitchen(
          zone,
          EVERY_DAY.map(day => [day, turn, turn]),
        );
        expect(isOpenAt(always, instant)).toBe(true);
      }),
      { numRuns: trials(500) },
    );
  });

  it.each(zones)('%s: no gap around the changes of its clock', zone => {
    let change = Temporal.Instant.from('2026-01-01T00:00Z').toZonedDateTimeISO(zone).getTimeZoneTransition('next');
    for (; change && change.year === 2026; change = change.getTimeZoneTransition('next')) {
      for (const turn of ['00:00', '00:30', '01:30', '02:15', '23:30']) {
        const always = kitchen(
          zone,
          EVERY_DAY.map(day => [day, turn, turn]),
        );
        for (let minutes = -26 * 60; minutes <= 26 * 60; minutes += 15) {
          expect(isOpenAt(always, change.add({ minutes }).toInstant())).toBe(true);
        }
      }
    }
  });

  it('where no clock changes, agrees with counting the minutes of the week', () => {
    const someRange = fc.tuple(fc.integer({ min: 0, max: 6 }), someTime, fc.oneof(someTime, fc.constant('24:00')));
    const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    fc.assert(
      fc.property(fc.array(someRange, { maxLength: 5 }), someInstant, (ranges, instant) => {
        const at = instant.toZonedDateTimeISO('Asia/Dubai');
        const now = (at.dayOfWeek % 7) * 1440 + at.hour * 60 + at.minute;
        const expected = ranges.some(([day, from, to]) => {
          const length = (minuteOf(to) - minuteOf(from) + 1440) % 1440 || 1440;
          return (now - day * 1440 - minuteOf(from) + 2 * 10_080) % 10_080 < length;
        });
        expect(isOpenAt(kitchen('Asia/Dubai', ranges), instant)).toBe(expected);
      }),
      { numRuns: trials(1000) },
    );
  });
});
