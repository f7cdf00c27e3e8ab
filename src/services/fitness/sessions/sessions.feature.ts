import { WorkoutSessions1767312600010 } from '#migrations/fitness/1767312600010-workout-sessions';
import type { Feature } from '#kit/service/feature';
import { SessionExercise } from './session-exercise.entity';
import { SessionSet } from './session-set.entity';
import { WorkoutSession } from './workout-session.entity';

export const sessions: Feature = {
  entities: [WorkoutSession, SessionExercise, SessionSet],
  migrations: [WorkoutSessions1767312600010],
};
