import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { type Actor, type Fitness, startFitness } from './fitness';
import { makeExercise, makeProgram, makeWorkout } from './training.factories';
import type { Database } from '#kit/database/database';
import type { Exercise } from '#services/fitness/exercises/exercise.entity';
import type { Workout } from '#services/fitness/workouts/workout.entity';

const SESSION = '/api/fitness/workouts/session';

let fitness: Fitness;
let db: Database;
let press: Exercise;
let plank: Exercise;
let row: Exercise;
let workout: Workout;
let harder: Workout;
beforeAll(async () => {
  fitness = await startFitness();
  db = fitness.service.db;
  press = await makeExercise(db, { slug: 'bench-press' });
  plank = await makeExercise(db, { slug: 'plank', muscle: 'core' });
  row = await makeExercise(db, { slug: 'barbell-row', muscle: 'back' });
  workout = await makeWorkout(db, {
    slug: 'upper-body',
    lines: [
      { exercise: press, sets: 2, restSeconds: 90 },
      { exercise: plank, sets: 1, durationSeconds: 45 },
    ],
  });
  harder = await makeWorkout(db, { slug: 'hard-back', difficulty: 'advanced', lines: [{ exercise: row }] });
});
beforeEach(() => fitness.service.clock.set('2026-05-11T08:00:00Z'));
afterAll(() => fitness.service.close());

const stored = async (member: Actor) =>
  db.rows<{ status: string; workout_slug: string; source: string }>(
    'SELECT status, workout_slug, source FROM workout_session WHERE account_id = $1 ORDER BY id',
    [member.id],
  );

const setOf = (session: { exercises: Array<{ slug: string; sets: object[] }> }, slug: string, number: number) =>
  session.exercises.find(exercise => exercise.slug === slug)!.sets[number - 1];

describe('the open session', () => {
  it('is opened from a suggestion when nothing is planned, a copy of the workout', async () => {
    const member = await fitness.member();
    const { status, body } = await member.get(SESSION);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'open',
      source: 'suggestion',
      workout_slug: 'upper-body',
      date: '2026-05-11',
      started_at: '2026-05-11T08:00:00.000Z',
      ended_at: null,
      current_slug: 'bench-press',
      sets_planned: 3,
      sets_done: 0,
      percent: 0,
      notes: '',
    });
    expect(body.data.exercises).toMatchObject([
      { slug: 'bench-press', is_current: true, reps: 10, duration_seconds: null, rest_seconds: 90, previous: null },
      { slug: 'plank', is_current: false, reps: null, duration_seconds: 45 },
    ]);
    expect(body.data.exercises[0].sets).toEqual([
      { number: 1, weightKg: null, weight_kg: null, reps: null, rpe: null, logged_at: null },
      { number: 2, weightKg: null, weight_kg: null, reps: null, rpe: null, logged_at: null },
    ]);
  });

  it('is one, however many devices ask at once', async () => {
    const member = await fitness.member();
    const answers = await race(8, async () => member.get(SESSION));
    expect(statuses(answers)).toEqual({ 200: 8 });
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await stored(member)).toHaveLength(1);
    expect((await member.get(SESSION)).body.data.id).toBe(answers[0]!.body.data.id);
  });

  it('is what the coach gave before the day of the program, and that before a suggestion', async () => {
    const member = await fitness.member();
    const coach = await fitness.coach();
    const program = await makeProgram(db, [[1, 1, harder]]);
    await member.post(`/api/fitness/workouts/programs/${program.slug}/enroll`);
    expect((await member.get(SESSION)).body.data).toMatchObject({ source: 'program', workout_slug: 'hard-back' });
    await db.rows(
      'INSERT INTO assignment (member_id, coach_id, workout_id, starts_on) VALUES ($1, $2, $3, $4), ($1, $2, $5, $6)',
      [member.id, coach.id, workout.id, '2026-05-11', harder.id, '2026-05-12'],
    );
    expect((await member.post(`${SESSION}/restart`)).body.data).toMatchObject({
      source: 'assignment',
      workout_slug: 'upper-body',
    });
    await member.post(`${SESSION}/sets/1`, { reps: 5 });
    await member.post(`${SESSION}/finish`);
    const done = await db.rows<{ done: boolean }>(
      'SELECT session_id IS NOT NULL AS done FROM assignment WHERE member_id = $1 ORDER BY id',
      [member.id],
    );
    expect(done).toEqual([{ done: true }, { done: false }]);
    expect((await member.get(SESSION)).body.data).toMatchObject({ source: 'program' });
  });

  it("stands on the member's own day", async () => {
    fitness.service.clock.set('2026-05-11T19:30:00Z');
    const member = await fitness.member({ timezone: 'Asia/Dubai' });
    expect((await member.get(SESSION)).body.data.date).toBe('2026-05-11');
    fitness.service.clock.set('2026-05-11T20:30:00Z');
    expect((await member.post(`${SESSION}/restart`)).body.data.date).toBe('2026-05-12');
  });

  it('belongs to members alone', async () => {
    const coach = await fitness.coach();
    for (const caller of [coach, fitness.owner]) {
      expect((await caller.get(SESSION)).status).toBe(403);
      expect((await caller.post(`${SESSION}/finish`)).status).toBe(403);
    }
    expect((await fitness.anonymous.get(SESSION)).status).toBe(401);
  });
});

describe('sets', () => {
  it('are logged once each, however often they are sent', async () => {
    const member = await fitness.member();
    await member.get(SESSION);
    const set = { weightKg: 102.5, reps: 8, rpe: 8.5 };
    const answers = await race(6, async () => member.post(`${SESSION}/sets/1`, set));
    expect(statuses(answers)).toEqual({ 201: 6 });
    const { data } = (await member.get(SESSION)).body;
    expect(setOf(data, 'bench-press', 1)).toEqual({
      number: 1,
      ...set,
      weight_kg: 102.5,
      logged_at: '2026-05-11T08:00:00.000Z',
    });
    expect(data).toMatchObject({ sets_done: 1, sets_planned: 3, percent: 33, reps: 8, volume_kg: 820 });
    const count = await db.row<{ sets: number }>(
      `SELECT count(*)::integer AS sets FROM session_set t JOIN session_exercise x ON x.id = t.session_exercise_id
       WHERE x.session_id = $1`,
      [data.id],
    );
    expect(count).toEqual({ sets: 3 });
  });

  it('begin a rest when they are first logged, which can be skipped', async () => {
    const member = await fitness.member();
    await member.get(SESSION);
    const { data } = (await member.post(`${SESSION}/sets/1`, { weightKg: 0, reps: 12 })).body;
    expect(data).toMatchObject({ rest_until: '2026-05-11T08:01:30.000Z', rest_seconds_left: 90 });
    fitness.service.clock.set('2026-05-11T08:00:30Z');
    expect((await member.get(SESSION)).body.data).toMatchObject({ rest_seconds_left: 60, elapsed_seconds: 30 });
    expect((await member.post(`${SESSION}/rest/skip`)).body.data).toMatchObject({
      rest_until: null,
      rest_seconds_left: 0,
    });
    const again = (await member.post(`${SESSION}/sets/1`, { weightKg: 20, reps: 12 })).body.data;
    expect([again.rest_until, setOf(again, 'bench-press', 1)]).toEqual([
      null,
      { number: 1, weightKg: 20, weight_kg: 20, reps: 12, rpe: null, logged_at: '2026-05-11T08:00:00.000Z' },
    ]);
  });

  it('stand for what was planned where repetitions are left out, and one more may be added', async () => {
    const member = await fitness.member();
    await member.get(SESSION);
    expect(setOf((await member.post(`${SESSION}/sets/2`, {})).body.data, 'bench-press', 2)).toMatchObject({ reps: 10 });
    expect((await member.post(`${SESSION}/sets/3`, { reps: 5 })).body.data.sets_planned).toBe(4);
    expect((await member.post(`${SESSION}/sets/5`, { reps: 5 })).status).toBe(404);
    expect((await member.post(`${SESSION}/sets/0`, { reps: 5 })).status).toBe(404);
    expect((await member.post(`${SESSION}/sets/first`, { reps: 5 })).status).toBe(404);
  });

  it('may name their exercise, so that two devices do not mix them up', async () => {
    const member = await fitness.member();
    await member.get(SESSION);
    const { data } = (await member.post(`${SESSION}/sets/1`, { exercise: 'plank' })).body;
    expect([setOf(data, 'plank', 1), setOf(data, 'bench-press', 1)]).toMatchObject([
      { logged_at: '2026-05-11T08:00:00.000Z' },
      { logged_at: null },
    ]);
    expect(data.exercises[1].is_done).toBe(true);
    expect((await member.post(`${SESSION}/sets/1`, { exercise: 'squat' })).status).toBe(404);
  });

  it.each([
    [{ rpe: 8.3 }, 'rpe'],
    [{ rpe: 10.5 }, 'rpe'],
    [{ rpe: -1 }, 'rpe'],
    [{ weightKg: -1 }, 'weightKg'],
    [{ weightKg: 1000.006 }, 'weightKg'],
    [{ weightKg: '60' }, 'weightKg'],
    [{ reps: 2.5 }, 'reps'],
    [{ reps: -1 }, 'reps'],
    [{ weight: 60 }, 'weight'],
  ])('%p is refused', async (body, field) => {
    const member = await fitness.member();
    await member.get(SESSION);
    const answer = await member.post(`${SESSION}/sets/1`, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
    expect((await member.get(SESSION)).body.data.sets_done).toBe(0);
  });

  it('show the heaviest of the last time', async () => {
    const member = await fitness.member();
    await member.get(SESSION);
    await member.post(`${SESSION}/sets/1`, { weightKg: 60, reps: 10 });
    await member.post(`${SESSION}/sets/2`, { weightKg: 65, reps: 6 });
    await member.post(`${SESSION}/finish`);
    fitness.service.clock.set('2026-05-14T08:00:00Z');
    await member.post(`/api/fitness/workouts/upper-body/save`);
    expect((await member.get(SESSION)).body.data.exercises[0].previous).toEqual({
      date: '2026-05-11',
      weightKg: 65,
      weight_kg: 65,
      reps: 6,
    });
  });
});

describe('exercises of a session', () => {
  it('are added last, selected and removed', async () => {
    const member = await fitness.member();
    await member.get(SESSION);
    const added = (await member.post(`${SESSION}/exercises`, { slug: 'barbell-row' })).body.data;
    expect(added.exercises.map(({ slug }: { slug: string }) => slug)).toEqual(['bench-press', 'plank', 'barbell-row']);
    expect(added.exercises[2].sets).toHaveLength(3);
    expect((await member.post(`${SESSION}/exercises`, { slug: 'barbell-row' })).body.data.exercises).toHaveLength(3);
    expect((await member.post(`${SESSION}/exercises/plank/select`)).body.data.current_slug).toBe('plank');
    expect((await member.delete(`${SESSION}/exercises/plank`)).body.data).toMatchObject({
      current_slug: 'barbell-row',
    });
    expect((await member.delete(`${SESSION}/exercises/plank`)).status).toBe(404);
    expect((await member.post(`${SESSION}/exercises/plank/select`)).status).toBe(404);
    expect((await member.post(`${SESSION}/exercises`, { slug: 'no-such' })).status).toBe(404);
    expect((await member.post(`${SESSION}/exercises`, {})).status).toBe(400);
  });

  it('leave a session without any, which goes on', async () => {
    const member = await fitness.member();
    await member.get(SESSION);
    await member.delete(`${SESSION}/exercises/plank`);
    const { data } = (await member.delete(`${SESSION}/exercises/bench-press`)).body;
    expect(data).toMatchObject({ current_slug: null, exercises: [], sets_planned: 0, percent: 0 });
    expect((await member.post(`${SESSION}/sets/1`, { reps: 1 })).status).toBe(404);
    expect((await member.post(`${SESSION}/exercises`, { slug: 'plank' })).body.data.current_slug).toBe('plank');
  });

  it('keep what they were when the catalogue changes', async () => {
    const member = await fitness.member();
    const kettlebell = await makeExercise(db, { slug: 'swing', equipment: 'kettlebell' });
    const short = await makeWorkout(db, { lines: [{ exercise: kettlebell }] });
    await member.post(`/api/fitness/workouts/${short.slug}/save`);
    const before = (await member.get(SESSION)).body.data;
    expect(before.workout_slug).toBe(short.slug);
    await db.rows('DELETE FROM workout WHERE id = $1', [short.id]);
    await db.rows('DELETE FROM exercise WHERE id = $1', [kettlebell.id]);
    expect((await member.get(SESSION)).body.data).toEqual(before);
    expect((await member.post(`${SESSION}/finish`)).body.data).toMatchObject({
      status: 'finished',
      calories_kcal: null,
    });
  });
});

describe('finishing and restarting', () => {
  it('record a training once, from whatever device, and for good', async () => {
    const member = await fitness.member();
    await member.get(SESSION);
    await member.post(`${SESSION}/sets/1`, { weightKg: 50, reps: 10 });
    await member.patch(`${SESSION}/notes`, { notes: ' Went well ' });
    fitness.service.clock.set('2026-05-11T08:40:00Z');
    const answers = await race(5, async () => member.post(`${SESSION}/finish`));
    expect(statuses(answers)).toEqual({ 201: 5 });
    for (const { body } of answers)
      expect(body.data).toMatchObject({
        status: 'finished',
        ended_at: '2026-05-11T08:40:00.000Z',
        elapsed_seconds: 2400,
        calories_kcal: 100,
        notes: 'Went well',
      });
    const activities = await db.rows('SELECT kind, date, calories_kcal, source FROM activity WHERE account_id = $1', [
      member.id,
    ]);
    expect(activities).toEqual([{ kind: 'strength', date: '2026-05-11', calories_kcal: 100, source: 'session' }]);
  });

  it('refuse changes when nothing is under way', async () => {
    const member = await fitness.member();
    const refused = await Promise.all([
      member.post(`${SESSION}/sets/1`, { reps: 5 }),
      member.post(`${SESSION}/rest/skip`),
      member.patch(`${SESSION}/notes`, { notes: 'x' }),
      member.post(`${SESSION}/exercises`, { slug: 'plank' }),
      member.post(`${SESSION}/exercises/plank/select`),
      member.delete(`${SESSION}/exercises/plank`),
      member.post(`${SESSION}/finish`),
    ]);
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
      Array.from({ length: 7 }, () => [409, 'no_open_session']),
    );
    await member.get(SESSION);
    await member.post(`${SESSION}/finish`);
    expect((await member.post(`${SESSION}/sets/1`, { reps: 5 })).status).toBe(409);
  });

  it('discard what was open and leave what was finished alone', async () => {
    const member = await fitness.member();
    await member.get(SESSION);
    await member.post(`${SESSION}/finish`);
    await member.get(SESSION);
    const answers = await race(4, async () => member.post(`${SESSION}/restart`));
    expect(statuses(answers)).toEqual({ 201: 4 });
    const sessions = await stored(member);
    expect(sessions.filter(({ status }) => status === 'finished')).toHaveLength(1);
    expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(1);
    expect(sessions.filter(({ status }) => status === 'discarded')).toHaveLength(4);
  });

  it('count once what a watch saw too', async () => {
    const member = await fitness.member();
    await db.rows(
      `INSERT INTO activity (account_id, slug, source, kind, date, started_at, ended_at)
       VALUES ($1, 'watch', 'key:1', 'strength', '2026-05-11', '2026-05-11T08:05:00Z', '2026-05-11T08:35:00Z')`,
      [member.id],
    );
    await member.get(SESSION);
    fitness.service.clock.set('2026-05-11T08:40:00Z');
    await member.post(`${SESSION}/finish`);
    const counted = await db.rows('SELECT 1 FROM activity WHERE account_id = $1 AND duplicate_of_id IS NULL', [
      member.id,
    ]);
    expect(counted).toHaveLength(1);
  });
});

it('takes a handful of statements', async () => {
  const member = await fitness.member();
  await member.get(SESSION);
  expect((await statementsOf(db, () => member.get(SESSION))).length).toBeLessThanOrEqual(2);
  expect((await statementsOf(db, () => member.post(`${SESSION}/sets/1`, { reps: 5 }))).length).toBeLessThanOrEqual(5);
});
