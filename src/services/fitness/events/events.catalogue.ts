import { sql, when } from '#kit/database/sql';
import { fieldRefused, refusal } from '#kit/refusals/refusal';
import { changedText } from '#kit/language/changed-text';
import { instantOf } from '#kit/time/instants';
import { manyPeopleOf } from '../accounts/member-accounts';
import { catalogue, catalogueColumns } from '../catalogue/catalogue';
import { CommunityGroup } from '../groups/community-group.entity';
import { CommunityEvent } from './community-event.entity';
import type { EventBody, EventChangeBody, ManagedEventsQuery } from './events.dto';
import { ManagedEventView } from './managed-event.view';

export const EventInUse = refusal(409, 'event_in_use');

/** The new capacity is below the number of places that are taken or offered. */
export const CapacityTaken = refusal(409, 'capacity_taken');

export const EVENTS = catalogue({
  entity: CommunityEvent,
  columns: ManagedEventView.columns<CommunityEvent>('c', {
    attendee_count: manyPeopleOf('event_attendance', 'entry.event_id = c.id'),
  }),
  view: ManagedEventView.of,
  filters: (query: ManagedEventsQuery) => [
    when(query.group_id, id => sql`c.group_id = ${id}`),
    when(query.is_online, isOnline => sql`c.is_online = ${isOnline}`),
    when(query.from, day => sql`c.starts_at >= ${day}::date`),
    when(query.to, day => sql`c.starts_at < ${day}::date + 1`),
  ],
  values: checkedColumns,
  references: { group_id: CommunityGroup },
});

const eventColumns = catalogueColumns<EventBody, CommunityEvent>({
  location: changedText,
  starts_at: { startsAt: instantOf },
  ends_at: { endsAt: instantOf },
});

function checkedColumns(body: EventChangeBody, stored?: CommunityEvent): Partial<CommunityEvent> {
  const columns = eventColumns(body, stored);
  const { startsAt, endsAt } = { ...stored, ...columns };
  if (startsAt && endsAt && endsAt <= startsAt) throw fieldRefused('ends_at', 'later_than_start');
  const taken = stored ? stored.attendeeCount + stored.offeredCount : 0;
  if (body.capacity !== undefined && body.capacity < taken) throw CapacityTaken();
  return columns;
}
