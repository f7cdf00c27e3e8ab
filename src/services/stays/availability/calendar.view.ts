import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { BOOKING_PAYMENT_STATUSES, BOOKING_STATUSES } from '../bookings/booking-status';
import { STAY_STATUSES } from '../stays/stay-kinds';
import { BLOCK_REASONS } from './block.entity';

const CalendarBookingView = view('CalendarBookingView', {
  reference: shown.text({ example: 'BKG-7K2M9QXW4T', description: 'Reference of the booking.' }),
  status: shown.word(BOOKING_STATUSES, { description: 'Status of the booking.' }),
  payment_status: shown.word(BOOKING_PAYMENT_STATUSES),
  guest_name: shown.text({ example: 'Sara Haddad' }),
  guests: shown.whole(),
  check_in: shown.day(),
  check_out: shown.day(),
});

const CalendarBlockView = view('CalendarBlockView', {
  id: shown.whole(),
  reason: shown.word(BLOCK_REASONS, { description: 'Why the nights are blocked.' }),
  note: shown.text({ nullable: true, description: 'A note of the team; null without one.' }),
  from: shown.day({ description: 'The first night.' }),
  to: shown.day({ description: 'The day after the last night.' }),
});

const CalendarImportView = view('CalendarImportView', {
  id: shown.whole({ description: 'Id of the imported event.' }),
  feed_id: shown.whole({ description: 'Id of the calendar feed.' }),
  feed: shown.text({ example: 'Airbnb', description: 'Name of the calendar feed.' }),
  from: shown.day({ description: 'The first night.' }),
  to: shown.day({ description: 'The day after the last night.' }),
});

const CalendarStayView = view('CalendarStayView', {
  id: shown.whole(),
  reference: shown.text({ example: 'STY-1001', description: 'Reference of the stay.' }),
  slug: shown.text(),
  title: shown.bilingual({ description: 'Heading of the stay, in both languages.' }),
  status: shown.word(STAY_STATUSES, { description: 'Status of the stay; `published` is on the site, `draft` is not.' }),
  bookings: shown.many(CalendarBookingView, { description: 'Bookings with a night in the month, earliest first.' }),
  blocks: shown.many(CalendarBlockView, { description: 'Blocks with a night in the month, earliest first.' }),
  imported: shown.many(CalendarImportView, {
    description: 'Events of other calendars with a night in the month, earliest first.',
  }),
});
export type CalendarStayView = InstanceType<typeof CalendarStayView>;

export const CalendarView = view(
  'CalendarView',
  'The month with the bookings, blocks and imported nights of every stay',
  {
    month: shown.text({ example: '2026-05', description: 'Year and month, `YYYY-MM`.' }),
    from: shown.day({ description: 'First day of the month.' }),
    to: shown.day({ description: 'First day of the next month.' }),
    stays: shown.many(CalendarStayView, { description: 'Stays with their nights, ordered by English title.' }),
  },
);
export type CalendarView = InstanceType<typeof CalendarView>;
