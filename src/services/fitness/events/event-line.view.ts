import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const EventLineEntryView = view('EventLineEntryView', 'A member on the waiting list of an event', {
  username: shown.text({ example: 'omar-haddad' }),
  first_name: shown.text(),
  last_name: shown.text(),
  state: shown.word(['waiting', 'offered'] as const, {
    description: '`offered` while a place is held for the member.',
  }),
  place: shown.whole({ nullable: true, description: 'Place in line, from 1; null while a place is offered.' }),
  joined_at: shown.instant({ description: 'When the member joined the list, in UTC.' }),
  offer_until: shown.instant({ nullable: true, description: 'When the offer is over, in UTC; null without one.' }),
});
export type EventLineEntryView = InstanceType<typeof EventLineEntryView>;
