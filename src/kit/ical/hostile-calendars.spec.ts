import { readCalendar } from './read-calendar';

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@example.com', ...lines, 'END:VEVENT'];
const WINDOW = { zone: 'Asia/Dubai', from: '2026-01-01', limit: '2027-01-01' };

async function read(text: string) {
  const file = await readCalendar(text, WINDOW);
  if (typeof file === 'string') throw new Error(file);
  return file;
}

describe('a hostile calendar', () => {
  const numbered = (count: number, ...lines: string[]) =>
    Array.from({ length: count }, (_, index) => event(...lines).map(line => line.replace('1@', `${index}@`))).flat();
  const every = (length: number) => Array.from({ length }, (_, index) => index).join();
  const TIMES = `BYHOUR=${every(24)};BYMINUTE=${every(60)};BYSECOND=${every(60)}`;

  it.each([
    [
      'that match no day',
      numbered(1000, 'DTSTART;VALUE=DATE:19700101', 'RRULE:FREQ=DAILY;COUNT=99999999;BYMONTHDAY=30;BYMONTH=2'),
    ],
    ['of every second', event('DTSTART:20260101T000000', 'RRULE:FREQ=SECONDLY')],
    ['with all times of a day', event('DTSTART:20260101T000000', `RRULE:FREQ=DAILY;${TIMES}`)],
    ['with all times of a day, once', numbered(9, 'DTSTART:20260101T000000', `RRULE:FREQ=YEARLY;COUNT=1;${TIMES}`)],
    [
      'of many meetings',
      numbered(1999, 'DTSTART;TZID=Europe/Berlin:20240101T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'),
    ],
  ])('with rules %s has too many events, and lets others work meanwhile', async (_, lines) => {
    let [turns, isDone] = [0, false];
    const turn = () => {
      turns += 1;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    expect(await readCalendar(calendar(...lines), { ...WINDOW, limit: '2028-01-01' })).toBe('too_many_events');
    isDone = true;
    expect(turns).toBeGreaterThan(0);
  });

  it('with a million occurrences, NUL bytes or invalid UTF-8 is read, in UTF-16 or nested deeply it is none', async () => {
    const night = event('DTSTART;VALUE=DATE:20260501', 'SUMMARY:a\0\uFFFDb');
    const utf16 = Buffer.from(`\uFEFF${calendar(...night)}`, 'utf16le');
    const results = [];
    for (const text of [
      calendar(...night),
      utf16.toString(),
      utf16.swap16().toString(),
      'BEGIN:VCALENDAR\n'.repeat(1e5),
    ]) {
      const file = await readCalendar(text, WINDOW);
      results.push(typeof file === 'string' ? file : file.instances.length);
    }
    expect(results).toEqual([1, 'not_a_calendar', 'not_a_calendar', 'not_a_calendar']);
    const million = event('DTSTART;VALUE=DATE:20260501', 'RRULE:FREQ=DAILY;COUNT=1000000');
    expect((await read(calendar(...million))).instances).toHaveLength(245);
  });

  it('with long lines of parameters or values is read soon', async () => {
    const endless = [';a=b'.repeat(200_000), `;a=":"${';a=b'.repeat(100_000)}`, `;x=${'"",'.repeat(100_000)}`];
    const many = Array.from({ length: 200 }, () => `DTSTART${';a=b'.repeat(1200)}:20260501`);
    for (const parameters of endless) {
      const { isComplete } = await read(calendar(...event(`DTSTART${parameters}:20260501`)));
      expect(isComplete).toBe(false);
    }
    await read(calendar(...event('DTSTART:20260501', ...many, `DURATION:P${'9'.repeat(15)}D`)));
    await read(calendar(...event('DTSTART:20260501', `RRULE:FREQ=DAILY;BYDAY=${'MO,'.repeat(300_000)}MO`)));
  });

  it('of any bytes is read to its end', async () => {
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
