import type { Database } from '#kit/database/database';
import { makeGroup } from './community.factories';
import { type Actor, type Fitness, startFitness } from './fitness';
import { makeExercise, makeWorkout } from './training.factories';

const COACHING = '/api/fitness/coaching';

let fitness: Fitness;
let db: Database;
let coach: Actor;
let client: Actor;
beforeAll(async () => {
  fitness = await startFitness();
  db = fitness.service.db;
  fitness.service.clock.set('2026-05-13T08:00:00Z');
  [coach, client] = [await fitness.coach(), await fitness.member()];
  await makeExercise(db, { slug: 'deadlift' });
  await makeWorkout(db, { slug: 'legs' });
});
afterAll(() => fitness.service.close());

const plan = async (body: object) => coach.post(`${COACHING}/clients/${client.username}/plan`, body);

it('names in snake case are accepted and answered with the older spellings', async () => {
  const moved = { coach_username: coach.username, member_username: client.username };
  expect((await fitness.owner.post(`${COACHING}/assignments`, moved)).status).toBe(201);

  const names = { workout_slug: 'legs', starts_on: '2026-05-13' };
  expect((await plan(names)).body.data).toMatchObject({ ...names, workoutSlug: 'legs', startsOn: '2026-05-13' });
  const { data } = (await client.get('/api/fitness/workouts')).body;
  expect(data.assigned[0]).toMatchObject({ starts_on: '2026-05-13', startsOn: '2026-05-13' });

  const filed = await client.post(`${COACHING}/check-ins`, { energy: 7, weight_kg: 78.4 });
  expect(filed.body.data).toMatchObject({ weight_kg: 78.4, weightKg: 78.4 });
  const unweighed = await (await fitness.member()).post(`${COACHING}/check-ins`, { energy: 7, weight_kg: 0 });
  expect([unweighed.status, unweighed.body.data?.weightKg]).toEqual([201, null]);

  const logged = await client.post('/api/fitness/exercises/deadlift/log-set', { sets: 1, reps: 5, weight_kg: 60 });
  expect(logged.body.data.history[0]).toMatchObject({ weight_kg: 60, weightKg: 60 });
  expect(logged.body.data.personal_best).toMatchObject({ weight_kg: 60, weightKg: 60 });
});

it('posts have a key in both spellings, which filters comments too', async () => {
  const group = await makeGroup(db);
  const path = `/api/fitness/community/groups/${group.slug}`;
  await client.post(`${path}/join`);
  const [post] = (await client.post(`${path}/posts`, { body: 'Hello' })).body.data.posts;
  expect(post.post_key).toBe(post.postKey);
  await client.post(`${path}/posts/${post.post_key}/comments`, { body: 'Hi' });
  const found = async (query: string) =>
    (await fitness.owner.get(`/api/fitness/manage/comments?${query}`)).body.data.total as number;
  expect(await found(`post_key=${post.post_key}`)).toBe(1);
  expect(await found('post_key=none')).toBe(0);
  const both = await fitness.owner.get(`/api/fitness/manage/comments?post_key=one&postKey=other`);
  expect([both.status, Object.keys(both.body.errors as object)]).toEqual([400, ['post_key']]);
});

it('both spellings are accepted together when they agree', async () => {
  const same = { workout_slug: 'legs', workoutSlug: 'legs', starts_on: '2026-05-14' };
  expect((await plan(same)).status).toBe(201);
  const refused = await plan({ ...same, workoutSlug: 'arms' });
  expect([refused.status, refused.body.codes]).toEqual([
    400,
    { workout_slug: [{ code: 'differs_from_alias', name: 'workoutSlug' }] },
  ]);
});

it.each([
  [{ workout_slug: 'legs', starts_on: 'soon' }, 'starts_on'],
  [{ workout_slug: 'legs', starts_on: '2020-01-01' }, 'starts_on'],
  [{ workout_slug: 'legs', startsOn: '2020-01-01' }, 'startsOn'],
  [{ workout_slug: 'legs' }, 'startsOn'],
])('problems of %j name the field as it was sent', async (body, field) => {
  const refused = await plan(body);
  expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([400, [field]]);
});
