import { LiveSessions1767226000008 } from '#migrations/courses/1767226000008-live-sessions';
import type { Feature } from '#kit/service/feature';
import { LiveSession } from './live-session.entity';

export const liveSessions: Feature = {
  entities: [LiveSession],
  migrations: [LiveSessions1767226000008],
};
