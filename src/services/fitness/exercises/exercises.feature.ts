import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { SlugInUse } from '../catalogue/catalogue';
import { Exercise } from './exercise.entity';
import { ExercisesStaffController } from './exercises-staff.controller';
import { ExerciseInUse } from './exercises.catalogue';
import { exerciseMessages } from './exercises.messages';
import { FeaturedExercise } from './featured-exercise';
import { exercisesOffice } from './exercises.office';

export const exercises: Feature = {
  controllers: [ExercisesStaffController],
  providers: [FeaturedExercise],
  entities: [Exercise],
  tables: ['fitness/exercises'],
  routines: routinesIn(__dirname, 'file_cleanup'),
  messages: exerciseMessages,
  constraintRefusals: { exercise_slug_key: SlugInUse, workout_exercise_exercise_fkey: ExerciseInUse },
  office: exercisesOffice,
};
