import { sql, when } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';
import { catalogue, catalogueColumns } from '../catalogue/catalogue';
import { Exercise } from './exercise.entity';
import type { ExerciseBody, ManagedExercisesQuery } from './exercises.dto';
import { ManagedExerciseView } from './managed-exercise.view';

export const ExerciseInUse = refusal(409, 'exercise_in_use');

export const EXERCISES = catalogue({
  entity: Exercise,
  columns: ManagedExerciseView.columns<Exercise>('c'),
  view: ManagedExerciseView.of,
  filters: (query: ManagedExercisesQuery) => [
    when(query.muscle, muscle => sql`c.muscle = ${muscle}`),
    when(query.equipment, equipment => sql`c.equipment = ${equipment}`),
    when(query.difficulty, difficulty => sql`c.difficulty = ${difficulty}`),
    when(query.is_featured, isFeatured => sql`c.is_featured = ${isFeatured}`),
  ],
  values: catalogueColumns<ExerciseBody, Exercise>(),
  defaults: { equipment: 'none', difficulty: 'beginner' },
});
