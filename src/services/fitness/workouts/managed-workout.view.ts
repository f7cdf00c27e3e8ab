import type { WorkoutExercise } from './workout-exercise.entity';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { sluggedFields } from '../catalogue/catalogue.view';
import { DIFFICULTIES } from '../exercises/exercise-kinds';
import { WORKOUT_KINDS } from './workout-kinds';

export const ManagedWorkoutLineView = view('ManagedWorkoutLineView', {
  exercise_id: shown.id({ description: 'Id of the exercise.' }),
  slug: shown.text({ description: 'Slug of the exercise.' }),
  name: shown.bilingual({ description: 'Name of the exercise.' }),
  sets: shown.whole({ description: 'Number of sets.' }),
  reps: shown.whole({ nullable: true, description: 'Repetitions of each set; null where a set has a duration.' }),
  duration_seconds: shown.whole({
    nullable: true,
    description: 'Duration of each set, in seconds; null where repetitions are counted.',
  }),
  rest_seconds: shown.whole({ description: 'Rest after each set, in seconds.' }),
  note: shown.bilingual(),
});

export const ManagedWorkoutView = view('ManagedWorkoutView', 'A workout with its exercises', {
  ...sluggedFields,
  kind: shown.word(WORKOUT_KINDS, { description: 'Kind of training.' }),
  difficulty: shown.word(DIFFICULTIES),
  duration_minutes: shown.whole(),
  calories: shown.whole({
    from: 'calories_kcal',
    description: 'Estimated energy use of an adult, in kilocalories.',
  }),
  exercises: shown.many(ManagedWorkoutLineView, { description: 'Exercises, in order.' }),
  ...shown.timestamps,
});

export const WORKOUT_LINES = `(
  SELECT coalesce(jsonb_agg(to_jsonb(line) - 'position' ORDER BY line.position), '[]')
  FROM (
    SELECT ${ManagedWorkoutLineView.columns<WorkoutExercise>('l', { slug: 'e.slug', name: 'e.name' })}, l.position
    FROM workout_exercise l JOIN exercise e ON e.id = l.exercise_id WHERE l.workout_id = c.id
  ) line)`;
