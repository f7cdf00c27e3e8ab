import { Events1767312600007 } from '#migrations/fitness/1767312600007-events';
import type { Feature } from '#kit/service/feature';
import { SlugInUse } from '../catalogue/catalogue';
import { ClosedAttendances } from './closed-attendances';
import { CommunityEvent } from './community-event.entity';
import { EventEditing } from './event-editing.service';
import { EventPlaces } from './event-places';
import { EventAttendance } from './event-attendance.entity';
import { EventsStaffController } from './events-staff.controller';
import { EventInUse } from './events.catalogue';
import { eventSentences } from './events.sentences';

export const events: Feature = {
  controllers: [EventsStaffController],
  providers: [ClosedAttendances, EventPlaces, EventEditing],
  entities: [CommunityEvent, EventAttendance],
  migrations: [Events1767312600007],
  sentences: eventSentences,
  constraintRefusals: { community_event_slug_key: SlugInUse, event_attendance_event_fkey: EventInUse },
};
