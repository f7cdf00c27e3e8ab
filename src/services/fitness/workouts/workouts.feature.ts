import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { SlugInUse } from '../catalogue/catalogue';
import { WorkoutEditing } from './workout-editing.service';
import { WorkoutExercise } from './workout-exercise.entity';
import { Workout } from './workout.entity';
import { WorkoutsStaffController } from './workouts-staff.controller';
import { WorkoutInUse } from './workouts.catalogue';
import { workoutMessages } from './workouts.messages';
import { workoutsOffice } from './workouts.office';

export const workouts: Feature = {
  controllers: [WorkoutsStaffController],
  providers: [WorkoutEditing],
  entities: [Workout, WorkoutExercise],
  tables: ['fitness/workouts'],
  routines: routinesIn(__dirname, 'file_cleanup'),
  messages: workoutMessages,
  constraintRefusals: {
    workout_slug_key: SlugInUse,
    program_day_workout_fkey: WorkoutInUse,
    assignment_workout_fkey: WorkoutInUse,
  },
  office: workoutsOffice,
};
