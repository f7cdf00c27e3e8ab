import { atRandom, trials } from '../../../test/harness/trials';
import { CalendarThread } from './calendar-thread';
import { MAX_INSTANCES, MAX_TOTAL, readCalendar } from './read-calendar';

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@example.com', ...lines, 'END:VEVENT'];
const numbered = (count: number, write: (index: number) => string[]) =>
  Array.from({ length: count }, (_, index) =>
    event(...write(index)).map(line => line.replace('1@', `${index}@`)),
  ).flat();
const WINDOW = { zone: 'Asia/Dubai', from: '2026-01-01', limit: '2027-01-01' };

function read(text: string) {
  const file = readCalendar(text, WINDOW);
  if (typeof file === 'string') throw new Error(file);
  return file;
}

describe('a hostile calendar', () => {
  it('with a million occurrences, NUL bytes or invalid UTF-8 is read, in UTF-16 or nested deeply it is none', () => {
    const night = event('DTSTART;VALUE=DATE:20260501', 'SUMMARY:a\0\uFFFDb');
    const utf16 = Buffer.from(`\uFEFF${calendar(...night)}`, 'utf16le');
    const results = [
      calendar(...night),
      utf16.toString(),
      utf16.swap16().toString(),
      'BEGIN:VCALENDAR\n'.repeat(1e5),
    ].map(text => {
      const file = readCalendar(text, WINDOW);
      return typeof file === 'string' ? file : file.instances.length;
    });
    expect(results).toEqual([1, 'not_a_calendar', 'not_a_calendar', 'not_a_calendar']);
    const million = event('DTSTART;VALUE=DATE:20260501', 'RRULE:FREQ=DAILY;COUNT=1000000');
    expect(read(calendar(...million)).instances).toHaveLength(245);
  });

  it('with long lines of parameters or values is read soon', () => {
    const endless = [';a=b'.repeat(200_000), `;a=":"${';a=b'.repeat(100_000)}`, `;x=${'"",'.repeat(100_000)}`];
    const many = Array.from({ length: 200 }, () => `DTSTART${';a=b'.repeat(1200)}:20260501`);
    for (const parameters of endless) {
      expect(read(calendar(...event(`DTSTART${parameters}:20260501`))).unread).toMatchObject([{ problem: 'start' }]);
    }
    read(calendar(...event('DTSTART:20260501', ...many, `DURATION:P${'9'.repeat(15)}D`)));
    read(calendar(...event('DTSTART:20260501', `RRULE:FREQ=DAILY;BYDAY=${'MO,'.repeat(300_000)}MO`)));
  });

  it(
    'of any bytes is read to its end',
    atRandom(({ below }) => {
      const valid = calendar(...event('DTSTART;VALUE=DATE:20260501', 'RRULE:FREQ=MONTHLY;BYDAY=1MO', 'SUMMARY:x'));
      for (let trial = 0; trial < trials(500, 100); trial += 1) {
        const bytes = Buffer.from(valid);
        for (let change = 0; change <= below(6); change += 1) bytes[below(bytes.length)] = below(256);
        const file = readCalendar(bytes.toString(), WINDOW);
        if (typeof file === 'string') expect(['not_a_calendar', 'too_many_events']).toContain(file);
        else for (const { firstDay, endDay } of file.instances) expect(firstDay < endDay).toBe(true);
      }
    }),
  );

  it('keeps so many occurrences in all, and is incomplete then', () => {
    const daily = numbered(MAX_TOTAL / MAX_INSTANCES + 1, () => ['DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=DAILY']);
    const file = readCalendar(calendar(...daily), { ...WINDOW, limit: '2028-01-01' });
    if (typeof file === 'string') throw new Error(file);
    expect([file.instances.length, file.isComplete]).toEqual([MAX_TOTAL, false]);
  });
});

describe('a thread for calendars', () => {
  const onsets = (lines: number) => {
    const values = Array.from({ length: 1200 }, (_, index) => `${2000 + (index % 100)}0101T00${10 + (index % 50)}00`);
    return Array.from({ length: lines }, () => `RDATE:${values.join()}`);
  };
  const zone = (...lines: string[]) => ['BEGIN:VTIMEZONE', 'TZID:X Y', ...lines, 'END:VTIMEZONE'];
  const standard = (...lines: string[]) => [
    'BEGIN:STANDARD',
    'DTSTART:16010101T000000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    ...lines,
    'END:STANDARD',
  ];
  const inYears = numbered(500, index => [
    'DTSTART:20260501T100000',
    `RECURRENCE-ID;TZID=X Y:${String(100 + 4 * index).padStart(4, '0')}0101T000000`,
  ]);
  const threads: CalendarThread[] = [];
  const threadOf = (timeoutMs: number, maxMemoryMb?: number) => {
    threads.push(new CalendarThread({ timeoutMs, maxMemoryMb }));
    return threads.at(-1)!;
  };
  afterEach(() => Promise.all(threads.splice(0).map(thread => thread.close())));
  const common = new CalendarThread({ timeoutMs: 120_000 });
  afterAll(() => common.close());

  it.each([
    ['a zone with many onsets', [...zone(...standard(...onsets(25))), ...inYears]],
    [
      'exceptions in zones of other spellings',
      event(
        'DTSTART;TZID=Europe/Berlin:20260501T100000',
        'RRULE:FREQ=DAILY',
        ...Array.from({ length: 18_000 }, (_, index) => {
          const letters = [...'europe/berlin'].map((letter, place) =>
            (index >> place) % 2 ? letter.toUpperCase() : letter,
          );
          return `EXDATE;TZID=${letters.join('')}:20260501T100000`;
        }),
      ),
    ],
    [
      'long lists of dates',
      event(
        'DTSTART;VALUE=DATE:20260501',
        ...Array.from({ length: 52 }, () => `RDATE;VALUE=DATE:${'20260501,'.repeat(2200)}20260501`),
      ),
    ],
    [
      'many rules in one event',
      event('DTSTART:20260501T100000', ...Array.from({ length: 300 }, () => 'RRULE:FREQ=DAILY')),
    ],
    ['seconds', event('DTSTART;TZID=Europe/Berlin:20260329T010000', 'RRULE:FREQ=SECONDLY')],
  ])('reads %s within its limits', async (_, lines) => {
    expect(await common.read({ text: calendar(...lines), window: WINDOW })).toMatchObject({
      instances: expect.any(Array),
    });
  });

  it('ends when a calendar takes too long, lets others work meanwhile, and reads the next one', async () => {
    const observances = Array.from({ length: 8000 }, () => standard('RRULE:FREQ=DAILY')).flat();
    const thread = threadOf(1_500);
    let [turns, isDone] = [0, false];
    const turn = () => {
      turns += 1;
      if (!isDone) setTimeout(turn, 1);
    };
    turn();
    const slow = thread.read({ text: calendar(...zone(...observances), ...inYears), window: WINDOW });
    const next = thread.read({ text: calendar(...event('DTSTART;VALUE=DATE:20260501')), window: WINDOW });
    expect(await slow).toBe('too_many_events');
    isDone = true;
    // A process that waits has one turn, and one more before the answer is read.
    expect(turns).toBeGreaterThan(2);
    expect(await next).toMatchObject({ instances: [{ firstDay: '2026-05-01' }], isComplete: true });
  });

  it('ends when a calendar needs too much memory, and reads the next one', async () => {
    const thread = threadOf(20_000, 24);
    const dates = Array.from({ length: 500 }, () => `RDATE;VALUE=DATE:${'20260501,'.repeat(2200)}20260501`);
    const large = event('DTSTART;VALUE=DATE:20260501', ...dates);
    expect(await thread.read({ text: calendar(...large), window: WINDOW })).toBe('too_many_events');
    const file = await thread.read({ text: calendar(...event('DTSTART;VALUE=DATE:20260501')), window: WINDOW });
    expect(file).toMatchObject({ instances: [{ firstDay: '2026-05-01' }], isComplete: true });
  });
});
