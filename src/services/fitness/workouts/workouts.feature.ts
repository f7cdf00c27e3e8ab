import { Workouts1767312600001 } from '#migrations/fitness/1767312600001-workouts';
import { ListsByName1767400030001 } from '#migrations/fitness/1767400030001-lists-by-name';
import type { Feature } from '#kit/service/feature';
import { SlugInUse } from '../catalogue/catalogue';
import { WorkoutEditing } from './workout-editing.service';
import { WorkoutExercise } from './workout-exercise.entity';
import { Workout } from './workout.entity';
import { WorkoutsStaffController } from './workouts-staff.controller';
import { WorkoutInUse } from './workouts.catalogue';
import { workoutSentences } from './workouts.sentences';

export const workouts: Feature = {
  controllers: [WorkoutsStaffController],
  providers: [WorkoutEditing],
  entities: [Workout, WorkoutExercise],
  migrations: [Workouts1767312600001, ListsByName1767400030001],
  sentences: workoutSentences,
  constraintRefusals: {
    workout_slug_key: SlugInUse,
    program_day_workout_fkey: WorkoutInUse,
    assignment_workout_fkey: WorkoutInUse,
  },
};
