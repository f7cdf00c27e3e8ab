import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { type Actor, type Fitness, startFitness } from './fitness';
import { makeExercise, makeProgram, makeWorkout } from './training.factories';
import type { Database } from '#kit/database/database';

const WORKOUTS = '/api/fitness/workouts';
const EXERCISES = '/api/fitness/exercises';

let fitness: Fitness;
let db: Database;
beforeAll(async () => {
  fitness = await startFitness();
  db = fitness.service.db;
});
beforeEach(() => fitness.service.clock.set('2026-05-13T08:00:00Z'));
afterAll(() => fitness.service.close());

const slugs = (rows: Array<{ slug: string }>) => rows.map(({ slug }) => slug);

async function trained(member: Actor, day: string, minutes = 30): Promise<void> {
  fitness.service.clock.set(`${day}T08:00:00Z`);
  await member.get(`${WORKOUTS}/session`);
  await member.post(`${WORKOUTS}/session/sets/1`, { weightKg: 20, reps: 10 });
  fitness.service.clock.set(`${day}T08:${minutes}:00Z`);
  await member.post(`${WORKOUTS}/session/finish`);
}

describe('the plan page', () => {
  it('shows the week, what the coach gave, the program, and what was done', async () => {
    const [member, coach] = [await fitness.member(), await fitness.coach({ firstName: 'Lina', lastName: 'Haddad' })];
    const squat = await makeExercise(db);
    const legs = await makeWorkout(db, { lines: [{ exercise: squat }] });
    const arms = await makeWorkout(db, { lines: [{ exercise: squat }] });
    const program = await makeProgram(db, [
      [1, 1, legs],
      [1, 3, legs],
      [2, 1, arms],
    ]);
    fitness.service.clock.set('2026-05-12T08:00:00Z');
    await member.post(`${WORKOUTS}/programs/${program.slug}/enroll`);
    await trained(member, '2026-05-12');
    await db.rows(
      'INSERT INTO assignment (member_id, coach_id, workout_id, starts_on, note) VALUES ($1, $2, $3, $4, $5)',
      [member.id, coach.id, arms.id, '2026-05-13', 'Slowly'],
    );
    fitness.service.clock.set('2026-05-13T08:00:00Z');
    const { status, body } = await member.get(WORKOUTS);
    expect(status).toBe(200);
    const { data } = body;
    expect(data).toMatchObject({
      date: '2026-05-13',
      today: { source: 'assignment', has_open_session: false, workout: { slug: arms.slug, exercise_count: 1 } },
      active_program: { slug: program.slug, weeks: 2, week: 1, day: 2, workouts: 3, workouts_done: 1, percent: 33 },
      this_week: { sessions: 1, minutes: 30, sets: 1, volume_kg: 200 },
      last_week: { sessions: 0, minutes: 0, sets: 0, volume_kg: 0 },
    });
    expect(data.active_program).toMatchObject({ started_on: '2026-05-12', ends_on: '2026-05-25', is_over: false });
    expect(data.week.map((day: { date: string; source: string | null }) => [day.date, day.source])).toEqual([
      ['2026-05-11', null],
      ['2026-05-12', 'program'],
      ['2026-05-13', 'assignment'],
      ['2026-05-14', 'program'],
      ['2026-05-15', null],
      ['2026-05-16', null],
      ['2026-05-17', null],
    ]);
    expect(data.week[1]).toMatchObject({ finished_sessions: 1, is_today: false, workout: { slug: legs.slug } });
    expect(data.assigned).toMatchObject([
      { startsOn: '2026-05-13', note: 'Slowly', coach: 'Lina Haddad', is_done: false, workout: { slug: arms.slug } },
    ]);
    expect(data.recent_sessions).toMatchObject([{ date: '2026-05-12', duration_minutes: 30, sets: 1, volume_kg: 200 }]);
    expect(slugs(data.library)).toContain(legs.slug);
  });

  it('takes as many statements for much as for little', async () => {
    const member = await fitness.member();
    const few = (await statementsOf(db, () => member.get(WORKOUTS))).length;
    for (const day of ['2026-05-04', '2026-05-06', '2026-05-08']) await trained(member, day);
    expect((await statementsOf(db, () => member.get(WORKOUTS))).length).toBe(few);
    expect(few).toBeLessThanOrEqual(5);
  });

  it('is of members alone, and of the caller alone', async () => {
    const [member, other] = [await fitness.member(), await fitness.member()];
    await trained(member, '2026-05-12');
    expect((await other.get(WORKOUTS)).body.data.recent_sessions).toEqual([]);
    expect((await fitness.owner.get(WORKOUTS)).status).toBe(403);
    expect((await fitness.anonymous.get(WORKOUTS)).status).toBe(401);
  });
});

describe('programs', () => {
  it('are started and stopped, one at a time', async () => {
    const member = await fitness.member();
    const workout = await makeWorkout(db);
    const [first, second] = [await makeProgram(db, [[4, 7, workout]]), await makeProgram(db, [[1, 1, workout]])];
    const enroll = async (slug: string) => member.post(`${WORKOUTS}/programs/${slug}/enroll`);
    const started = await enroll(first.slug);
    expect([started.status, started.body.data.active.slug]).toEqual([201, first.slug]);
    const moved = (await enroll(second.slug)).body.data;
    expect(moved.active.slug).toBe(second.slug);
    expect(moved.programs.filter((program: { is_active: boolean }) => program.is_active)).toMatchObject([
      { slug: second.slug, weeks: 1, workouts: 1 },
    ]);
    expect((await enroll(second.slug)).body.data.active).toBeNull();
    expect((await enroll('no-such')).body).toMatchObject({ success: false, message: 'record_not_found' });
    expect((await member.get(`${WORKOUTS}/programs`)).body.data.active).toBeNull();
  });

  it('never have two active ones, however many devices tap', async () => {
    const member = await fitness.member();
    const workout = await makeWorkout(db);
    const programs = [await makeProgram(db, [[1, 1, workout]]), await makeProgram(db, [[1, 1, workout]])];
    const answers = await race(8, async index =>
      member.post(`${WORKOUTS}/programs/${programs[index % 2]!.slug}/enroll`),
    );
    expect(statuses(answers)).toEqual({ 201: 8 });
    const active = await db.rows(`SELECT 1 FROM program_enrollment WHERE account_id = $1 AND status = 'active'`, [
      member.id,
    ]);
    expect(active.length).toBeLessThanOrEqual(1);
  });

  it('start anew when their weeks have passed', async () => {
    const member = await fitness.member();
    const program = await makeProgram(db, [[1, 1, await makeWorkout(db)]]);
    await member.post(`${WORKOUTS}/programs/${program.slug}/enroll`);
    fitness.service.clock.set('2026-05-20T07:00:00Z');
    expect((await member.get(`${WORKOUTS}/programs`)).body.data.active).toMatchObject({ is_over: true, week: 2 });
    const { active } = (await member.post(`${WORKOUTS}/programs/${program.slug}/enroll`)).body.data;
    expect(active).toMatchObject({ started_on: '2026-05-20', week: 1, day: 1, is_over: false });
  });
});

describe('a workout', () => {
  it('is shown with its exercises, and saved and taken out again', async () => {
    const member = await fitness.member();
    const row = await makeExercise(db, { muscle: 'back', equipment: 'cable' });
    const workout = await makeWorkout(db, { lines: [{ exercise: row, sets: 4, reps: 8, restSeconds: 75 }] });
    const program = await makeProgram(db, [[1, 1, workout]]);
    const { status, body } = await member.get(`${WORKOUTS}/${workout.slug}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      slug: workout.slug,
      muscles: ['back'],
      equipment: ['cable'],
      times_done: 0,
      last_done_on: null,
      is_saved: false,
      programs: [{ slug: program.slug }],
      exercises: [{ position: 1, slug: row.slug, sets: 4, reps: 8, duration_seconds: null, rest_seconds: 75 }],
    });
    const saved = await member.post(`${WORKOUTS}/${workout.slug}/save`);
    expect([saved.status, saved.body.data.is_saved]).toEqual([201, true]);
    expect(slugs((await member.get(WORKOUTS)).body.data.saved)).toEqual([workout.slug]);
    expect((await member.post(`${WORKOUTS}/${workout.slug}/save`)).body.data.is_saved).toBe(false);
    expect((await member.get(`${WORKOUTS}/no-such`)).status).toBe(404);
    expect((await member.post(`${WORKOUTS}/no-such/save`)).status).toBe(404);
  });

  it('is saved once or not at all by taps at the same time', async () => {
    const member = await fitness.member();
    const { slug } = await makeWorkout(db);
    expect(statuses(await race(7, async () => member.post(`${WORKOUTS}/${slug}/save`)))).toEqual({ 201: 7 });
    expect((await member.get(`${WORKOUTS}/${slug}`)).body.data.is_saved).toBe(true);
  });
});

describe('the library of exercises', () => {
  it('is filtered, searched and paged, with what the member kept and saw', async () => {
    const member = await fitness.member();
    const wide = await makeExercise(db, {
      name: { en: 'Zebra pull', ar: 'سحب واسع' },
      muscle: 'forearms',
      equipment: 'rope',
      difficulty: 'advanced',
    });
    await makeExercise(db, {
      name: { en: 'Zebra push', ar: 'دفع' },
      secondaryMuscles: ['forearms'],
      equipment: 'band',
    });
    const list = async (query: string) => (await member.get(`${EXERCISES}?${query}`)).body.data;
    expect((await list('muscle=forearms')).data.map(({ name }: { name: { en: string } }) => name.en)).toEqual([
      'Zebra pull',
      'Zebra push',
    ]);
    expect(await list('muscle=forearms&equipment=rope&difficulty=advanced')).toMatchObject({
      data: [{ slug: wide.slug, is_saved: false }],
      page: 1,
      limit: 24,
      total: 1,
      totalPages: 1,
    });
    expect((await list('search=سحب')).total).toBe(1);
    expect((await list('search=%25')).total).toBe(0);
    expect(await list('search=zebra&page_count=1&page=2')).toMatchObject({ total: 2, totalPages: 2, limit: 1 });
    for (const query of ['muscle=ears', 'equipment=sword', 'difficulty=easy'])
      expect((await member.get(`${EXERCISES}?${query}`)).status).toBe(400);
    await member.post(`${EXERCISES}/${wide.slug}/save`);
    await member.get(`${EXERCISES}/${wide.slug}`);
    const page = await list('page_count=1000');
    expect([page.limit, slugs(page.saved), slugs(page.recently_viewed)]).toEqual([100, [wide.slug], [wide.slug]]);
    expect(page.equipment).toContainEqual({ value: 'rope', count: 1 });
  });

  it('counts views and shows what was done, with the personal best', async () => {
    const member = await fitness.member();
    const lift = await makeExercise(db, { slug: 'deadlift' });
    await makeWorkout(db, { slug: 'pull-day', lines: [{ exercise: lift }] });
    const first = await member.get(`${EXERCISES}/deadlift`);
    expect([first.status, first.body.data.views, first.body.data.personal_best]).toEqual([200, 1, null]);
    await member.post(`${EXERCISES}/deadlift/log-set`, { sets: 3, reps: 10, weightKg: 60 });
    const { status, body } = await member.post(`${EXERCISES}/deadlift/log-set`, { sets: 1, reps: 3, weightKg: 82.5 });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      views: 1,
      personal_best: { weightKg: 82.5, reps: 3, date: '2026-05-13', one_rep_max_kg: 90.8 },
      workouts: [{ slug: 'pull-day' }],
    });
    expect(body.data.history).toEqual([
      { date: '2026-05-13', sets: 1, reps: 3, weightKg: 82.5, weight_kg: 82.5, in_session: false },
      { date: '2026-05-13', sets: 3, reps: 10, weightKg: 60, weight_kg: 60, in_session: false },
    ]);
    await race(5, async () => member.get(`${EXERCISES}/deadlift`));
    expect((await member.get(`${EXERCISES}/deadlift`)).body.data.views).toBe(7);
  });

  it.each([
    [{ reps: 10, weightKg: 10 }, 'sets'],
    [{ sets: 0, reps: 10 }, 'sets'],
    [{ sets: 1, reps: 1.5 }, 'reps'],
    [{ sets: 1, reps: 10, weightKg: -5 }, 'weightKg'],
    [{ sets: 1, reps: 10, account_id: 1 }, 'account_id'],
  ])('refuses %p', async (body, field) => {
    const member = await fitness.member();
    await makeExercise(db, { slug: `curl-${member.id}` });
    const answer = await member.post(`${EXERCISES}/curl-${member.id}/log-set`, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
  });

  it('knows no other movement', async () => {
    const member = await fitness.member();
    expect((await member.get(`${EXERCISES}/no-such`)).body.message).toBe('record_not_found');
    expect((await member.post(`${EXERCISES}/no-such/save`)).status).toBe(404);
    expect((await member.post(`${EXERCISES}/no-such/log-set`, { sets: 1, reps: 1 })).status).toBe(404);
  });
});
