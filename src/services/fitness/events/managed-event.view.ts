import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { sluggedFields } from '../catalogue/catalogue.view';

export const ManagedEventView = view('ManagedEventView', 'An event with its places', {
  ...sluggedFields,
  location: shown.bilingual({ description: 'Location; the link to join for an online event.' }),
  is_online: shown.flag(),
  group_id: shown.whole({ nullable: true, description: 'Id of the group; null for none.' }),
  starts_at: shown.instant(),
  ends_at: shown.instant(),
  capacity: shown.whole({ description: 'Total number of places.' }),
  attendee_count: shown.whole({ description: 'Number of places that are taken.' }),
  offered_count: shown.whole({ description: 'Number of places that are offered to members on the waiting list.' }),
  ...shown.timestamps,
});
