import { MAX_EVENTS, MAX_INSTANCES, readCalendar } from './read-calendar';

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@example.com', ...lines, 'END:VEVENT'];
const WINDOW = { zone: 'Asia/Dubai', from: '2026-01-01', limit: '2027-01-01' };

function read(text: string, window: Partial<typeof WINDOW> = {}) {
  const file = readCalendar(text, { ...WINDOW, ...window });
  if (typeof file === 'string') throw new Error(file);
  return file;
}

/** `first/end` of each instance. */
function nights(lines: string[], window: Partial<typeof WINDOW> = {}, more: string[] = []): string[] {
  const { instances } = read(calendar(...more, ...event(...lines)), window);
  return instances.map(({ firstDay, endDay }) => `${firstDay.slice(5)}/${endDay.slice(5)}`);
}

describe('the nights of an event', () => {
  it.each([
    ['a date without an end is one night', ['DTSTART;VALUE=DATE:20260501'], ['05-01/05-02']],
    ['DTEND is the check-out day', ['DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260504'], ['05-01/05-04']],
    ['a duration is added', ['DTSTART;VALUE=DATE:20260501', 'DURATION:P1W'], ['05-01/05-08']],
    ['a duration of hours is added', ['DTSTART:20260501T150000', 'DURATION:PT30H'], ['05-01/05-02']],
    // 21:45 in Berlin is 00:45 in Dubai, and a day later 23:45.
    ['the day of a duration may have 23 hours', ['DTSTART;TZID=Europe/Berlin:20260328T214500', 'DURATION:P1D'], []],
    [
      'the hours of a duration are exact',
      ['DTSTART;TZID=Europe/Berlin:20260328T214500', 'DURATION:PT24H'],
      ['03-29/03-30'],
    ],
    ['an end after the year 9999 is cut', ['DTSTART;VALUE=DATE:99990501', 'DURATION:P1000000D'], ['05-01/12-31']],
    ['a night at the end of the year 9999 is none', ['DTSTART;VALUE=DATE:99991231'], []],
    ['a time after the year 9999 in the zone is none', ['DTSTART:99991230T230000Z', 'DTEND:99991231T230000Z'], []],
    [
      'times of unknown zones are those of the zone',
      ['DTSTART;TZID=No Such Zone:20260501T203000', 'DTEND;TZID=No Such Zone:20260502T203000'],
      ['05-01/05-02'],
    ],
    ['UTC is read in the zone', ['DTSTART:20260501T203000Z', 'DTEND:20260503T203000Z'], ['05-02/05-04']],
    ['a local time is that of the zone', ['DTSTART:20260501T233000', 'DTEND:20260502T000000'], ['05-01/05-02']],
    ['a time on one day has no night', ['DTSTART:20260501T100000', 'DTEND:20260501T120000'], []],
    ['a time without an end has no night', ['DTSTART:20260501T100000'], []],
    [
      'an end at its beginning is one night',
      ['DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260501'],
      ['05-01/05-02'],
    ],
    ['a time that ends when it begins too', ['DTSTART:20260501T150000', 'DTEND:20260501T150000'], ['05-01/05-02']],
    ['a duration of no day too', ['DTSTART;VALUE=DATE:20260501', 'DURATION:P0D'], ['05-01/05-02']],
    ['an end before its beginning has no night', ['DTSTART;VALUE=DATE:20260504', 'DTEND;VALUE=DATE:20260501'], []],
    ['an event that is over is left out', ['DTSTART;VALUE=DATE:20251228', 'DTEND;VALUE=DATE:20260101'], []],
    [
      'an event that is under way is not',
      ['DTSTART;VALUE=DATE:20251228', 'DTEND;VALUE=DATE:20260102'],
      ['12-28/01-02'],
    ],
  ])('%s', (_, lines, expected) => expect(nights(lines)).toEqual(expected));

  it('from 1 May 15:00 to 4 May 11:00 in Dubai are 1, 2 and 3 May, wherever the process runs (9.5)', () => {
    const before = process.env['TZ'];
    try {
      for (const zone of ['Pacific/Kiritimati', 'America/St_Johns', 'UTC', 'Asia/Dubai']) {
        process.env['TZ'] = zone;
        const forms = [
          ['DTSTART;TZID=Asia/Dubai:20260501T150000', 'DTEND;TZID=Asia/Dubai:20260504T110000'],
          ['DTSTART:20260501T110000Z', 'DTEND:20260504T070000Z'],
          ['DTSTART:20260501T150000', 'DTEND:20260504T110000'],
          ['DTSTART;TZID=Pacific/Kiritimati:20260502T010000', 'DTEND;TZID=America/St_Johns:20260504T043000'],
        ];
        for (const form of forms) expect(nights(form)).toEqual(['05-01/05-04']);
      }
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  });

  it('in a zone of the file are those of its rules', () => {
    const berlin = [
      'BEGIN:VTIMEZONE',
      'TZID:W. Europe Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    // 21:30 in Berlin is 23:30 in Dubai in summer, and 00:30 of the next day in winter.
    const at = (day: string) =>
      nights([`DTSTART;TZID=W. Europe Standard Time:2026${day}T213000`, 'DURATION:P1D'], {}, berlin);
    expect(at('0601')).toEqual(['06-01/06-02']);
    expect(at('1201')).toEqual(['12-02/12-03']);
  });

  it('in zones of the file cost little, also for many events over centuries', () => {
    const zone = (offset: string, month: number) => [
      `DTSTART:16010101T020000`,
      `TZOFFSETFROM:${month === 3 ? '-0500' : '-0400'}`,
      `TZOFFSETTO:${offset}`,
      `RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=${month === 3 ? 2 : 1}SU;BYMONTH=${month}`,
    ];
    const eastern = [
      'BEGIN:VTIMEZONE',
      'TZID:Eastern Standard Time',
      'BEGIN:STANDARD',
      ...zone('-0500', 11),
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      ...zone('-0400', 3),
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    const meetings = Array.from({ length: 300 }, (_, index) => [
      'BEGIN:VEVENT',
      `UID:${index}`,
      `DTSTART;TZID=Eastern Standard Time:20${10 + (index % 30)}0308T023000`,
      'DURATION:PT22H',
      'RRULE:FREQ=YEARLY',
      'END:VEVENT',
    ]);
    const { instances, isComplete } = read(calendar(...eastern, ...meetings.flat()), {
      zone: 'America/New_York',
    });
    // 8 March 2026 has no 02:30; the offset before the change makes it 03:30, and 22 hours later the next day.
    expect(instances.filter(({ firstDay }) => firstDay === '2026-03-08').map(({ endDay }) => endDay)).toContain(
      '2026-03-09',
    );
    expect(isComplete).toBe(true);
  });

  it('in a zone with a path before its name are those of the zone', () => {
    const tzid = '/freeassociation.sourceforge.net/America/New_York';
    expect(nights([`DTSTART;TZID=${tzid}:20260501T180000`, 'DURATION:P1D'])).toEqual(['05-02/05-03']);
  });
});

describe('a recurring event', () => {
  const WEEKLY = ['DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260503', 'RRULE:FREQ=WEEKLY;COUNT=4'];

  it('is expanded, with additional and without excluded dates', () => {
    expect(nights([...WEEKLY, 'EXDATE;VALUE=DATE:20260508', 'RDATE;VALUE=DATE:20260610,20260620'])).toEqual([
      '05-01/05-03',
      '05-15/05-17',
      '05-22/05-24',
      '06-10/06-12',
      '06-20/06-22',
    ]);
  });

  it('excludes times in another spelling', () => {
    const lines = [
      'DTSTART;TZID=America/New_York:20260501T150000',
      'DTEND;TZID=America/New_York:20260502T110000',
      'RRULE:FREQ=DAILY;UNTIL=20260504T190000Z',
      'EXDATE:20260502T190000Z',
    ];
    expect(nights(lines, { zone: 'America/New_York' })).toEqual(['05-01/05-02', '05-03/05-04', '05-04/05-05']);
  });

  it('has its changed occurrences where they were moved, and not its cancelled ones', () => {
    const moved = event(
      'RECURRENCE-ID;VALUE=DATE:20260508',
      'DTSTART;VALUE=DATE:20260509',
      'DTEND;VALUE=DATE:20260510',
    );
    const gone = event('RECURRENCE-ID;VALUE=DATE:20260515', 'DTSTART;VALUE=DATE:20260515', 'STATUS:CANCELLED');
    const { instances } = read(calendar(...event(...WEEKLY), ...moved, ...gone));
    expect(instances.map(({ firstDay, recurrence, isFree }) => [firstDay, recurrence, isFree])).toEqual([
      ['2026-05-01', '2026-05-01', false],
      ['2026-05-22', '2026-05-22', false],
      ['2026-05-09', '2026-05-08', false],
      ['2026-05-15', '2026-05-15', true],
    ]);
  });

  it('ends at an UNTIL in UTC, also when its times have no zone or an unknown one', () => {
    // 01:00 in Dubai is 21:00 UTC of the day before.
    for (const start of ['DTSTART:20260501T010000', 'DTSTART;TZID=No Such Zone:20260501T010000']) {
      const until = (time: string) => nights([start, 'DURATION:P1D', `RRULE:FREQ=DAILY;UNTIL=${time}`]);
      expect(until('20260502T210000Z')).toEqual(['05-01/05-02', '05-02/05-03', '05-03/05-04']);
      expect(until('20260502T205959Z')).toEqual(['05-01/05-02', '05-02/05-03']);
    }
    const count = (until: string) =>
      nights(['DTSTART;TZID=Europe/Berlin:20260501T230000', 'DURATION:PT12H', `RRULE:FREQ=DAILY;UNTIL=${until}`], {
        zone: 'Europe/Berlin',
      }).length;
    expect([count('20260502T230000'), count('20260502T225959'), count('20260502')]).toEqual([2, 1, 2]);
  });

  it('with an empty rule or exception is one event', () => {
    expect(nights(['DTSTART;VALUE=DATE:20260501', 'RRULE:', 'EXDATE:', 'RDATE;VALUE=DATE:'])).toEqual(['05-01/05-02']);
  });

  it('that never ends is expanded to the limit, and to so many occurrences', () => {
    const daily = ['DTSTART;VALUE=DATE:19700101', 'RRULE:FREQ=DAILY'];
    expect(nights(daily, { limit: '2026-01-10' }).at(-1)).toBe('01-09/01-10');
    expect(nights(daily, { limit: '2030-01-01' })).toHaveLength(MAX_INSTANCES);
  });
});

describe('a calendar', () => {
  it('is none when it is something else, is cut off or has too many events', () => {
    const night = event('DTSTART;VALUE=DATE:20260501');
    const results = [];
    for (const text of ['', '<html></html>', calendar(...night).slice(0, -20), 'BEGIN:VEVENT\nEND:VEVENT']) {
      results.push(readCalendar(text, WINDOW));
    }
    const many = Array.from({ length: MAX_EVENTS + 1 }, (_, index) => [
      'BEGIN:VEVENT',
      `UID:${index}`,
      ...night.slice(2),
    ]);
    results.push(readCalendar(calendar(...many.flat()), WINDOW));
    expect(read(calendar(...many.slice(1).flat())).instances).toHaveLength(MAX_EVENTS);
    expect(results).toEqual([...Array.from({ length: 4 }, () => 'not_a_calendar'), 'too_many_events']);
    expect(read(calendar())).toEqual({ instances: [], unread: [], isComplete: true, isCut: false });
  });

  it('may have many more events that are over', () => {
    const over = event('DTSTART;VALUE=DATE:20200501');
    const text = calendar(
      ...Array.from({ length: 6 * MAX_EVENTS }, () => over).flat(),
      ...event('DTSTART:20260501T150000Z', 'DURATION:P1D'),
    );
    expect(read(text).instances).toHaveLength(1);
  });

  it('may have bare line breaks, a byte order mark, folded names and broken lines', () => {
    const text =
      '\uFEFF  begin:vcalendar\nbroken\nBEGIN:VEVENT\nDTSTART;VALUE=DA\n TE:20260501\nSUMMARY:a\\,\n  b\nEND:VEVENT\nEND:VCALENDAR';
    expect(read(text).instances).toMatchObject([{ uid: '', summary: 'a, b', firstDay: '2026-05-01' }]);
  });

  it('keeps the longer of two versions with one SEQUENCE, and one version of an occurrence', () => {
    const version = (end: string) => event('DTSTART;VALUE=DATE:20260501', `DTEND;VALUE=DATE:${end}`);
    const ends = (...lines: string[]) => read(calendar(...lines)).instances.map(({ endDay }) => endDay);
    expect(ends(...version('20260505'), ...version('20260503'))).toEqual(['2026-05-05']);
    const weekly = event('DTSTART;VALUE=DATE:20260501', 'RRULE:FREQ=WEEKLY;COUNT=2');
    const moved = (start: string, sequence: number) =>
      event('RECURRENCE-ID;VALUE=DATE:20260508', `DTSTART;VALUE=DATE:${start}`, `SEQUENCE:${sequence}`);
    expect(ends(...weekly, ...moved('20260510', 2), ...moved('20260509', 1))).toEqual(['2026-05-02', '2026-05-11']);
  });

  it('within a calendar is read too', () => {
    const nested = ['BEGIN:VCALENDAR', ...event('DTSTART;VALUE=DATE:20260501'), 'END:VCALENDAR'];
    expect(read(calendar(...nested)).instances).toMatchObject([{ firstDay: '2026-05-01' }]);
  });

  it('keeps the latest of events with one UID and beginning, and both of two beginnings', () => {
    const version = (sequence: number, end: string) =>
      event('DTSTART;VALUE=DATE:20260501', `DTEND;VALUE=DATE:${end}`, `SEQUENCE:${sequence}`);
    const other = event('DTSTART;VALUE=DATE:20260601');
    const { instances } = read(calendar(...version(2, '20260505'), ...version(1, '20260503'), ...other));
    expect(instances.map(({ endDay, begins }) => [endDay, begins])).toEqual([
      ['2026-05-05', '2026-05-01'],
      ['2026-06-02', '2026-06-01'],
    ]);
  });
});
