import { Workouts1767312600001 } from '#migrations/fitness/1767312600001-workouts';
import type { Feature } from '#kit/service/feature';
import { Workout } from './workout.entity';
import { WorkoutExercise } from './workout-exercise.entity';

export const workouts: Feature = {
  entities: [Workout, WorkoutExercise],
  migrations: [Workouts1767312600001],
};
