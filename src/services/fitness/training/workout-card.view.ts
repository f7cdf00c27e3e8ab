import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { DIFFICULTIES } from '../exercises/exercise-kinds';
import { WORKOUT_KINDS } from '../workouts/workout-kinds';

export const WorkoutCardView = view('FitnessWorkoutCard', {
  slug: shown.text({ example: 'upper-body-strength' }),
  name: shown.bilingual(),
  kind: shown.word(WORKOUT_KINDS, { description: 'Kind of training.' }),
  difficulty: shown.word(DIFFICULTIES),
  duration_minutes: shown.whole({ example: 45 }),
  calories_kcal: shown.whole({ description: 'Estimated energy use of an adult, in kilocalories.' }),
  image_url: shown.picture({ nullable: true }),
  exercise_count: shown.whole({ description: 'Number of exercises.' }),
  is_saved: shown.flag({ description: 'Whether the member has saved it.' }),
});
export type WorkoutCardView = InstanceType<typeof WorkoutCardView>;

export const workoutCard = (alias: string) =>
  WorkoutCardView.columns(alias, {
    exercise_count: `(SELECT count(*) FROM workout_exercise l WHERE l.workout_id = ${alias}.id)`,
    is_saved: `EXISTS (SELECT 1 FROM saved_workout k WHERE k.account_id = $1 AND k.workout_id = ${alias}.id)`,
  });

/** One card as a JSON value; null if `from` returns no row. */
export const workoutCardOf = (from: string) =>
  `(SELECT to_json(card) FROM (SELECT ${workoutCard('w')} FROM workout w ${from}) card)`;

/** Cards as a JSON list, in the order of `from`. */
export const workoutCardsOf = (from: string) =>
  `(SELECT coalesce(json_agg(card), '[]') FROM (SELECT ${workoutCard('w')} FROM workout w ${from}) card)`;
