import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

/** What is measured of a member is never sent. */
export const WebhookCheckInView = view('WebhookCheckInView', 'A check-in of a member, as webhooks send it', {
  id: shown.id({ description: 'Id of the check-in.' }),
  member_id: shown.id({ description: 'Id of the member.' }),
});

export const WebhookAttendanceView = view('WebhookAttendanceView', 'A place at an event, as webhooks send it', {
  event_id: shown.id({ description: 'Id of the event that is attended.' }),
  member_id: shown.id({ description: 'Id of the member.' }),
});
