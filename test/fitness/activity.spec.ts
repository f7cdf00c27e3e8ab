import { type Fitness, startFitness } from './fitness';
import { bridgeOf } from './ingest.actors';

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
});
// A Saturday.
beforeEach(() => fitness.service.clock.set('2026-05-09T12:00:00Z'));
afterAll(() => fitness.service.close());

const ACTIVITY = '/api/fitness/activity';
const OVERVIEW = '/api/fitness/overview';
const manual = (accountId: number, date: string, values: Record<string, number>) =>
  fitness.service.db.rows(
    `INSERT INTO daily_metric (account_id, date, source, ${Object.keys(values).join(', ')})
     VALUES ($1, $2, 'manual', ${Object.values(values).join(', ')})`,
    [accountId, date],
  );

describe('the figure of a day', () => {
  it('is the largest of its sources, never their sum, and the entered one before all', async () => {
    const member = await fitness.member();
    const [phone, watch] = [await bridgeOf(fitness, member), await bridgeOf(fitness, member)];
    await phone.days({ date: '2026-05-09', steps: 4000, calories: 300, floors: 3 });
    await watch.days({ date: '2026-05-09', steps: 6000, calories: 250 });
    const steps = async () => (await member.get(OVERVIEW)).body.data.steps;
    expect(await steps()).toMatchObject({ value: 6000, goal: 10_000, percent: 60, remaining: 4000, floors: 3 });
    await manual(member.id, '2026-05-09', { steps: 5000 });
    expect(await steps()).toMatchObject({ value: 5000 });
    await watch.days({ date: '2026-05-09', steps: 9000 });
    expect(await steps()).toMatchObject({ value: 5000 });
    expect((await member.get(OVERVIEW)).body.data.calories.burned.value).toBe(300);
  });

  it('has its trainings in it: they are not added', async () => {
    const member = await fitness.member();
    const watch = await bridgeOf(fitness, member);
    const ring = async (key: string) =>
      (await member.get(OVERVIEW)).body.data.rings.find((of: { key: string }) => of.key === key).value;
    expect(await ring('calories')).toBeNull();
    const times = { started_at: '2026-05-09T06:00:00Z', ended_at: '2026-05-09T06:40:00Z' };
    await watch.sessions({ external_id: 'a', kind: 'run', ...times, calories: 350 });
    expect([await ring('calories'), await ring('active_minutes')]).toEqual([350, 40]);
    await watch.days({ date: '2026-05-09', calories: 500, active_minutes: 30 });
    expect([await ring('calories'), await ring('active_minutes')]).toEqual([500, 40]);
  });

  it('counts the run of two devices once', async () => {
    const member = await fitness.member();
    const [phone, watch] = [await bridgeOf(fitness, member, 'Phone'), await bridgeOf(fitness, member, 'Watch')];
    const run = (at: string, values: object) => ({
      kind: 'run',
      started_at: `2026-05-09T06:0${at}:00Z`,
      ended_at: `2026-05-09T06:4${at}:00Z`,
      ...values,
    });
    await phone.sessions(run('0', { external_id: 'p', calories: 300, distance_m: 5000 }));
    await watch.sessions(run('1', { external_id: 'w', calories: 310, distance_m: 5100 }));
    const { data } = (await member.get(ACTIVITY)).body;
    expect(data.totals).toMatchObject({ workouts: 1, workout_minutes: 40, calories_kcal: 300 });
    expect(data.kinds).toEqual([
      { kind: 'run', type: 'run', workouts: 1, minutes: 40, distance_m: 5000, calories_kcal: 300 },
    ]);
    expect(data.activities).toMatchObject([
      { source: 'device', source_name: 'Watch', is_duplicate: true },
      {
        source_name: 'Phone',
        is_duplicate: false,
        duration_minutes: 40,
        average_speed_kmh: 7.5,
        pace_seconds_per_km: 480,
      },
    ]);
    const one = (await member.get(`${ACTIVITY}/${data.activities[0].slug}`)).body.data;
    expect(one).toMatchObject({ duplicate_of_slug: data.activities[1].slug, exercises: [] });
  });
});

describe('the page of activity', () => {
  it('by days, weeks and months has gaps of null, averages without them and weeks from Monday', async () => {
    const member = await fitness.member();
    const watch = await bridgeOf(fitness, member);
    await watch.days(
      { date: '2026-05-09', steps: 12_000, distance_m: 9000 },
      { date: '2026-05-08', steps: 11_000 },
      { date: '2026-05-04', steps: 4000 },
      { date: '2026-05-03', steps: 10_000 },
      { date: '2026-04-09', steps: 3000 },
    );
    const page = async (granularity: string) => (await member.get(`${ACTIVITY}?granularity=${granularity}`)).body.data;
    const days = await page('days');
    expect(days).toMatchObject({ from: '2026-04-10', to: '2026-05-09', today: '2026-05-09', week_starts_on: 'monday' });
    expect(days.periods).toHaveLength(30);
    expect(days.periods.at(-3)).toMatchObject({ from: '2026-05-07', to: '2026-05-07', steps: null, recorded_days: 0 });
    expect(days.periods.at(-1)).toMatchObject({ steps: 12_000, goal_days: 1 });
    expect(days.totals).toMatchObject({ steps: 37_000, recorded_days: 4, average_steps: 9250, goal_days: 3 });
    expect(days.trends[0]).toMatchObject({ figure: 'steps', average: 9250, average_before: 3000, direction: 'up' });
    expect([days.current_streak_days, days.longest_streak_days]).toEqual([2, 2]);
    expect(days.records).toEqual(
      expect.arrayContaining([
        { figure: 'steps', value: 12_000, date: '2026-05-09', slug: null },
        { figure: 'distance_m', value: 9000, date: '2026-05-09', slug: null },
      ]),
    );

    const weeks = await page('weeks');
    expect(weeks.periods).toHaveLength(12);
    expect(weeks.from).toBe('2026-02-16');
    expect(weeks.periods.at(-1)).toMatchObject({
      from: '2026-05-04',
      to: '2026-05-09',
      steps: 27_000,
      average_steps: 9000,
    });
    expect(weeks.periods.at(-2)).toMatchObject({ from: '2026-04-27', to: '2026-05-03', steps: 10_000 });

    const months = await page('months');
    expect(months.periods).toHaveLength(12);
    expect(months.periods[0].from).toBe('2025-06-01');
    expect(months.periods.at(-1)).toMatchObject({ from: '2026-05-01', steps: 37_000, recorded_days: 4 });
    expect(months.periods.at(-2)).toMatchObject({ to: '2026-04-30', steps: 3000 });
  });

  it('of nothing is whole, and refuses what is no granularity', async () => {
    const member = await fitness.member();
    const { data } = (await member.get(ACTIVITY)).body;
    expect(data).toMatchObject({ granularity: 'days', records: [], activities: [], kinds: [], current_streak_days: 0 });
    expect((await member.get(`${ACTIVITY}?granularity=years`)).status).toBe(400);
    expect((await member.get(`${ACTIVITY}/run-2026-05-09-nothing`)).body.code).toBe('record_not_found');
  });

  it('has days of 23 and of 25 hours once', async () => {
    fitness.service.clock.set('2026-11-03T12:00:00Z');
    const member = await fitness.member({ timezone: 'America/New_York' });
    const dates = (await member.get(ACTIVITY)).body.data.periods.map((period: { from: string }) => period.from);
    expect(new Set(dates).size).toBe(30);
    expect(dates.filter((date: string) => date === '2026-11-01')).toHaveLength(1);
    fitness.service.clock.set('2026-03-29T12:00:00Z');
    const beirut = await fitness.member({ timezone: 'Asia/Beirut' });
    expect((await beirut.get(ACTIVITY)).body.data.periods.at(-1).from).toBe('2026-03-29');
  });
});

describe('one activity', () => {
  it('is told beside others of its kind', async () => {
    const member = await fitness.member();
    const watch = await bridgeOf(fitness, member);
    const ride = (day: string, minutes: number, distance_m: number) => ({
      kind: 'ride',
      started_at: `2026-05-${day}T06:00:00Z`,
      ended_at: `2026-05-${day}T06:${minutes}:00Z`,
      distance_m,
    });
    await watch.sessions(ride('01', 30, 10_000), ride('02', 50, 20_000), ride('03', 40, 12_000));
    const [latest] = (await member.get(ACTIVITY)).body.data.activities;
    const { data } = (await member.get(`${ACTIVITY}/${latest.slug}`)).body;
    expect(data).toMatchObject({
      ...latest,
      duplicate_of_slug: null,
      comparison: { activities: 2, average_minutes: 40, average_distance_m: 15_000, average_calories_kcal: null },
    });
    const other = await fitness.member();
    expect((await other.get(`${ACTIVITY}/${latest.slug}`)).status).toBe(404);
  });
});

describe('an activity made of a session', () => {
  it('tells what was done in it, and comes before what a device saw', async () => {
    const { db } = fitness.service;
    const member = await fitness.member();
    const watch = await bridgeOf(fitness, member);
    const times = { started_at: '2026-05-09T06:00:00Z', ended_at: '2026-05-09T06:40:00Z' };
    await db.rows(
      `WITH session AS (
         INSERT INTO workout_session (account_id, status, name, date, started_at, ended_at)
         VALUES ($1, 'finished', '{"en": "Legs", "ar": "ساقان"}', '2026-05-09', $2, $3) RETURNING id
       ), movement AS (
         INSERT INTO session_exercise (session_id, position, slug, name, muscle, equipment, rest_seconds)
         SELECT id, 1, 'squat', '{"en": "Squat", "ar": "قرفصاء"}', 'legs', 'barbell', 90 FROM session RETURNING id
       ), logged AS (
         INSERT INTO session_set (session_exercise_id, number, weight_kg, reps, logged_at)
         SELECT id, n, 102.5, 5, CASE WHEN n < 3 THEN now() END FROM movement, generate_series(1, 3) n
       )
       INSERT INTO activity (account_id, slug, source, session_id, kind, date, started_at, ended_at)
       SELECT $1, 'strength-1', 'session', id, 'strength', '2026-05-09', $2, $3 FROM session`,
      [member.id, times.started_at, times.ended_at],
    );
    await watch.sessions({ kind: 'strength', ...times });
    const { data } = (await member.get(`${ACTIVITY}/strength-1`)).body;
    expect(data).toMatchObject({ source: 'session', source_name: null, is_duplicate: false });
    expect(data.exercises).toEqual([
      { slug: 'squat', name: { en: 'Squat', ar: 'قرفصاء' }, sets: 2, reps: 10, volume_kg: 1025, heaviest_kg: 102.5 },
    ]);
    const { activities, totals } = (await member.get(ACTIVITY)).body.data;
    expect(totals.workouts).toBe(1);
    expect(activities.map((of: { is_duplicate: boolean }) => of.is_duplicate).sort()).toEqual([false, true]);
  });
});

it.each([
  ['GET', 'activity/%00', 400],
  ['GET', "activity/'", 404],
  ['DELETE', 'nutrition/planner/%00', 400],
  ['DELETE', 'sleep/nights/2026-02-30', 404],
  ['DELETE', 'health/readings/%00', 404],
])('%s %s is refused', async (method, path, status) => {
  const member = await fitness.member();
  expect((await member.send(method, `/api/fitness/${path}`)).status).toBe(status);
});

describe('the overview', () => {
  it("is of the member's own day", async () => {
    fitness.service.clock.set('2026-05-09T21:00:00Z');
    const [dubai, honolulu] = [
      await fitness.member({ timezone: 'Asia/Dubai' }),
      await fitness.member({ timezone: 'Pacific/Honolulu' }),
    ];
    for (const member of [dubai, honolulu])
      await (await bridgeOf(fitness, member)).days({ date: '2026-05-09', steps: 9 }, { date: '2026-05-10', steps: 10 });
    expect((await dubai.get(OVERVIEW)).body.data).toMatchObject({ date: '2026-05-10', steps: { value: 10 } });
    expect((await honolulu.get(OVERVIEW)).body.data).toMatchObject({ date: '2026-05-09', steps: { value: 9 } });
  });

  it('brings the day together', async () => {
    const member = await fitness.member();
    const watch = await bridgeOf(fitness, member);
    await watch.days(
      { date: '2026-05-09', steps: 12_000, calories: 600, resting_heart_rate: 60 },
      { date: '2026-05-06', steps: 8000, resting_heart_rate: 56 },
      { date: '2026-05-01', steps: 5000 },
    );
    await member.post('/api/fitness/health/readings', { resting_heart_rate_bpm: 54 });
    await member.post('/api/fitness/sleep/nights', {
      date: '2026-05-09',
      asleep_minutes: 420,
      deep_minutes: 80,
      quality: 4,
    });
    await member.patch('/api/fitness/nutrition/hydration', { glasses: 6 });
    await member.post('/api/fitness/nutrition/planner', { slot: 'lunch', name: 'Stew', protein_g: 50, fat_g: 20 });
    await member.post('/api/fitness/progress/readings', { weight_kg: 72.5 });
    const times = { started_at: '2026-05-04T06:00:00Z', ended_at: '2026-05-04T07:00:00Z' };
    await watch.sessions({ kind: 'run', ...times });
    const { data } = (await member.get(OVERVIEW)).body;
    expect(data.rings).toMatchObject([
      { key: 'steps', percent: 120, is_reached: true, remaining: 0 },
      { key: 'active_minutes', value: null, percent: 0, goal: 30 },
      { key: 'calories', percent: 120 },
    ]);
    expect(data.steps).toMatchObject({
      goal_days: 1,
      trend: { average: 10_000, average_before: 5000, change_percent: 100 },
    });
    expect(data.steps.series.map((day: { value: number | null }) => day.value)).toEqual([
      null,
      null,
      null,
      8000,
      null,
      null,
      12_000,
    ]);
    expect(data.calories.eaten).toMatchObject({ value: 380, goal: 2000, percent: 19 });
    expect(data.sleep).toMatchObject({ value: 420, date: '2026-05-09', percent: 88, deep_minutes: 80, quality: 4 });
    expect(data.heart_rate).toMatchObject({ resting_bpm: 54, date: '2026-05-09', lowest_bpm: 54, highest_bpm: 56 });
    expect(data.workouts).toMatchObject({
      week_from: '2026-05-04',
      week_workouts: 1,
      week_minutes: 60,
      today: [],
      latest: [{ kind: 'run' }],
    });
    expect(data.hydration).toMatchObject({ value: 6, goal: 8, percent: 75 });
    expect(data.weight).toEqual({ weight_kg: 72.5, date: '2026-05-09', target_weight_kg: null });
  });

  it('of nothing is whole', async () => {
    const { data } = (await (await fitness.member()).get(OVERVIEW)).body;
    expect(data).toMatchObject({ weight: null, sleep: { value: null, date: null }, workouts: { latest: [] } });
  });
});
