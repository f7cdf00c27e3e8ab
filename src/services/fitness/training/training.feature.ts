import type { Feature } from '#kit/service/feature';
import { ProgramEnrollment } from './program-enrollment.entity';
import { SavedWorkout } from './saved-workout.entity';
import { TodaysPlan } from './todays-plan';
import { TrainingController } from './training.controller';
import { TrainingQueries } from './training.queries';
import { Training } from './training.service';
import { trainingOffice } from './training.office';

export const training: Feature = {
  controllers: [TrainingController],
  providers: [TodaysPlan, TrainingQueries, Training],
  entities: [SavedWorkout, ProgramEnrollment],
  tables: ['fitness/training'],
  office: trainingOffice,
};
