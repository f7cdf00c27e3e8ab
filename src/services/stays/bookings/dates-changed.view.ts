import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import type { Database } from '#kit/database/database';
import { staffName, StaffNameView } from '#shared/history/history.view';
import { type BookingChange, CHANGE_STATUSES } from './booking-change.entity';
import { BOOKING_ACTORS } from './booking-status';

export const DatesChangedView = view('DatesChangedView', 'A change of the dates of a booking, or an early departure', {
  status: shown.word(CHANGE_STATUSES, {
    description: 'Status of the change: `open` waits for its payment, `applied` is in force, `ended` was not paid.',
  }),
  from_check_in: shown.day({ from: 'fromCheckIn', description: 'The first night before the change.' }),
  from_check_out: shown.day({ from: 'fromCheckOut', description: 'The check-out day before the change.' }),
  from_guests: shown.whole({ from: 'fromGuests', description: 'Number of guests before the change.', example: 2 }),
  check_in: shown.day({ from: 'checkIn', description: 'The first night after the change.' }),
  check_out: shown.day({ from: 'checkOut', description: 'The check-out day after the change.' }),
  guests: shown.whole({ description: 'Number of guests after the change.', example: 2 }),
  difference: shown.amount({
    from: 'differenceCents',
    description: 'The new total less the former one.',
    example: 100,
  }),
  refund: shown.amount({ from: 'refundCents', description: 'Refund of the change; 0 without one.', example: 0 }),
  by: shown.word(BOOKING_ACTORS, { from: 'actor', description: 'Author of the change.' }),
  account: shown.one(StaffNameView, {
    nullable: true,
    description: 'Staff account that made the change; null for the guest.',
  }),
  reason: shown.text({
    nullable: true,
    description: 'Reason given by staff; null for changes by the guest and early departures.',
    example: 'The guest called',
  }),
  at: shown.instant({ from: 'createdAt', description: 'When the change was made, in UTC.' }),
});
export type DatesChangedView = InstanceType<typeof DatesChangedView>;

/** Changes of a booking for staff, oldest first. */
export async function listDatesChanged(db: Database, bookingId: number): Promise<DatesChangedView[]> {
  const rows = await db.rows<RowOf<typeof DatesChangedView>>(
    `SELECT ${DatesChangedView.columns<BookingChange>('c', { account: staffName('c.account_id') })}
     FROM booking_change c WHERE c.booking_id = $1 ORDER BY c.number`,
    [bookingId],
  );
  return rows.map(DatesChangedView.of);
}
