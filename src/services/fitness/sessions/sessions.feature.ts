import { WorkoutSessions1767312600010 } from '#migrations/fitness/1767312600010-workout-sessions';
import { ForgottenSessions1767400020000 } from '#migrations/fitness/1767400020000-forgotten-sessions';
import type { Feature } from '#kit/service/feature';
import { ForgottenSessions } from './forgotten-sessions';
import { SESSION_FINISHED } from './session.events';
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
  providers: [SessionQueries, SessionOpening, SessionFinishing, ForgottenSessions, Sessions],
  entities: [WorkoutSession, SessionExercise, SessionSet],
  migrations: [WorkoutSessions1767312600010, ForgottenSessions1767400020000],
  sentences: sessionsSentences,
  events: [SESSION_FINISHED],
};
