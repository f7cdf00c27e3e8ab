import { Events1767312600007 } from '#migrations/fitness/1767312600007-events';
import type { Feature } from '#kit/service/feature';
import { CommunityEvent } from './community-event.entity';
import { EventAttendance } from './event-attendance.entity';

export const events: Feature = {
  entities: [CommunityEvent, EventAttendance],
  migrations: [Events1767312600007],
};
