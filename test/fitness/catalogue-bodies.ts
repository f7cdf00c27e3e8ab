import type { Database } from '#kit/database/database';

export const both = (en: string, ar = `ع ${en}`) => ({ en, ar });

type Body = Record<string, unknown>;

/** The least that each catalogue takes besides the name, and a filter that finds it. */
export const CATALOGUES: Record<string, { body: Body; filter: string; missed: string; refused: string }> = {
  exercises: { body: { muscle: 'back' }, filter: 'muscle=back', missed: 'muscle=calves', refused: 'muscle=tail' },
  workouts: { body: { duration_minutes: 30 }, filter: 'kind=strength', missed: 'kind=yoga', refused: 'kind=nap' },
  programs: { body: {}, filter: 'goal=general', missed: 'goal=muscle', refused: 'goal=fame' },
  dishes: {
    body: { protein_g: 30, carbohydrate_g: 40.5, fat_g: 10 },
    filter: 'meal=lunch',
    missed: 'tag=vegan',
    refused: 'meal=tea',
  },
  badges: { body: { tier: 'gold' }, filter: 'tier=gold', missed: 'tier=silver', refused: 'tier=tin' },
  achievements: {
    body: { metric: 'workouts', threshold: 10 },
    filter: 'metric=workouts',
    missed: 'metric=nights',
    refused: 'metric=naps',
  },
  groups: { body: { topic: 'running' }, filter: 'topic=running', missed: 'topic=yoga', refused: 'topic=chess' },
  events: {
    body: { starts_at: '2026-05-09T10:00:00Z', ends_at: '2026-05-09T12:00:00Z', capacity: 10 },
    filter: 'from=2026-05-09&to=2026-05-09&is_online=false',
    missed: 'from=2026-05-10',
    refused: 'from=soon',
  },
  challenges: {
    body: { metric: 'steps', goal: 100_000, starts_on: '2026-05-01', ends_on: '2026-05-31' },
    filter: 'metric=steps&running_on=2026-05-31',
    missed: 'running_on=2026-06-01',
    refused: 'metric=naps',
  },
};

/** Statements that make a member use the record of each catalogue that can be in use; `$1` is its id, `$2` the member. */
export const USES: Record<string, readonly [code: string, statement: string]> = {
  exercises: [
    'exercise_in_use',
    `WITH w AS (INSERT INTO workout (slug, name, kind, difficulty, duration_minutes)
       SELECT 'use-' || $1::integer || '-' || $2::integer, '{"en": "W", "ar": "W"}', 'hiit', 'beginner', 10 RETURNING id)
     INSERT INTO workout_exercise (workout_id, position, exercise_id, sets, reps) SELECT id, 1, $1, 3, 10 FROM w`,
  ],
  workouts: [
    'workout_in_use',
    `INSERT INTO assignment (member_id, coach_id, workout_id, starts_on) VALUES ($2, NULL, $1, '2026-05-09')`,
  ],
  programs: [
    'program_in_use',
    `INSERT INTO program_enrollment (account_id, program_id, started_on) VALUES ($2, $1, '2026-05-09')`,
  ],
  badges: ['badge_in_use', `INSERT INTO earned_badge (account_id, badge_id, earned_at) VALUES ($2, $1, now())`],
  achievements: [
    'achievement_in_use',
    `INSERT INTO earned_achievement (account_id, achievement_id, earned_at) VALUES ($2, $1, now())`,
  ],
  groups: ['group_in_use', `INSERT INTO group_membership (account_id, group_id, joined_at) VALUES ($2, $1, now())`],
  events: ['event_in_use', `INSERT INTO event_attendance (account_id, event_id, joined_at) VALUES ($2, $1, now())`],
  challenges: [
    'challenge_in_use',
    `INSERT INTO challenge_participation (account_id, challenge_id, joined_at) VALUES ($2, $1, now())`,
  ],
};

/** Uses the record; whether the database took it. */
export async function use(db: Database, catalogue: string, id: number, accountId: number): Promise<boolean> {
  try {
    await db.rows(USES[catalogue]![1], [id, accountId]);
    return true;
  } catch {
    return false;
  }
}
