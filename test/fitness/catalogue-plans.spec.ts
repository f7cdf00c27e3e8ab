import { insertUnchecked } from '../harness/bulk-rows';
import { plansOf } from '../harness/statements';
import { type Fitness, startFitness } from './fitness';

let fitness: Fitness;

const MANY = 3000;

beforeAll(async () => {
  fitness = await startFitness();
  const { db } = fitness.service;
  const filled = (table: string, columns: string, values: string) =>
    db.rows(
      `INSERT INTO ${table} (slug, name, search_text, updated_at, ${columns})
       SELECT 'many-' || n, jsonb_build_object('en', 'Record ' || n, 'ar', 'سجل ' || n), 'record ' || left(md5(n::text), 8),
         now() - n * interval '1 minute', ${values} FROM generate_series(1, $1) n`,
      [MANY],
    );
  const tables = [
    'exercise',
    'workout',
    'program',
    'dish',
    'badge',
    'achievement',
    'community_group',
    'community_event',
    'challenge',
    'workout_exercise',
    'program_day',
  ];
  await insertUnchecked(db, tables, async () => {
    await filled(
      'exercise',
      'muscle, equipment, difficulty',
      `CASE n % 50 WHEN 0 THEN 'back' ELSE 'core' END, 'none', 'beginner'`,
    );
    await filled(
      'workout',
      'kind, difficulty, duration_minutes',
      `CASE n % 50 WHEN 0 THEN 'yoga' ELSE 'hiit' END, 'beginner', 30`,
    );
    await filled('program', 'goal, difficulty', `'general', 'beginner'`);
    await filled(
      'dish',
      'meal, serving_g, protein_g, carbohydrate_g, fat_g',
      `CASE n % 50 WHEN 0 THEN 'snack' ELSE 'lunch' END, 100, 1, 1, 1`,
    );
    await filled('badge', 'tier', `'gold'`);
    await filled('achievement', 'metric, threshold', `'workouts', n`);
    await filled('community_group', 'topic', `'general'`);
    await filled('community_event', 'starts_at, ends_at, capacity', `now(), now() + interval '1 hour', 10`);
    await filled('challenge', 'metric, goal, starts_on, ends_on', `'steps', n, '2026-05-01', '2026-05-31'`);
    await db.rows(
      `INSERT INTO workout_exercise (workout_id, position, exercise_id, sets, reps)
       SELECT w.id, e.place, e.id, 3, 10 FROM workout w, (SELECT id, row_number() OVER () AS place FROM exercise LIMIT 4) e`,
    );
    await db.rows(
      `INSERT INTO program_day (program_id, week, day, workout_id)
       SELECT p.id, 1, d, (SELECT min(id) FROM workout) + d FROM program p, generate_series(1, 3) d`,
    );
  });
});
afterAll(() => fitness?.service.close());

async function planBehind(query: string): Promise<string> {
  const plans = await plansOf(fitness.service.db, async () => {
    expect((await fitness.owner.get(`/api/fitness/manage/${query}`)).status).toBe(200);
  });
  return plans.join('\n');
}

/** The page of a list; its total is counted over an index or the table, once a page. */
const SORTS_MANY = /Sort .*rows=\d{4,}/;

it.each([
  ['exercises', 'exercise_recent_idx'],
  ['exercises?muscle=back', 'exercise_muscle_idx'],
  ['workouts', 'workout_recent_idx'],
  ['workouts?kind=yoga', 'workout_kind_idx'],
  ['programs', 'program_recent_idx'],
  ['dishes', 'dish_recent_idx'],
  ['dishes?meal=snack', 'dish_meal_idx'],
  ['badges', 'badge_recent_idx'],
  ['achievements', 'achievement_recent_idx'],
  ['groups', 'community_group_recent_idx'],
  ['events', 'community_event_recent_idx'],
  ['challenges', 'challenge_recent_idx'],
])('the list %s is cut on %s, both ways', async (list, index) => {
  for (const order of ['desc', 'asc']) {
    const plan = await planBehind(`${list}${list.includes('?') ? '&' : '?'}order=${order}`);
    expect(plan).toContain(index);
    expect(plan).not.toMatch(SORTS_MANY);
  }
});

it.each(['exercise', 'workout', 'dish'])('a search finds a %s on an index', async table => {
  const row = await fitness.service.db.row<{ search_text: string }>(`SELECT search_text FROM ${table} LIMIT 1`);
  const word = row!.search_text.split(' ')[1]!;
  const list = table === 'dish' ? 'dishes' : `${table}s`;
  expect(await planBehind(`${list}?search=${word}`)).toContain(`${table}_search_idx`);
});
