import { makeChallenge } from './community.factories';
import { type Fitness, startFitness } from './fitness';
import { bridgeOf } from './ingest.actors';

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
});
beforeEach(() => fitness.service.clock.set('2026-05-13T12:00:00Z'));
afterAll(() => fitness.service.close());

const run = (date: string, minutes: number) => ({
  external_id: date,
  kind: 'run',
  started_at: `${date}T06:00:00Z`,
  ended_at: new Date(Date.parse(`${date}T06:00:00Z`) + minutes * 60_000).toISOString(),
  calories: minutes * 10,
  distance_m: minutes * 150,
});

it('records and the averages of the coach are of the figures the member sees', async () => {
  const [member, coach] = [await fitness.member(), await fitness.coach()];
  const watch = await bridgeOf(fitness, member);
  await watch.days(
    { date: '2026-05-12', steps: 8000, active_minutes: 20, calories: 150, distance_m: 1000 },
    { date: '2026-05-11', active_minutes: 50 },
  );
  await watch.sessions(run('2026-05-12', 90), run('2026-05-10', 40));
  const { records, periods } = (await member.get('/api/fitness/activity')).body.data;
  const shown = periods.find(({ from }: { from: string }) => from === '2026-05-12');
  expect(shown).toMatchObject({ active_minutes: 90, calories_kcal: 900, distance_m: 13_500 });
  for (const [figure, value] of Object.entries({ active_minutes: 90, calories_kcal: 900, distance_m: 13_500 }))
    expect(records).toContainEqual({ figure, value, date: '2026-05-12', slug: null });
  await coach.post('/api/fitness/coaching/clients', { username: member.username });
  const client = (await coach.get(`/api/fitness/coaching/clients/${member.username}`)).body.data;
  expect(client.last_7_days).toMatchObject({ average_active_minutes: 60, average_steps: 8000, training_minutes: 130 });
});

it('no day has more active minutes than it has minutes', async () => {
  const member = await fitness.member();
  const watch = await bridgeOf(fitness, member);
  await watch.sessions({ ...run('2026-05-10', 47 * 60), calories: 900 });
  const { periods } = (await member.get('/api/fitness/activity')).body.data;
  expect(periods.find(({ from }: { from: string }) => from === '2026-05-10')).toMatchObject({
    active_minutes: 1440,
    workout_minutes: 2820,
  });
});

it('achievements and challenges are reached by 100 percent at most', async () => {
  const member = await fitness.member();
  const { db } = fitness.service;
  await db.rows(
    `INSERT INTO achievement (slug, name, metric, threshold) VALUES ('first-steps', '{"en": "", "ar": ""}', 'best_day_steps', 100)`,
  );
  const challenge = await makeChallenge(db, {
    metric: 'steps',
    goal: 100,
    startsOn: '2026-05-01',
    endsOn: '2026-05-31',
  });
  await (await bridgeOf(fitness, member)).days({ date: '2026-05-12', steps: 7000 });
  const joined = await member.post(`/api/fitness/community/challenges/${challenge.slug}/join`);
  expect(joined.body.data).toMatchObject({ joined: true, progress: 7000, percent: 100 });
  const { achievements } = (await member.get('/api/fitness/community')).body.data;
  expect(achievements).toMatchObject([{ key: 'first-steps', progress: 7000, percent: 100 }]);
});
