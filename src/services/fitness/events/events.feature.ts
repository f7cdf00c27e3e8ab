import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { on } from '#kit/service/domain-events';
import { AccountDeleting } from '../accounts/account.events';
import { SlugInUse } from '../catalogue/catalogue';
import { ClosedAttendances } from './closed-attendances';
import { CommunityEvent } from './community-event.entity';
import { EventEditing } from './event-editing.service';
import { EVENT_PLACES, EventJoined } from './event.events';
import { EventWaitlistJob } from './event-waitlist-job';
import { EventWaitlistNotices } from './event-waitlist-notices.service';
import { EventWaitlistQueries } from './event-waitlist.queries';
import { EventWaitlists } from './event-waitlists';
import { EventPlaces } from './event-places';
import { EventAttendance } from './event-attendance.entity';
import { EventsStaffController } from './events-staff.controller';
import { EventInUse } from './events.catalogue';
import { eventMessages } from './events.messages';
import { OfferLetters } from './offer-letter';
import { eventsOffice } from './events.office';

export const events: Feature = {
  controllers: [EventsStaffController],
  providers: [
    ClosedAttendances,
    EventPlaces,
    EventEditing,
    EventWaitlists,
    EventWaitlistJob,
    EventWaitlistNotices,
    EventWaitlistQueries,
    OfferLetters,
  ],
  entities: [CommunityEvent, EventAttendance],
  tables: ['fitness/events'],
  routines: routinesIn(
    __dirname,
    'drop_line_of_community_event',
    'end_offers_of_community_event',
    'file_cleanup',
    'offer_community_event',
    'require_waiting_community_event',
  ),
  handlers: [on(AccountDeleting, ClosedAttendances, 'leaveAll')],
  messages: eventMessages,
  domainEvents: [EventJoined],
  constraintRefusals: { community_event_slug_key: SlugInUse, event_attendance_event_fkey: EventInUse },
  events: [EVENT_PLACES],
  office: eventsOffice,
};
