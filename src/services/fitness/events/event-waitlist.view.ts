import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const EventLineEntryView = view('EventLineEntryView', 'A member on the waiting list of an event', {
  username: shown.text({ example: 'omar-haddad' }),
  first_name: shown.text(),
  last_name: shown.text(),
  state: shown.word(['waiting', 'offered'] as const, {
    description: 'State of the member; `offered` while a place is held.',
  }),
  place: shown.whole({
    nullable: true,
    description: 'Position on the waiting list, from 1; null while a place is offered.',
  }),
  joined_at: shown.instant({ description: 'Time at which the member joined the list, in UTC.' }),
  offer_until: shown.instant({ nullable: true, description: 'End of the offer, in UTC; null without one.' }),
});
export type EventLineEntryView = InstanceType<typeof EventLineEntryView>;
