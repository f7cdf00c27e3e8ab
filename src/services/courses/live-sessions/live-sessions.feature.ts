import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { ClassNotices } from './class-notices';
import { LiveSession } from './live-session.entity';
import { LiveSessionsStaffController } from './live-sessions-staff.controller';
import { liveSessionMessages } from './live-sessions.messages';
import { LiveSessions } from './live-sessions.service';
import { liveSessionsOffice } from './live-sessions.office';

export const liveSessions: Feature = {
  controllers: [LiveSessionsStaffController],
  providers: [LiveSessions, ClassNotices],
  entities: [LiveSession],
  tables: ['courses/live-sessions'],
  routines: routinesIn(__dirname, 'file_cleanup'),
  messages: liveSessionMessages,
  office: liveSessionsOffice,
};
