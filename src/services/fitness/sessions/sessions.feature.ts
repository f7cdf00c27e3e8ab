import { WorkoutSessions1767312600010 } from '#migrations/fitness/1767312600010-workout-sessions';
import type { Feature } from '#kit/service/feature';
import { SessionExercise } from './session-exercise.entity';
import { SessionFinishing } from './session-finishing';
import { SessionOpening } from './session-opening';
import { SessionQueries } from './session.queries';
import { SessionSet } from './session-set.entity';
import { SessionsController } from './sessions.controller';
import { sessionsSentences } from './sessions.sentences';
import { Sessions } from './sessions.service';
import { WorkoutSession } from './workout-session.entity';

export const sessions: Feature = {
  controllers: [SessionsController],
  providers: [SessionQueries, SessionOpening, SessionFinishing, Sessions],
  entities: [WorkoutSession, SessionExercise, SessionSet],
  migrations: [WorkoutSessions1767312600010],
  sentences: sessionsSentences,
};
