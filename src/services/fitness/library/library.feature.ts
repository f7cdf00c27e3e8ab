import { Library1767312600012 } from '#migrations/fitness/1767312600012-library';
import type { Feature } from '#kit/service/feature';
import { ExerciseView } from './exercise-view.entity';
import { LoggedSet } from './logged-set.entity';
import { SavedExercise } from './saved-exercise.entity';

export const library: Feature = {
  entities: [SavedExercise, ExerciseView, LoggedSet],
  migrations: [Library1767312600012],
};
