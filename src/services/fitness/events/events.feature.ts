import { Events1767312600007 } from '#migrations/fitness/1767312600007-events';
import { EventWaitingList1767400092310 } from '#migrations/fitness/1767400092310-event-waiting-list';
import { EventOffersUncounted1767400093000 } from '#migrations/fitness/1767400093000-event-offers-uncounted';
import { EventOffers1767400093020 } from '#migrations/fitness/1767400093020-event-offers';
import type { Feature } from '#kit/service/feature';
import { SlugInUse } from '../catalogue/catalogue';
import { ClosedAttendances } from './closed-attendances';
import { CommunityEvent } from './community-event.entity';
import { EventEditing } from './event-editing.service';
import { EVENT_PLACES } from './event.events';
import { EventLineJob } from './event-line-job';
import { EventLineNotices } from './event-line-notices.service';
import { EventLineQueries } from './event-line.queries';
import { EventLines } from './event-lines';
import { EventPlaces } from './event-places';
import { EventAttendance } from './event-attendance.entity';
import { EventsStaffController } from './events-staff.controller';
import { EventInUse } from './events.catalogue';
import { eventSentences } from './events.sentences';
import { OfferLetters } from './offer-letter';

export const events: Feature = {
  controllers: [EventsStaffController],
  providers: [
    ClosedAttendances,
    EventPlaces,
    EventEditing,
    EventLines,
    EventLineJob,
    EventLineNotices,
    EventLineQueries,
    OfferLetters,
  ],
  entities: [CommunityEvent, EventAttendance],
  migrations: [
    Events1767312600007,
    EventWaitingList1767400092310,
    EventOffersUncounted1767400093000,
    EventOffers1767400093020,
  ],
  sentences: eventSentences,
  constraintRefusals: { community_event_slug_key: SlugInUse, event_attendance_event_fkey: EventInUse },
  events: [EVENT_PLACES],
};
