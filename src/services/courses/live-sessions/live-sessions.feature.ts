import { LiveSessions1767226000008 } from '#migrations/courses/1767226000008-live-sessions';
import { ClassesFound1767400050004 } from '#migrations/courses/1767400050004-classes-found';
import type { Feature } from '#kit/service/feature';
import { ClassNotices } from './class-notices';
import { LiveSession } from './live-session.entity';
import { LiveSessionsStaffController } from './live-sessions-staff.controller';
import { liveSessionSentences } from './live-sessions.sentences';
import { LiveSessions } from './live-sessions.service';

export const liveSessions: Feature = {
  controllers: [LiveSessionsStaffController],
  providers: [LiveSessions, ClassNotices],
  entities: [LiveSession],
  migrations: [LiveSessions1767226000008, ClassesFound1767400050004],
  sentences: liveSessionSentences,
};
