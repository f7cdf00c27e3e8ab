import type { Database } from '#kit/database/database';
import { ForgottenSessions } from '#services/fitness/sessions/forgotten-sessions';
import type { Workout } from '#services/fitness/workouts/workout.entity';
import { race, statuses } from '../harness/race';
import { type Actor, type Fitness, startFitness } from './fitness';
import { makeExercise, makeProgram, makeWorkout } from './training.factories';

const SESSION = '/api/fitness/workouts/session';

let fitness: Fitness;
let db: Database;
let workout: Workout;
beforeAll(async () => {
  fitness = await startFitness();
  db = fitness.service.db;
  workout = await makeWorkout(db, { slug: 'upper-body', lines: [{ exercise: await makeExercise(db), sets: 2 }] });
});
beforeEach(() => fitness.service.clock.set('2026-05-11T08:00:00Z'));
afterAll(() => fitness.service.close());

const sweep = () => fitness.service.get(ForgottenSessions).run();
const at = (time: string) => fitness.service.clock.set(time);
const sessionsOf = (member: Actor) =>
  db.rows('SELECT status, ended_at FROM workout_session WHERE account_id = $1 ORDER BY id', [member.id]);
const trainingsOf = (member: Actor) =>
  db.rows('SELECT ended_at, duplicate_of_id FROM activity WHERE account_id = $1 ORDER BY id', [member.id]);

/** Opened at 08:00, one set at 08:30. */
async function trainedMember(): Promise<Actor> {
  const member = await fitness.member();
  await member.get(SESSION);
  at('2026-05-11T08:30:00Z');
  await member.post(`${SESSION}/sets/1`, { reps: 8, weightKg: 40 });
  return member;
}

const HALF_PAST_EIGHT = new Date('2026-05-11T08:30:00Z');

describe('a session left open for 24 hours', () => {
  it('is ended by the job at its last set, or discarded without any', async () => {
    const [trained, idle] = [await trainedMember(), await fitness.member()];
    at('2026-05-11T08:00:00Z');
    await idle.get(SESSION);
    at('2026-05-12T07:59:00Z');
    await sweep();
    expect(await sessionsOf(trained)).toMatchObject([{ status: 'open' }]);
    at('2026-05-12T08:00:00Z');
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await sessionsOf(trained)).toEqual([{ status: 'finished', ended_at: HALF_PAST_EIGHT }]);
    expect(await trainingsOf(trained)).toEqual([{ ended_at: HALF_PAST_EIGHT, duplicate_of_id: null }]);
    expect(await sessionsOf(idle)).toMatchObject([{ status: 'discarded' }]);
    expect(await trainingsOf(idle)).toEqual([]);
    expect((await idle.post(`${SESSION}/finish`)).status).toBe(409);
  });

  it('counts until its last set when it is finished days later, before the job came', async () => {
    const member = await trainedMember();
    at('2026-05-14T08:00:00Z');
    expect((await member.post(`${SESSION}/sets/2`, { reps: 8 })).body).toMatchObject({ message: 'no_open_session' });
    const answers = await race(4, async index => (index === 0 ? sweep() : member.post(`${SESSION}/finish`)));
    expect(answers.slice(1).map(answer => answer && [answer.status, answer.body.data.elapsed_seconds])).toEqual(
      Array.from({ length: 3 }, () => [201, 1800]),
    );
    expect(await trainingsOf(member)).toEqual([{ ended_at: HALF_PAST_EIGHT, duplicate_of_id: null }]);
    const page = (await member.get('/api/fitness/activity')).body.data;
    expect(page.records).toContainEqual(expect.objectContaining({ figure: 'longest_workout_minutes', value: 30 }));
  });

  it('gives way to a new one when the member comes back', async () => {
    const member = await trainedMember();
    at('2026-05-13T08:00:00Z');
    const answers = await race(4, async () => member.get(SESSION));
    expect(statuses(answers)).toEqual({ 200: 4 });
    expect(answers[0]!.body.data).toMatchObject({ date: '2026-05-13', sets_done: 0 });
    expect(await sessionsOf(member)).toEqual([
      { status: 'finished', ended_at: HALF_PAST_EIGHT },
      { status: 'open', ended_at: null },
    ]);
  });
});

describe('a session finished without a set', () => {
  it('stays finished and counts nowhere', async () => {
    const [member, coach] = [await fitness.member(), await fitness.coach()];
    await makeProgram(db, [[1, 1, workout]], { slug: 'one-day' });
    await member.post('/api/fitness/workouts/programs/one-day/enroll');
    const values = [member.id, coach.id, workout.id];
    await db.rows(
      `INSERT INTO assignment (member_id, coach_id, workout_id, starts_on) VALUES ($1, $2, $3, '2026-05-11')`,
      values,
    );
    await member.get(SESSION);
    at('2026-05-11T09:00:00Z');
    expect((await member.post(`${SESSION}/finish`)).body.data).toMatchObject({ status: 'finished', calories_kcal: 0 });
    expect((await member.post(`${SESSION}/finish`)).status).toBe(201);
    const plan = (await member.get('/api/fitness/workouts')).body.data;
    expect(plan.this_week).toMatchObject({ sessions: 0, minutes: 0 });
    expect(plan.week[0].finished_sessions).toBe(0);
    expect(plan.active_program).toMatchObject({ workouts_done: 0, percent: 0 });
    expect(plan.assigned).toMatchObject([{ is_done: false }]);
    expect((await member.get(`/api/fitness/workouts/${workout.slug}`)).body.data.times_done).toBe(0);
    const { me } = (await member.get('/api/fitness/community')).body.data;
    expect(me.figures).toMatchObject({ workouts: 0, active_days: 0, streak_days: 0 });
    expect((await member.get('/api/fitness/activity')).body.data).toMatchObject({ activities: [], records: [] });
  });
});
