import { Training1767312600013 } from '#migrations/fitness/1767312600013-training';
import type { Feature } from '#kit/service/feature';
import { ProgramEnrollment } from './program-enrollment.entity';
import { SavedWorkout } from './saved-workout.entity';

export const training: Feature = {
  entities: [SavedWorkout, ProgramEnrollment],
  migrations: [Training1767312600013],
};
