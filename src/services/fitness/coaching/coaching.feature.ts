import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { on } from '#kit/service/domain-events';
import { AccountRolesChanged } from '#shared/staff/account.events';
import { AccountDeleting } from '../accounts/account.events';
import { Assignment } from './assignment.entity';
import { Assignments } from './assignments.service';
import { CheckInFiled } from './check-in.events';
import { CheckIn } from './check-in.entity';
import { CheckIns } from './check-ins.service';
import { CoachClient } from './coach-client.entity';
import { COACH_MESSAGE_CREATED, COACH_MESSAGES_READ } from './coach-message.events';
import { CoachMessage } from './coach-message.entity';
import { CoachMessages } from './coach-messages.service';
import { AlreadyCoached, CheckInExists } from './coaching.refusals';
import { coachingMessages } from './coaching.messages';
import { MemberCoachingController } from './member-coaching.controller';
import { RosterAssignmentController } from './roster-assignment.controller';
import { RosterController } from './roster.controller';
import { RosterQueries } from './roster.queries';
import { MessageFiles } from './message-files';
import { Rosters } from './rosters.service';
import { coachingOffice } from './coaching.office';

export const coaching: Feature = {
  controllers: [RosterController, MemberCoachingController, RosterAssignmentController],
  providers: [Rosters, RosterQueries, Assignments, CoachMessages, MessageFiles, CheckIns],
  entities: [CoachClient, Assignment, CoachMessage, CheckIn],
  tables: ['fitness/coaching'],
  routines: routinesIn(__dirname, 'file_cleanup'),
  messages: coachingMessages,
  domainEvents: [CheckInFiled],
  constraintRefusals: { coach_client_pkey: AlreadyCoached, check_in_once_a_week: CheckInExists },
  rateLimits: { coachMessages: { limit: 120, windowSeconds: 600 } },
  handlers: [on(AccountRolesChanged, Rosters, 'freeFormerRoles'), on(AccountDeleting, MessageFiles, 'removeOfCoach')],
  events: [COACH_MESSAGE_CREATED, COACH_MESSAGES_READ],
  office: coachingOffice,
};
