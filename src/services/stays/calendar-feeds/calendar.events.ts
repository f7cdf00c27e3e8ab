import { liveEvent } from '#kit/service/live-event';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

const CalendarUpdateView = view('CalendarUpdateView', 'A change of the calendar of a stay', {
  stay_id: shown.whole({ description: 'Id of the stay.' }),
  feed_id: shown.whole({ description: 'Id of the calendar feed that changed.' }),
  at: shown.instantText({ description: 'Instant of the change, in UTC.' }),
});

export const CALENDAR_UPDATED = liveEvent('calendar:updated', {
  summary:
    'Sent to staff with `calendar.view` when nights of another calendar, or the state of a calendar feed, change. ' +
    'Read `GET /calendar` and `GET /calendar/feeds` again.',
  payloads: { staff: [CalendarUpdateView] },
});
