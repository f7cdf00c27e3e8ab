import type { Database } from '#kit/database/database';
import { race, statuses } from '../harness/race';
import { listen } from '../harness/listening';
import { type Actor, type Fitness, startFitness } from './fitness';
import { makeExercise, makeWorkout } from './training.factories';

const SESSION = '/api/fitness/workouts/session';

let fitness: Fitness;
let db: Database;
let member: Actor;
beforeAll(async () => {
  fitness = await startFitness();
  db = fitness.service.db;
  const press = await makeExercise(db, { slug: 'bench-press' });
  for (const slug of ['upper-body', 'legs', 'core'])
    await makeWorkout(db, { slug, lines: [{ exercise: press, sets: 2 }] });
});
beforeEach(async () => {
  fitness.service.clock.set('2026-05-11T08:00:00Z');
  member = await fitness.member();
});
afterAll(() => fitness.service.close());

const start = async (slug?: string) => member.post(SESSION, slug === undefined ? {} : { workout_slug: slug });
const stored = async () =>
  db.rows<{ status: string; workout_slug: string }>(
    'SELECT status, workout_slug FROM workout_session WHERE account_id = $1 ORDER BY id',
    [member.id],
  );

it('starts the chosen workout, and today’s planned one without a choice', async () => {
  const chosen = await start('legs');
  expect([chosen.status, chosen.body.data]).toMatchObject([
    201,
    { status: 'open', workout_slug: 'legs', source: 'suggestion', sets_planned: 2, sets_done: 0 },
  ]);
  member = await fitness.member();
  expect((await start()).body.data).toMatchObject({ workout_slug: 'upper-body', source: 'suggestion' });
});

it('continues an open session of the same workout', async () => {
  const { id } = (await start('legs')).body.data;
  await member.post(`${SESSION}/sets/1`, { weight_kg: 20, reps: 8 });
  for (const again of [await start('legs'), await start()])
    expect(again.body.data).toMatchObject({ id, workout_slug: 'legs', sets_done: 1 });
});

it('replaces an untouched session of another workout, and no other', async () => {
  await member.get(SESSION);
  const { data } = (await start('core')).body;
  expect(await stored()).toEqual([
    { status: 'discarded', workout_slug: 'upper-body' },
    { status: 'open', workout_slug: 'core' },
  ]);
  await member.post(`${SESSION}/sets/1`, { reps: 8 });
  const refused = await start('legs');
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { message: 'session_open', text: 'A session of another workout is open. Finish or discard it first.' },
  ]);
  expect((await member.get(SESSION)).body.data).toMatchObject({ id: data.id, sets_done: 1 });
});

it('keeps a session with notes', async () => {
  await start('legs');
  await member.patch(`${SESSION}/notes`, { notes: 'Careful with the knee' });
  expect((await start('core')).status).toBe(409);
});

it('refuses an unknown workout without touching the open session', async () => {
  await start('legs');
  expect((await start('no-such')).status).toBe(404);
  expect(await stored()).toEqual([{ status: 'open', workout_slug: 'legs' }]);
});

it('opens one session however many devices start one at once', async () => {
  const slugs = ['upper-body', 'legs', 'core'];
  const answers = await race(9, async number => start(slugs[number % 3]));
  expect(statuses(answers)).toEqual({ 201: 9 });
  expect((await stored()).filter(({ status }) => status === 'open')).toHaveLength(1);
  expect((await stored()).filter(({ status }) => status === 'finished')).toEqual([]);
});

it('ends a forgotten session first', async () => {
  await start('legs');
  await member.post(`${SESSION}/sets/1`, { reps: 8 });
  fitness.service.clock.set('2026-05-13T08:00:00Z');
  expect((await start('core')).body.data).toMatchObject({ workout_slug: 'core', date: '2026-05-13' });
  expect(await stored()).toMatchObject([{ status: 'finished' }, { status: 'open' }]);
});

it('tells the coach live about a finished session with sets', async () => {
  const coach = await fitness.coach();
  const place = { coach_username: coach.username, member_username: member.username };
  await fitness.owner.post('/api/fitness/coaching/assignments', place);
  const page = await listen(fitness.service, { audience: 'staff', id: coach.id });
  await start('legs');
  await member.post(`${SESSION}/finish`);
  await start('core');
  await member.post(`${SESSION}/sets/1`, { weight_kg: 20, reps: 8 });
  await member.post(`${SESSION}/finish`);
  await member.post(`${SESSION}/finish`);
  const finished = (await page.updates()).filter(([name]) => name === 'session:finished');
  expect(finished).toEqual([
    [
      'session:finished',
      expect.objectContaining({
        member_username: member.username,
        workout_slug: 'core',
        sets_done: 1,
        volume_kg: 160,
      }),
    ],
  ]);
});
