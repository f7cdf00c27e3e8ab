import { readCalendar } from './read-calendar';

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@example.com', ...lines, 'END:VEVENT'];
const WINDOW = { zone: 'Asia/Dubai', from: '2026-01-01', limit: '2027-01-01' };

function read(lines: string[], zone = WINDOW.zone) {
  const file = readCalendar(calendar(...lines), { ...WINDOW, zone });
  if (typeof file === 'string') throw new Error(file);
  return {
    nights: file.instances.map(({ firstDay, endDay }) => `${firstDay.slice(5)}/${endDay.slice(5)}`),
    unread: file.unread.map(({ firstDay, endDay, problem }) => `${problem} ${firstDay}/${endDay}`),
    isComplete: file.isComplete,
  };
}
/** The nights of an event that is understood. */
function nights(lines: string[], zone?: string, more: string[] = []): string[] {
  const found = read([...more, ...event(...lines)], zone);
  expect(found.unread).toEqual([]);
  return found.nights;
}

describe('what can be read of an event is held, and the event is told', () => {
  const DAY = 'DTSTART;VALUE=DATE:20260501';
  const TWO = [DAY, 'DTEND;VALUE=DATE:20260503'];
  it.each([
    ['an end that is no date', [DAY, 'DTEND:NoneTNone'], '05-01/05-02', 'end 2026-05-01/2026-05-02'],
    ['an end of a time', ['DTSTART:20260501T150000', 'DTEND:soon'], '05-01/05-02', 'end 2026-05-01/2026-05-02'],
    ['a time of the end', [DAY, 'DTEND:20260503TNone'], '05-01/05-03', 'end 2026-05-01/2026-05-03'],
    ['a separator', [DAY, 'DTEND=20260503'], '05-01/05-02', 'end 2026-05-01/2026-05-02'],
    ['a duration', [DAY, 'DURATION:three days'], '05-01/05-02', 'end 2026-05-01/2026-05-02'],
    [
      'a time of the start',
      ['DTSTART:20260501T990000', 'DTEND:20260503T110000'],
      '05-01/05-03',
      'start 2026-05-01/2026-05-03',
    ],
    ['an hourly rule', [...TWO, 'RRULE:FREQ=HOURLY;INTERVAL=24;COUNT=3'], '05-01/05-03', 'rule 2026-05-01/2026-05-03'],
    [
      'several hours',
      ['DTSTART:20260501T090000', 'DURATION:P1D', 'RRULE:FREQ=DAILY;BYHOUR=9,21'],
      '05-01/05-02',
      'rule 2026-05-01/2026-05-02',
    ],
    [
      'another hour',
      ['DTSTART:20260501T090000', 'DURATION:P1D', 'RRULE:FREQ=DAILY;BYHOUR=10'],
      '05-01/05-02',
      'rule 2026-05-01/2026-05-02',
    ],
    [
      'a rule of another calendar',
      [...TWO, 'RRULE:RSCALE=HEBREW;FREQ=YEARLY'],
      '05-01/05-03',
      'rule 2026-05-01/2026-05-03',
    ],
    ['a part of no RFC', [...TWO, 'RRULE:FREQ=YEARLY;BYEASTER=1'], '05-01/05-03', 'rule 2026-05-01/2026-05-03'],
    ['a rule of exceptions', [...TWO, 'EXRULE:FREQ=WEEKLY'], '05-01/05-03', 'rule 2026-05-01/2026-05-03'],
    ['additional dates', [...TWO, 'RDATE;VALUE=DATE:soon'], '05-01/05-03', 'dates 2026-05-01/2026-05-03'],
    ['exceptions', [...TWO, 'EXDATE:the second'], '05-01/05-03', 'dates 2026-05-01/2026-05-03'],
    [
      'a zone',
      ['DTSTART;TZID=No Such Zone:20260501T203000', 'DURATION:P2D'],
      '05-01/05-03',
      'zone 2026-05-01/2026-05-03',
    ],
    [
      'a far offset',
      ['DTSTART;TZID=UTC+15:20260501T203000', 'DURATION:P2D'],
      '05-01/05-03',
      'zone 2026-05-01/2026-05-03',
    ],
  ])('without %s', (_, lines, held, unread) => {
    expect(read(event(...lines))).toEqual({ nights: [held], unread: [unread], isComplete: false });
  });

  it('without a start it holds nothing, and without an order of its days neither', () => {
    expect(read(event('DTSTART:tomorrow', 'DTEND;VALUE=DATE:20260503'))).toEqual({
      nights: [],
      unread: ['start null/2026-05-03'],
      isComplete: false,
    });
    expect(read(event('SUMMARY:Reserved')).unread).toEqual(['start null/null']);
    const backwards = event('DTSTART;VALUE=DATE:20260504', 'DTEND;VALUE=DATE:20260501');
    expect(read(backwards)).toMatchObject({ nights: [], unread: ['end 2026-05-04/null'] });
  });

  it('is not told when it is over or leaves the time free', () => {
    const over = event('DTSTART;TZID=No Such Zone:20250501T203000', 'DURATION:P2D');
    const free = event('DTSTART:tomorrow', 'STATUS:CANCELLED');
    expect(read([...over, ...free])).toEqual({ nights: [], unread: [], isComplete: true });
    expect(read(event('DTSTART;VALUE=DATE:20200501', 'RRULE:FREQ=HOURLY')).unread).toHaveLength(1);
  });

  it('the other events are read, and those that recur more often than is expanded are told', () => {
    const file = read([...event('DTSTART:tomorrow'), ...event(...TWO)]);
    expect([file.nights, file.unread]).toEqual([['05-01/05-03'], ['start null/null']]);
    const daily = readCalendar(calendar(...event('DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=DAILY')), {
      ...WINDOW,
      limit: '2028-01-01',
    });
    expect(daily).toMatchObject({ unread: [{ problem: 'occurrences' }], isComplete: true, isCut: false });
  });
});

describe('dates in an unusual spelling', () => {
  it.each([
    [
      'an unquoted name with a colon',
      ['DTSTART;TZID=GMT+04:00:20260501T203000', 'DTEND;TZID=GMT+04:00:20260503T110000'],
    ],
    ['one quotation mark', ['DTSTART;TZID="Asia/Dubai:20260501T203000', 'DTEND;TZID=Asia/Dubai":20260503T110000']],
    ['a quotation mark around a value', ['DTSTART;VALUE="DATE:20260501', 'DTEND;VALUE=DATE:"20260503"']],
    ['the extended format', ['DTSTART;TZID=Asia/Dubai:2026-05-01T20:30:00', 'DTEND:2026-05-03T11:00:00+04:00']],
    ['an offset and parts of seconds', ['DTSTART:20260501T203000+0400', 'DTEND:2026-05-03T07:00:00.000Z']],
    ['a blank and no seconds', ['DTSTART:2026-05-01 20:30', 'DTEND:20260503T1100']],
  ])('such as %s are read', (_, lines) => expect(nights(lines)).toEqual(['05-01/05-03']));
});

describe('zones', () => {
  // 21:30 in Tokyo is 16:30 in Dubai, 21:30 in New York is 05:30 of the next day.
  it.each([
    ['Tokyo Standard Time', '05-01/05-02'],
    ['eastern standard time', '05-02/05-03'],
    ['America/New York', '05-02/05-03'],
    ['UTC+9', '05-01/05-02'],
    ['GMT+0900', '05-01/05-02'],
    ['+09:00', '05-01/05-02'],
    ['UTC-4', '05-02/05-03'],
    ['GMT−04:00', '05-02/05-03'],
    ['(UTC-04:00)', '05-02/05-03'],
    ['Etc/GMT+4', '05-02/05-03'],
    ['UTC', '05-02/05-03'],
  ])('named %s are read', (zone, held) => {
    expect(nights([`DTSTART;TZID=${zone}:20260501T213000`, 'DURATION:P1D'])).toEqual([held]);
    expect(nights([`DTSTART;TZID="${zone}":20260501T213000`, 'DURATION:P1D'])).toEqual([held]);
  });

  const observance = (name: string, from: string, to: string, ...lines: string[]) => [
    `BEGIN:${name}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    ...lines,
    `END:${name}`,
  ];
  const zone = (...lines: string[]) => ['BEGIN:VTIMEZONE', 'TZID:House', ...lines, 'END:VTIMEZONE'];
  // 21:30 at the house is 23:30 in Dubai in summer, and 00:30 of the next day in winter.
  const at = (day: string) => [`DTSTART;TZID=House:2026${day}T213000`, 'DURATION:P1D'];
  it.each([
    [
      'rules with times of day',
      zone(
        ...observance(
          'STANDARD',
          '+0200',
          '+0100',
          'DTSTART:19701025T030000',
          'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;BYHOUR=3;BYMINUTE=0',
        ),
        ...observance(
          'DAYLIGHT',
          '+0100',
          '+0200',
          'DTSTART:19700329T020000',
          'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;BYHOUR=2',
        ),
      ),
    ],
    [
      'listed changes',
      zone(
        ...observance('STANDARD', '+0200', '+0100', 'DTSTART:20251026T030000', 'RDATE:20261025T030000,20271031T030000'),
        ...observance(
          'DAYLIGHT',
          '+0100',
          '+0200',
          'DTSTART:20250330T020000',
          'RDATE;VALUE=PERIOD:20260329T020000/P1D',
          'RDATE:20270328T020000',
        ),
      ),
    ],
  ])('of %s have summer time', (_, definition) => {
    expect(nights(at('0701'), undefined, definition)).toEqual(['07-01/07-02']);
    expect(nights(at('1201'), undefined, definition)).toEqual(['12-02/12-03']);
  });

  it('of changes that are not read are told', () => {
    const hourly = zone(...observance('STANDARD', '+0200', '+0100', 'DTSTART:19701025T030000', 'RRULE:FREQ=HOURLY'));
    expect(read([...hourly, ...event(...at('0701'))]).unread).toEqual(['zone 2026-07-02/2026-07-03']);
  });
});

describe('recurring events', () => {
  const STAY = ['DTSTART:20260501T150000', 'DTEND:20260502T110000'];
  it('may name the hour that they have, and any on whole days', () => {
    expect(nights([...STAY, 'RRULE:FREQ=WEEKLY;COUNT=2;BYHOUR=15;BYMINUTE=0;BYSECOND=0'])).toEqual([
      '05-01/05-02',
      '05-08/05-09',
    ]);
    for (const hours of ['BYHOUR=0', 'BYHOUR=9,21;BYMINUTE=30']) {
      expect(nights(['DTSTART;VALUE=DATE:20260501', `RRULE:FREQ=WEEKLY;COUNT=2;${hours}`])).toEqual([
        '05-01/05-02',
        '05-08/05-09',
      ]);
    }
  });

  it('may have additional periods, with a length of their own', () => {
    const periods = 'RDATE;VALUE=PERIOD:20260601T150000/P2D,20260610T150000Z/20260613T070000Z';
    expect(nights([...STAY, periods])).toEqual(['05-01/05-02', '06-01/06-03', '06-10/06-13']);
  });

  it('may change from an occurrence on', () => {
    const daily = event('DTSTART;VALUE=DATE:20260501', 'RRULE:FREQ=WEEKLY;COUNT=5', 'EXDATE;VALUE=DATE:20260529');
    const later = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20260515',
      'DTSTART;VALUE=DATE:20260516',
      'DTEND;VALUE=DATE:20260518',
    );
    const one = event('RECURRENCE-ID;VALUE=DATE:20260522', 'DTSTART;VALUE=DATE:20260525');
    expect(read([...daily, ...later])).toMatchObject({
      nights: ['05-01/05-02', '05-08/05-09', '05-23/05-25', '05-16/05-18'],
      unread: [],
    });
    expect(read([...daily, ...later, ...one]).nights).toEqual([
      '05-01/05-02',
      '05-08/05-09',
      '05-16/05-18',
      '05-25/05-26',
    ]);
    const again = event('RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20260522', 'DTSTART;VALUE=DATE:20260521');
    expect(read([...daily, ...again, ...later]).nights).toEqual([
      '05-01/05-02',
      '05-08/05-09',
      '05-21/05-22',
      '05-16/05-18',
    ]);
    const prior = event('RECURRENCE-ID;RANGE=THISANDPRIOR;VALUE=DATE:20260515', 'DTSTART;VALUE=DATE:20260516');
    expect(read([...daily, ...prior]).unread).toEqual(['rule 2026-05-16/2026-05-17']);
  });
});

it('busy times without an event are held, and those that are no period are told', () => {
  const times = (...lines: string[]) => ['BEGIN:VFREEBUSY', 'UID:1@example.com', ...lines, 'END:VFREEBUSY'];
  const busy = 'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20260501T110000Z/20260503T070000Z,20260510T110000Z/P2D';
  expect(read(times(busy, 'FREEBUSY;FBTYPE=FREE:20260601T110000Z/P2D'))).toEqual({
    nights: ['05-01/05-03', '05-10/05-12'],
    unread: [],
    isComplete: true,
  });
  expect(read(times('FREEBUSY:20260501T110000Z,soon')).unread).toEqual(['start null/null', 'start null/null']);
});

describe('midnight in UTC at both ends', () => {
  const ZONES = ['America/New_York', 'Asia/Dubai', 'Pacific/Kiritimati'];
  it.each([
    ['Z', ['DTSTART:20260501T000000Z', 'DTEND:20260504T000000Z']],
    ['a name of UTC', ['DTSTART;TZID=Etc/UTC:20260501T000000', 'DTEND;TZID=UTC:20260504T000000']],
  ])('means the days as written, with %s', (_, lines) => {
    for (const zone of ZONES) expect(nights(lines, zone)).toEqual(['05-01/05-04']);
  });

  it('also where the event recurs, and not at one end alone', () => {
    const weekly = ['DTSTART:20260501T000000Z', 'DTEND:20260502T000000Z', 'RRULE:FREQ=WEEKLY;COUNT=2'];
    expect(nights(weekly, 'America/New_York')).toEqual(['05-01/05-02', '05-08/05-09']);
    const evening = ['DTSTART:20260501T000000Z', 'DTEND:20260503T150000Z'];
    expect(nights(evening, 'America/New_York')).toEqual(['04-30/05-03']);
  });
});

describe('text that looks like structure', () => {
  const DAY = ['DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260503'];
  it.each([
    ['an end', ['DESCRIPTION:Times', 'End: Sunday at 11:00']],
    ['an end of a component that is not open', ['END:VALARM']],
    ['a beginning', ['Begin: Friday', 'BEGIN:LATER']],
    ['other properties', ['Duration: 3 nights', 'Status: cancelled', 'DURATION: 3 nights']],
  ])('such as %s is none', (_, lines) => expect(nights([...lines, ...DAY])).toEqual(['05-01/05-03']));

  it('closes what is open inside, and a calendar that does not end is still none', () => {
    expect(nights([...DAY, 'BEGIN:VALARM', 'TRIGGER:-PT1H'])).toEqual(['05-01/05-03']);
    const cut = calendar(...event(...DAY)).replace('END:VCALENDAR\r\n', 'End: Sunday\r\n');
    expect(readCalendar(cut, WINDOW)).toBe('not_a_calendar');
  });
});
