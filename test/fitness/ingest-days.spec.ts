import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { type Actor, type Fitness, startFitness } from './fitness';
import { bridgeOf, storedDays } from './ingest.actors';

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
});
beforeEach(() => fitness.service.clock.set('2026-05-09T12:00:00Z'));
afterAll(() => fitness.service.close());

const someone = async (): Promise<Actor> => fitness.member();
const quarter = Array.from({ length: 92 }, (_, day) => ({
  date: new Date(Date.UTC(2026, 1, 1 + day)).toISOString().slice(0, 10),
  steps: 5000 + day,
  distance_m: 4000.25 + day,
  active_minutes: 40,
  calories: 400.5,
  floors: 7,
  resting_heart_rate: 60,
}));

describe('days of movement', () => {
  it('are the same sent ten times, one after the other and at once', async () => {
    const member = await someone();
    const watch = await bridgeOf(fitness, member);
    const first = await watch.days(...quarter);
    expect([first.status, first.body.data]).toEqual([201, { received: 92, inserted: 92, updated: 0 }]);
    const stored = await storedDays(fitness, member.id);
    for (let again = 0; again < 3; again++)
      expect((await watch.days(...quarter)).body.data).toEqual({ received: 92, inserted: 0, updated: 0 });
    const answers = await race(7, () => watch.days(...quarter));
    expect(statuses(answers)).toEqual({ 201: 7 });
    expect(await storedDays(fitness, member.id)).toEqual(stored);
  });

  it('are inserted once when the first pushes come at once, in any order', async () => {
    const member = await someone();
    const watch = await bridgeOf(fitness, member);
    const answers = await race(10, index => watch.days(...(index % 2 ? quarter : [...quarter].reverse())));
    expect(answers.reduce((sum, { body }) => sum + body.data.inserted, 0)).toBe(92);
    expect(answers.reduce((sum, { body }) => sum + body.data.updated, 0)).toBe(0);
    expect(await storedDays(fitness, member.id)).toHaveLength(92);
  });

  it('are stored by one statement, however many', async () => {
    const member = await someone();
    const watch = await bridgeOf(fitness, member);
    await watch.days(...quarter);
    const statements = await statementsOf(fitness.service.db, () => watch.days(...quarter));
    expect(statements).toHaveLength(2);
  });

  it('keep what is not sent, and take a lower total as a correction', async () => {
    const member = await someone();
    const watch = await bridgeOf(fitness, member);
    await watch.days({ date: '2026-05-08', steps: 9000, calories: 500.25 });
    expect((await watch.days({ date: '2026-05-08', steps: 8000 })).body.data).toMatchObject({
      inserted: 0,
      updated: 1,
    });
    expect(await storedDays(fitness, member.id)).toMatchObject([{ steps: 8000, calories_kcal: 500.25 }]);
  });

  it('are rounded half up to what is stored, and null is left out', async () => {
    const member = await someone();
    const watch = await bridgeOf(fitness, member);
    const empty = { distance_m: null, active_minutes: null, calories: null, floors: null, resting_heart_rate: null };
    const days = [
      { date: '2026-05-06', steps: 2981.575, distance_m: 5012.348712, calories: 1.005, active_minutes: 12.5 },
      { date: '2026-05-07', steps: 4000, ...empty, recorded_at: null },
      { date: '2026-05-08', steps: 200_000.4, floors: 6.49, resting_heart_rate: 61.2 },
    ];
    expect((await watch.days(...days)).body.data).toMatchObject({ inserted: 3 });
    expect(await storedDays(fitness, member.id)).toMatchObject([
      { steps: 2982, distance_m: 5012.35, calories_kcal: 1.01, active_minutes: 13, floors: null },
      { steps: 4000, distance_m: null, active_minutes: null, calories_kcal: null, resting_heart_rate_bpm: null },
      { steps: 200_000, floors: 6, resting_heart_rate_bpm: 61 },
    ]);
    expect((await watch.days(...days)).body.data).toMatchObject({ inserted: 0, updated: 0 });
  });

  it('stand beside those of another key', async () => {
    const member = await someone();
    const [phone, watch] = [await bridgeOf(fitness, member), await bridgeOf(fitness, member)];
    await phone.days({ date: '2026-05-08', steps: 4000 });
    expect((await watch.days({ date: '2026-05-08', steps: 6000 })).body.data).toMatchObject({ inserted: 1 });
    const stored = await storedDays(fitness, member.id);
    expect(stored.map(({ source, steps }) => [source, steps]).toSorted((a, b) => Number(a[1]) - Number(b[1]))).toEqual([
      [`key:${phone.id}`, 4000],
      [`key:${watch.id}`, 6000],
    ]);
  });

  it('change nothing when they were recorded before what is stored', async () => {
    const member = await someone();
    const watch = await bridgeOf(fitness, member);
    const day = (steps: number, recorded_at?: string) => ({ date: '2026-05-08', steps, recorded_at });
    await watch.days(day(5000, '2026-05-08T20:00:00Z'));
    expect((await watch.days(day(4000, '2026-05-08T18:00:00Z'))).body.data).toMatchObject({ inserted: 0, updated: 0 });
    expect(await storedDays(fitness, member.id)).toMatchObject([{ steps: 5000 }]);
    expect((await watch.days(day(5000, '2026-05-08T22:00:00Z'))).body.data).toMatchObject({ updated: 0 });
    expect((await watch.days(day(4500, '2026-05-08T21:00:00Z'))).body.data).toMatchObject({ updated: 0 });
    expect((await watch.days(day(6000, '2026-05-09T01:00:00+02:00'))).body.data).toMatchObject({ updated: 1 });
    expect((await watch.days(day(5500))).body.data).toMatchObject({ updated: 1 });
    expect(await storedDays(fitness, member.id)).toMatchObject([{ steps: 5500 }]);
  });
});

it('a heart rate of 0 is no reading, and loses nothing of the push', async () => {
  const member = await someone();
  const watch = await bridgeOf(fitness, member);
  await watch.days({ date: '2026-05-07', resting_heart_rate: 52 });
  const push = () =>
    watch.days(
      { date: '2026-05-06', resting_heart_rate: 0 },
      { date: '2026-05-07', steps: 10, resting_heart_rate: 0 },
      { date: '2026-05-08', steps: 0 },
    );
  expect((await push()).body.data).toEqual({ received: 3, inserted: 1, updated: 1 });
  expect((await push()).body.data).toEqual({ received: 3, inserted: 0, updated: 0 });
  const rows = await fitness.service.db.rows(
    'SELECT date, steps, resting_heart_rate_bpm AS pulse FROM daily_metric WHERE account_id = $1 ORDER BY date',
    [member.id],
  );
  expect(rows).toEqual([
    { date: '2026-05-07', steps: 10, pulse: 52 },
    { date: '2026-05-08', steps: 0, pulse: null },
  ]);
});

describe('a push with a mistake', () => {
  const good = { date: '2026-05-01', steps: 1000 };

  it.each<[string, object, string]>([
    ['a day twice', { date: '2026-05-01', steps: 1 }, 'days.1.date'],
    ['a day two days ahead', { date: '2026-05-11', steps: 1 }, 'days.1.date'],
    ['no such day', { date: '2026-02-30', steps: 1 }, 'days.1.date'],
    ['negative steps', { date: '2026-05-02', steps: -1 }, 'days.1.steps'],
    ['absurd steps', { date: '2026-05-02', steps: 1_000_000_000 }, 'days.1.steps'],
    ['steps as text', { date: '2026-05-02', steps: '1000' }, 'days.1.steps'],
    ['a day of null', { date: null, steps: 1 }, 'days.1.date'],
    ['more steps than there are', { date: '2026-05-02', steps: 200_000.5 }, 'days.1.steps'],
    ['a pulse of nobody', { date: '2026-05-02', resting_heart_rate: 19 }, 'days.1.resting_heart_rate'],
    ['no figure', { date: '2026-05-02' }, 'days.1'],
    ['figures of null alone', { date: '2026-05-02', steps: null, calories: null }, 'days.1'],
    ['an account', { date: '2026-05-02', steps: 1, account_id: 1 }, 'days.1.account_id'],
  ])('of %s is refused whole, by its path', async (_, wrong, path) => {
    const member = await someone();
    const watch = await bridgeOf(fitness, member);
    const { status, body } = await watch.days(good, wrong);
    expect([status, Object.keys(body.errors)]).toEqual([400, [path]]);
    expect(await storedDays(fitness, member.id)).toEqual([]);
  });

  it('is told in Arabic, too', async () => {
    const watch = await bridgeOf(fitness, await someone());
    const { body } = await watch.client.inArabic().post('/api/ingest/daily-metrics', { days: [good, good] });
    expect(body.message).toMatch(/[\u0600-\u06ff]/);
    expect(body.message).toBe(body.errors['days.1.date'][0]);
  });

  it('may name nobody, and holds from 1 to 92 days', async () => {
    const watch = await bridgeOf(fitness, await someone());
    const send = (body: object) => watch.client.post('/api/ingest/daily-metrics', body);
    expect((await send({ days: [good], username: 'other' })).body.errors).toHaveProperty('username');
    expect((await send({ days: [] })).body.errors).toHaveProperty('days');
    expect((await send({})).body.errors).toHaveProperty('days');
    const many = Array.from({ length: 93 }, () => good);
    expect((await send({ days: many })).body.errors).toHaveProperty('days');
    const raw = JSON.stringify({ days: [good], pad: 'x'.repeat(200_000) });
    expect((await watch.client.post('/api/ingest/daily-metrics', undefined, { raw })).status).toBe(413);
    expect((await watch.client.post('/api/ingest/daily-metrics', undefined, { raw: '{"days": [NaN]}' })).status).toBe(
      400,
    );
  });

  it('is of a day ahead where the member lives', async () => {
    fitness.service.clock.set('2026-05-09T21:00:00Z');
    const watch = await bridgeOf(fitness, await fitness.member({ timezone: 'Asia/Dubai' }));
    expect((await watch.days({ date: '2026-05-11', steps: 1 })).status).toBe(201);
    expect((await watch.days({ date: '2026-05-12', steps: 1 })).status).toBe(400);
  });
});
