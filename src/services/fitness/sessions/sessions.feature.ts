import type { Feature } from '#kit/service/feature';
import { ForgottenSessions } from './forgotten-sessions';
import { SESSION_FINISHED } from './session.events';
import { SessionExercise } from './session-exercise.entity';
import { SessionFinishing } from './session-finishing';
import { SessionOpening } from './session-opening';
import { SessionQueries } from './session.queries';
import { SessionSet } from './session-set.entity';
import { SessionsController } from './sessions.controller';
import { sessionsMessages } from './sessions.messages';
import { Sessions } from './sessions.service';
import { WorkoutSession } from './workout-session.entity';
import { sessionsOffice } from './sessions.office';

export const sessions: Feature = {
  controllers: [SessionsController],
  providers: [SessionQueries, SessionOpening, SessionFinishing, ForgottenSessions, Sessions],
  entities: [WorkoutSession, SessionExercise, SessionSet],
  tables: ['fitness/sessions'],
  messages: sessionsMessages,
  events: [SESSION_FINISHED],
  office: sessionsOffice,
};
