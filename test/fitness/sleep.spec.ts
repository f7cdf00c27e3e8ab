import { race } from '../harness/race';
import { type Actor, type Fitness, startFitness } from './fitness';

const SLEEP = '/api/fitness/sleep';
const NIGHTS = `${SLEEP}/nights`;

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
});
beforeEach(() => fitness.service.clock.set('2026-05-09T12:00:00Z'));
afterAll(() => fitness.service.close());

const night = { fell_asleep_at: '2026-05-08T22:30:00Z', woke_at: '2026-05-09T06:30:00Z' };
const wrong = async (member: Actor, body: object) => Object.keys((await member.post(NIGHTS, body)).body.errors ?? {});

describe('a night', () => {
  it('is in the answer, on the day of waking', async () => {
    const member = await fitness.member();
    const body = { ...night, awake_minutes: 30, deep_minutes: 90, rem_minutes: 110, light_minutes: 250, quality: 4 };
    const logged = await member.post(NIGHTS, body);
    expect(logged.status).toBe(201);
    const { data } = logged.body;
    expect(data.last_night).toMatchObject({
      date: '2026-05-09',
      asleep_minutes: 450,
      efficiency_percent: 94,
      fell_asleep_at: '2026-05-08T22:30:00.000Z',
      naps: [],
    });
    expect(data.last_night_goal).toMatchObject({ value: 450, goal: 480, percent: 94, remaining: 30 });
    expect(data.stages).toEqual([
      { stage: 'deep', average_minutes: 90, percent: 18.8 },
      { stage: 'rem', average_minutes: 110, percent: 22.9 },
      { stage: 'light', average_minutes: 250, percent: 52.1 },
      { stage: 'awake', average_minutes: 30, percent: 6.3 },
    ]);
    expect(data.series).toHaveLength(30);
    expect(data.series.slice(-2)).toEqual([
      { date: '2026-05-08', value: null },
      { date: '2026-05-09', value: 450 },
    ]);
    expect((await member.get(SLEEP)).body.data).toEqual(data);
  });

  it('is corrected by itself, and not replaced by a nap', async () => {
    const member = await fitness.member();
    await member.post(NIGHTS, night);
    const nap = { fell_asleep_at: '2026-05-09T10:00:00Z', woke_at: '2026-05-09T10:40:00Z' };
    for (const _ of [1, 2]) {
      const { data } = (await member.post(NIGHTS, nap)).body;
      expect(data.last_night).toMatchObject({ asleep_minutes: 480, naps: [{ asleep_minutes: 40 }] });
      expect(data.average_30_days_minutes).toBe(480);
    }
    const { data } = (await member.post(NIGHTS, { ...night, woke_at: '2026-05-09T05:30:00Z' })).body;
    expect(data.last_night).toMatchObject({ asleep_minutes: 420, naps: [{ asleep_minutes: 40 }] });
    expect(data.nights).toHaveLength(1);
  });

  it('takes the place of a nap that was logged first', async () => {
    const member = await fitness.member();
    await member.post(NIGHTS, { fell_asleep_at: '2026-05-09T10:00:00Z', woke_at: '2026-05-09T10:40:00Z' });
    const { data } = (await member.post(NIGHTS, night)).body;
    expect(data.last_night).toMatchObject({ asleep_minutes: 480, naps: [{ asleep_minutes: 40 }] });
  });

  describe('in parts', () => {
    const evening = { fell_asleep_at: '2026-05-08T20:00:00Z', woke_at: '2026-05-08T23:30:00Z', quality: 2 };
    const first = { fell_asleep_at: '2026-05-08T22:30:00Z', woke_at: '2026-05-09T01:30:00Z', quality: 2 };
    const second = { fell_asleep_at: '2026-05-09T02:30:00Z', woke_at: '2026-05-09T06:30:00Z', note: 'Short' };
    const nap = { fell_asleep_at: '2026-05-09T09:00:00Z', woke_at: '2026-05-09T09:30:00Z' };
    const early = { fell_asleep_at: '2026-05-09T01:00:00Z', woke_at: '2026-05-09T06:00:00Z' };

    it.each([
      ['in order', [first, second, nap]],
      ['in the other order', [nap, second, first]],
      ['with the nap between', [second, nap, first]],
      ['repeated', [first, second, nap, second, first, nap]],
    ])('is one, sent %s', async (_, sent) => {
      const member = await fitness.member();
      for (const sleep of sent) expect((await member.post(NIGHTS, sleep)).status).toBe(201);
      const { data } = (await member.get(SLEEP)).body;
      expect(data.last_night).toMatchObject({
        date: '2026-05-09',
        fell_asleep_at: '2026-05-08T22:30:00.000Z',
        woke_at: '2026-05-09T06:30:00.000Z',
        asleep_minutes: 420,
        efficiency_percent: 88,
        quality: 2,
        note: 'Short',
        parts: [{ asleep_minutes: 180 }, { asleep_minutes: 240 }],
        naps: [{ asleep_minutes: 30 }],
      });
      expect(data.nights).toHaveLength(1);
      expect((await member.post(NIGHTS, night)).body.data.last_night).toMatchObject({
        asleep_minutes: 480,
        quality: null,
      });
    });

    it.each([
      ['in order', [evening, early]],
      ['in the other order', [early, evening]],
    ])('is of the day of the last waking, sent %s', async (_, sent) => {
      const member = await fitness.member();
      for (const sleep of sent) await member.post(NIGHTS, sleep);
      const { data } = (await member.get(SLEEP)).body;
      expect(data.nights).toMatchObject([{ date: '2026-05-09', asleep_minutes: 510, naps: [] }]);
    });

    it('is one when the parts are sent at once, by several devices', async () => {
      const member = await fitness.member();
      const answers = await race(8, index => member.post(NIGHTS, [first, second, nap][index % 3]));
      expect(answers.map(answer => answer.status)).toEqual(Array(8).fill(201));
      const { data } = (await member.get(SLEEP)).body;
      expect(data.nights).toMatchObject([{ asleep_minutes: 420, naps: [{ asleep_minutes: 30 }] }]);
    });

    it('is two sleeps when more than two hours lie between', async () => {
      const member = await fitness.member();
      await member.post(NIGHTS, first);
      await member.post(NIGHTS, { ...second, fell_asleep_at: '2026-05-09T03:31:00Z' });
      const { data } = (await member.get(SLEEP)).body;
      expect(data.last_night).toMatchObject({ asleep_minutes: 180, naps: [{ asleep_minutes: 179 }] });
    });
  });

  it("is of the member's zone, and of that of then after a journey", async () => {
    fitness.service.clock.set('2026-05-09T21:00:00Z');
    const member = await fitness.member({ timezone: 'Asia/Dubai' });
    await member.post(NIGHTS, { fell_asleep_at: '2026-05-08T19:30:00Z', woke_at: '2026-05-09T03:00:00Z' });
    await member.post(NIGHTS, { fell_asleep_at: '2026-05-07T19:30:00Z', woke_at: '2026-05-08T03:00:00Z' });
    const { data } = (await member.get(SLEEP)).body;
    expect(data.nights.map((of: { date: string }) => of.date)).toEqual(['2026-05-09', '2026-05-08']);
    expect(data.regularity).toMatchObject({ average_bedtime: '23:30', average_waking: '07:00', score: 100, nights: 2 });
    for (const zone of ['America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Paris']) {
      await fitness.service.db.rows('UPDATE account SET timezone = $2 WHERE id = $1', [member.id, zone]);
      const later = (await member.get(SLEEP)).body.data;
      expect(later.nights).toEqual(data.nights);
      expect(later.regularity).toEqual(data.regularity);
    }
  });

  it('is as long as it was when the clocks change', async () => {
    fitness.service.clock.set('2026-03-29T12:00:00Z');
    const member = await fitness.member({ timezone: 'Europe/Paris' });
    const sent = { fell_asleep_at: '2026-03-28T23:00:00+01:00', woke_at: '2026-03-29T07:00:00+02:00' };
    expect((await member.post(NIGHTS, sent)).body.data.last_night).toMatchObject({
      date: '2026-03-29',
      asleep_minutes: 420,
    });
  });

  it('is one however many log it at once, and can be deleted', async () => {
    const member = await fitness.member();
    const answers = await race(8, index => member.post(NIGHTS, { date: '2026-05-09', asleep_minutes: 400 + index }));
    expect(answers.map(answer => answer.status)).toEqual(Array(8).fill(201));
    const other = await fitness.member();
    expect((await other.delete(`${NIGHTS}/2026-05-09`)).status).toBe(404);
    const { status, body } = await member.delete(`${NIGHTS}/2026-05-09`);
    expect([status, body.data.last_night, body.data.nights]).toEqual([200, null, []]);
    expect((await member.delete(`${NIGHTS}/2026-05-09`)).body.code).toBe('record_not_found');
    expect((await member.delete(`${NIGHTS}/yesterday`)).status).toBe(404);
  });

  it.each<[string, object, string[]]>([
    ['nothing', {}, ['date', 'asleep_minutes']],
    ['half its times', { woke_at: night.woke_at }, ['fell_asleep_at']],
    ['a start after the end', { fell_asleep_at: night.woke_at, woke_at: night.fell_asleep_at }, ['woke_at']],
    ['two days', { ...night, fell_asleep_at: '2026-05-07T22:00:00Z' }, ['woke_at']],
    ['another day than that of waking', { ...night, date: '2026-05-08' }, ['date']],
    ['tomorrow', { date: '2026-05-10', asleep_minutes: 400 }, ['date']],
    ['more sleep than time', { ...night, asleep_minutes: 481 }, ['asleep_minutes']],
    ['more stages than sleep', { ...night, deep_minutes: 481 }, ['asleep_minutes']],
    ['a field of its own', { ...night, minutes: 1 }, ['minutes']],
  ])('of %s is refused', async (_, body, fields) => {
    expect(await wrong(await fitness.member(), body)).toEqual(expect.arrayContaining(fields));
  });
});

it('figures leave out nights that are not known', async () => {
  const member = await fitness.member();
  const log = (date: string, asleep_minutes: number) => member.post(NIGHTS, { date, asleep_minutes });
  await log('2026-05-09', 400);
  await log('2026-05-05', 500);
  await log('2026-05-01', 360);
  await log('2026-03-01', 600);
  const { data } = (await member.get(SLEEP)).body;
  expect(data).toMatchObject({
    trend: { average: 450, average_before: 360, change: 90, change_percent: 25, direction: 'up' },
    average_30_days_minutes: 420,
    goal_nights: 1,
    debt_minutes: 180,
    longest_night: { date: '2026-03-01', value: 600 },
    regularity: { score: null, average_bedtime: null, nights: 0 },
  });
});
