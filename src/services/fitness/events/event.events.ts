import { domainEvent } from '#kit/service/domain-events';
import { liveEvent } from '#kit/service/live-event';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

const EventPlacesView = view('EventPlacesView', 'A change of the waiting list of an event', {
  slug: shown.text({ description: 'Slug of the event.' }),
  seats_left: shown.whole({ description: 'Number of places that are neither taken nor offered.' }),
});

export const EVENT_PLACES = liveEvent('event:places', {
  summary:
    'Sent to members on the waiting list of an event when places are offered, an offer is over or the list closes. Read the ' +
    'event again.',
  payloads: [EventPlacesView],
});

export const EventJoined = domainEvent<{ eventId: number; accountId: number }>('event.joined', {
  when: 'A member took a place at an event.',
});
