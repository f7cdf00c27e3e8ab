import { NO_COLUMN } from '#kit/database/body-columns';
import { sql, when } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';
import { catalogue, catalogueColumns } from '../catalogue/catalogue';
import { ManagedWorkoutView, WORKOUT_LINES } from './managed-workout.view';
import { Workout } from './workout.entity';
import type { ManagedWorkoutsQuery, WorkoutBody } from './workouts.dto';

/** A program uses it, or a coach has assigned it. */
export const WorkoutInUse = refusal(409, 'workout_in_use');

export const WORKOUTS = catalogue({
  entity: Workout,
  columns: ManagedWorkoutView.columns<Workout>('c', { exercises: WORKOUT_LINES }),
  view: ManagedWorkoutView.of,
  filters: (query: ManagedWorkoutsQuery) => [
    when(query.kind, kind => sql`c.kind = ${kind}`),
    when(query.difficulty, difficulty => sql`c.difficulty = ${difficulty}`),
    when(
      query.exercise_id,
      id => sql`EXISTS (SELECT FROM workout_exercise l WHERE l.workout_id = c.id AND l.exercise_id = ${id})`,
    ),
  ],
  values: catalogueColumns<WorkoutBody, Workout>({ calories: 'caloriesKcal', exercises: NO_COLUMN }),
  defaults: { kind: 'strength', difficulty: 'beginner' },
  reservedSlugs: ['programs', 'session'],
});
