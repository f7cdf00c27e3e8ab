import { arrange, type DatedPart } from './sleep-arrangement';

const part = (from: string, to: string, asleep_minutes: number, values: Partial<DatedPart> = {}): DatedPart => ({
  fell_asleep_at: `${from}:00.000Z`,
  woke_at: `${to}:00.000Z`,
  asleep_minutes,
  timezone: 'UTC',
  date: to.slice(0, 10),
  ...values,
});
const first = part('2026-05-08T22:30', '2026-05-09T01:30', 180, { deep_minutes: 60, quality: 2, note: 'Hot' });
const second = part('2026-05-09T02:30', '2026-05-09T06:30', 240, { deep_minutes: 50, rem_minutes: 40 });
const nap = part('2026-05-09T13:00', '2026-05-09T13:30', 30);

const arranged = (sent: DatedPart, known: DatedPart[]) =>
  Object.fromEntries(
    [...arrange(sent, known)].map(([date, day]) => [
      date,
      day && [day.asleepMinutes, day.parts.length, day.naps.map(({ asleep_minutes }) => asleep_minutes)],
    ]),
  );

it('joins parts at most two hours apart, in any order and again', () => {
  const night = { '2026-05-09': [420, 2, [30]] };
  expect(arranged(second, [first, nap])).toEqual(night);
  expect(arranged(first, [nap, second])).toEqual(night);
  expect(arranged(nap, [second, first])).toEqual(night);
  expect(arranged(second, [first, second, nap])).toEqual(night);
  expect([...arrange(second, [first, nap]).values()]).toMatchObject([
    { deepMinutes: 110, remMinutes: 40, lightMinutes: null, quality: 2, note: 'Hot' },
  ]);
});

it.each([
  ['2026-05-09T08:30', '2026-05-09T09:00', 1, []],
  ['2026-05-09T08:31', '2026-05-09T09:01', 0, [30]],
])('takes a sleep from %s to %s for what it is', (from, to, more, naps) => {
  expect(arranged(part(from, to, 30), [second])).toEqual({ '2026-05-09': [240 + 30 * more, 2 * more, naps] });
});

it('joins what a part in the middle connects', () => {
  const [early, late] = [
    part('2026-05-08T22:00', '2026-05-09T00:00', 120),
    part('2026-05-09T04:00', '2026-05-09T06:00', 110),
  ];
  expect(arranged(late, [early])).toEqual({ '2026-05-09': [120, 0, [110]] });
  expect(arranged(part('2026-05-09T01:00', '2026-05-09T03:00', 100), [early, late])).toEqual({
    '2026-05-09': [330, 3, []],
  });
});

it('moves a part that ended before midnight to the day of waking', () => {
  const evening = part('2026-05-08T20:30', '2026-05-08T23:30', 180);
  const before = part('2026-05-07T22:30', '2026-05-08T06:30', 470);
  const after = part('2026-05-09T00:30', '2026-05-09T06:30', 350);
  expect(arranged(after, [evening])).toEqual({ '2026-05-08': null, '2026-05-09': [530, 2, []] });
  expect(arranged(after, [before, evening])).toEqual({ '2026-05-08': [470, 0, []], '2026-05-09': [530, 2, []] });
  expect(arranged(evening, [before, after])).toEqual({ '2026-05-08': [470, 0, []], '2026-05-09': [530, 2, []] });
});

it('replaces what overlaps, and only that', () => {
  expect(arranged(part('2026-05-09T02:00', '2026-05-09T07:00', 290), [first, second, nap])).toEqual({
    '2026-05-09': [470, 2, [30]],
  });
  expect(arranged(part('2026-05-08T22:30', '2026-05-09T06:30', 450), [first, second, nap])).toEqual({
    '2026-05-09': [450, 0, [30]],
  });
  expect(arranged(part('2026-05-09T13:10', '2026-05-09T13:50', 40), [first, nap])).toEqual({
    '2026-05-09': [180, 0, [40]],
  });
});

it('ends a night after 24 hours', () => {
  const all = Array.from({ length: 9 }, (_, at) => at * 3 + 1).map(hour => {
    const at = (later: number) => new Date(Date.UTC(2026, 4, 8, hour + later)).toISOString().slice(0, 16);
    return part(at(0), at(1), 60);
  });
  expect(arranged(all[8]!, all.slice(0, 8))).toEqual({ '2026-05-09': [60, 0, []] });
});
