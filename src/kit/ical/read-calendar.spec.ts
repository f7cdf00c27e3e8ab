import { MAX_EVENTS, MAX_INSTANCES, readCalendar } from './read-calendar';

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@example.com', ...lines, 'END:VEVENT'];
const WINDOW = { zone: 'Asia/Dubai', from: '2026-01-01', limit: '2027-01-01' };

async function read(text: string, window: Partial<typeof WINDOW> = {}) {
  const file = await readCalendar(text, { ...WINDOW, ...window });
  if (typeof file === 'string') throw new Error(file);
  return file;
}

/** `first/end` of each instance. */
async function nights(lines: string[], window: Partial<typeof WINDOW> = {}, more: string[] = []): Promise<string[]> {
  const { instances } = await read(calendar(...more, ...event(...lines)), window);
  return instances.map(({ firstDay, endDay }) => `${firstDay.slice(5)}/${endDay.slice(5)}`);
}

describe('the nights of an event', () => {
  it.each([
    ['a date without an end is one night', ['DTSTART;VALUE=DATE:20260501'], ['05-01/05-02']],
    ['DTEND is the check-out day', ['DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260504'], ['05-01/05-04']],
    ['a duration is added', ['DTSTART;VALUE=DATE:20260501', 'DURATION:P1W'], ['05-01/05-08']],
    ['a duration of hours is added', ['DTSTART:20260501T150000', 'DURATION:PT30H'], ['05-01/05-02']],
    ['UTC is read in the zone', ['DTSTART:20260501T203000Z', 'DTEND:20260503T203000Z'], ['05-02/05-04']],
    ['a local time is that of the zone', ['DTSTART:20260501T233000', 'DTEND:20260502T000000'], ['05-01/05-02']],
    ['a time on one day has no night', ['DTSTART:20260501T100000', 'DTEND:20260501T120000'], []],
    ['a time without an end has no night', ['DTSTART:20260501T100000'], []],
    ['an end at its beginning has no night', ['DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260501'], []],
    ['an end before its beginning has no night', ['DTSTART;VALUE=DATE:20260504', 'DTEND;VALUE=DATE:20260501'], []],
    ['an event that is over is left out', ['DTSTART;VALUE=DATE:20251228', 'DTEND;VALUE=DATE:20260101'], []],
    [
      'an event that is under way is not',
      ['DTSTART;VALUE=DATE:20251228', 'DTEND;VALUE=DATE:20260102'],
      ['12-28/01-02'],
    ],
  ])('%s', async (_, lines, expected) => expect(await nights(lines)).toEqual(expected));

  it('from 1 May 15:00 to 4 May 11:00 in Dubai are 1, 2 and 3 May, wherever the process runs (9.5)', async () => {
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
        for (const form of forms) expect(await nights(form)).toEqual(['05-01/05-04']);
      }
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  });

  it('in a zone of the file are those of its rules', async () => {
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
    expect(await at('0601')).toEqual(['06-01/06-02']);
    expect(await at('1201')).toEqual(['12-02/12-03']);
  });

  it('in a zone with a path before its name are those of the zone', async () => {
    const tzid = '/freeassociation.sourceforge.net/America/New_York';
    expect(await nights([`DTSTART;TZID=${tzid}:20260501T180000`, 'DURATION:P1D'])).toEqual(['05-02/05-03']);
  });
});

describe('a recurring event', () => {
  const WEEKLY = ['DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260503', 'RRULE:FREQ=WEEKLY;COUNT=4'];

  it('is expanded, with additional and without excluded dates', async () => {
    expect(await nights([...WEEKLY, 'EXDATE;VALUE=DATE:20260508', 'RDATE;VALUE=DATE:20260610,20260620'])).toEqual([
      '05-01/05-03',
      '05-15/05-17',
      '05-22/05-24',
      '06-10/06-12',
      '06-20/06-22',
    ]);
  });

  it('excludes times in another spelling, and adds periods', async () => {
    const lines = [
      'DTSTART;TZID=America/New_York:20260501T150000',
      'DTEND;TZID=America/New_York:20260502T110000',
      'RRULE:FREQ=DAILY;UNTIL=20260504T190000Z',
      'EXDATE:20260502T190000Z',
      'RDATE;VALUE=PERIOD:20260601T150000Z/20260604T070000Z,20260701T150000Z/P2D',
    ];
    expect(await nights(lines, { zone: 'America/New_York' })).toEqual([
      '05-01/05-02',
      '05-03/05-04',
      '05-04/05-05',
      '06-01/06-04',
      '07-01/07-03',
    ]);
  });

  it('has its changed occurrences where they were moved, and not its cancelled ones', async () => {
    const moved = event(
      'RECURRENCE-ID;VALUE=DATE:20260508',
      'DTSTART;VALUE=DATE:20260509',
      'DTEND;VALUE=DATE:20260510',
    );
    const gone = event('RECURRENCE-ID;VALUE=DATE:20260515', 'DTSTART;VALUE=DATE:20260515', 'STATUS:CANCELLED');
    const { instances } = await read(calendar(...event(...WEEKLY), ...moved, ...gone));
    expect(instances.map(({ firstDay, recurrence, isFree }) => [firstDay, recurrence, isFree])).toEqual([
      ['2026-05-01', '2026-05-01', false],
      ['2026-05-22', '2026-05-22', false],
      ['2026-05-09', '2026-05-08', false],
      ['2026-05-15', '2026-05-15', true],
    ]);
  });

  it('that never ends is expanded to the limit, and to so many occurrences', async () => {
    const daily = ['DTSTART;VALUE=DATE:19700101', 'RRULE:FREQ=DAILY'];
    expect((await nights(daily, { limit: '2026-01-10' })).at(-1)).toBe('01-09/01-10');
    expect(await nights(daily, { limit: '2030-01-01' })).toHaveLength(MAX_INSTANCES);
  });
});

describe('a calendar', () => {
  it('is none when it is something else, is cut off or has too many events', async () => {
    const night = event('DTSTART;VALUE=DATE:20260501');
    const results = [];
    for (const text of ['', '<html></html>', calendar(...night).slice(0, -20), 'BEGIN:VEVENT\nEND:VEVENT']) {
      results.push(await readCalendar(text, WINDOW));
    }
    results.push(await readCalendar(calendar(...Array.from({ length: MAX_EVENTS + 1 }, () => night).flat()), WINDOW));
    expect(results).toEqual([...Array.from({ length: 4 }, () => 'not_a_calendar'), 'too_many_events']);
    expect(await read(calendar())).toEqual({ instances: [], isComplete: true });
  });

  it('with rules that cost too much has too many events, soon', async () => {
    const costly = ['DTSTART;VALUE=DATE:19700101', 'RRULE:FREQ=DAILY;COUNT=99999999;BYMONTHDAY=30;BYMONTH=2'];
    const text = calendar(
      ...Array.from({ length: 1000 }, () => event(...costly))
        .flat()
        .map((line, index) => line.replace('1@', `${index}@`)),
    );
    const startedAt = performance.now();
    expect(await readCalendar(text, WINDOW)).toBe('too_many_events');
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  it('with long lines of parameters or values is read soon', async () => {
    const endless = [';a=b'.repeat(200_000), `;a=":"${';a=b'.repeat(100_000)}`, `;x=${'"",'.repeat(100_000)}`];
    const many = Array.from({ length: 200 }, () => `DTSTART${';a=b'.repeat(1200)}:20260501`);
    const startedAt = performance.now();
    for (const parameters of endless) {
      const { isComplete } = await read(calendar(...event(`DTSTART${parameters}:20260501`)));
      expect(isComplete).toBe(false);
    }
    await read(calendar(...event('DTSTART:20260501', ...many, `DURATION:P${'9'.repeat(15)}D`)));
    await read(calendar(...event('DTSTART:20260501', `RRULE:FREQ=DAILY;BYDAY=${'MO,'.repeat(300_000)}MO`)));
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });

  it('tells that an event could not be read', async () => {
    const { instances, isComplete } = await read(
      calendar(...event('DTSTART:tomorrow'), ...event('DTSTART;VALUE=DATE:20260501')),
    );
    expect([instances.length, isComplete]).toEqual([1, false]);
  });

  it('may have bare line breaks, a byte order mark, folded names and broken lines', async () => {
    const text =
      '\uFEFFbegin:vcalendar\nbroken\nBEGIN:VEVENT\nDTSTART;VALUE=DA\n TE:20260501\nSUMMARY:a\\,\n  b\nEND:VEVENT\nEND:VCALENDAR';
    expect((await read(text)).instances).toMatchObject([{ uid: '', summary: 'a, b', firstDay: '2026-05-01' }]);
  });

  it('keeps the latest of events with one UID and beginning, and both of two beginnings', async () => {
    const version = (sequence: number, end: string) =>
      event('DTSTART;VALUE=DATE:20260501', `DTEND;VALUE=DATE:${end}`, `SEQUENCE:${sequence}`);
    const other = event('DTSTART;VALUE=DATE:20260601');
    const { instances } = await read(calendar(...version(2, '20260505'), ...version(1, '20260503'), ...other));
    expect(instances.map(({ endDay, begins }) => [endDay, begins])).toEqual([
      ['2026-05-05', '2026-05-01'],
      ['2026-06-02', '2026-06-01'],
    ]);
  });

  it('ends whatever bytes it is made of', async () => {
    const valid = calendar(...event('DTSTART;VALUE=DATE:20260501', 'RRULE:FREQ=MONTHLY;BYDAY=1MO', 'SUMMARY:x'));
    let state = 11;
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state % below;
    };
    for (let trial = 0; trial < 500; trial += 1) {
      const bytes = Buffer.from(valid);
      for (let change = 0; change <= random(6); change += 1) bytes[random(bytes.length)] = random(256);
      const file = await readCalendar(bytes.toString(), WINDOW);
      if (typeof file === 'string') expect(['not_a_calendar', 'too_many_events']).toContain(file);
      else for (const { firstDay, endDay } of file.instances) expect(firstDay < endDay).toBe(true);
    }
  });
});
