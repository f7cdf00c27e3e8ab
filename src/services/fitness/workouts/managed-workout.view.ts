import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { sluggedFields } from '../catalogue/catalogue.view';
import { DIFFICULTIES } from '../exercises/exercise-kinds';
import { WORKOUT_KINDS } from './workout-kinds';

export const ManagedWorkoutLineView = view('ManagedWorkoutLineView', {
  exercise_id: shown.id(),
  slug: shown.text({ description: 'Of the exercise.' }),
  name: shown.bilingual({ description: 'Of the exercise.' }),
  sets: shown.whole(),
  reps: shown.whole({ nullable: true, description: 'Of each set; null where a set has a duration.' }),
  duration_seconds: shown.whole({ nullable: true }),
  rest_seconds: shown.whole(),
  note: shown.bilingual(),
});

export const ManagedWorkoutView = view('ManagedWorkoutView', {
  ...sluggedFields,
  kind: shown.word(WORKOUT_KINDS),
  difficulty: shown.word(DIFFICULTIES),
  duration_minutes: shown.whole(),
  calories: shown.whole({ from: 'calories_kcal' }),
  exercises: shown.many(ManagedWorkoutLineView),
  ...shown.timestamps,
});

/** The lines of the workout `c`, in their order. */
export const WORKOUT_LINES = `(
  SELECT coalesce(jsonb_agg(to_jsonb(line) - 'position' ORDER BY line.position), '[]')
  FROM (
    SELECT ${ManagedWorkoutLineView.columns('l', { slug: 'e.slug', name: 'e.name' })}, l.position
    FROM workout_exercise l JOIN exercise e ON e.id = l.exercise_id WHERE l.workout_id = c.id
  ) line)`;
