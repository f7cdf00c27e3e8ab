import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { ledgerEntries } from '#money/books/record-books';

const RefundedPartView = view('RefundedPartView', 'A part of a booking that was refunded', {
  refund_id: shown.whole({ description: 'Id of the refund.', example: 9 }),
  kind: shown.text({
    description: '`nights`, `cleaning`, `deposit`, `goodwill`, `unplaced` for money that came too late, or `outside`.',
    example: 'nights',
  }),
  amount: shown.amount({ from: 'amount_cents', description: 'Refunded amount.', example: 100 }),
});

export const BookingBooksView = view('BookingBooksView', 'The books of one booking', {
  reference: shown.text({ description: 'Reference of the booking.', example: 'BKG-7K2M9QXW4T' }),
  nights: shown.amount({ description: 'Price of the nights; 0 until the booking is paid.', example: 300 }),
  extra_guests: shown.amount({ description: 'Charge for extra guests; 0 until the booking is paid.', example: 0 }),
  length_discounts: shown.amount({
    description: 'Discount for the length of the stay; 0 until the booking is paid.',
    example: 0,
  }),
  cleaning: shown.amount({ description: 'Cleaning fee; 0 until the booking is paid.', example: 40 }),
  charged: shown.amount({ description: '`nights` + `extra_guests` - `length_discounts` + `cleaning`.', example: 340 }),
  deposit: shown.amount({ description: 'Deposit; 0 until the booking is paid.', example: 0 }),
  deposit_kept: shown.amount({ description: 'Part of the deposit that the company keeps.', example: 0 }),
  received: shown.amount({
    description: 'Money received for the booking, including second and late payments.',
    example: 340,
  }),
  refunded: shown.read(
    { type: [RefundedPartView] },
    (parts: RowOf<typeof RefundedPartView>[]) => parts.map(RefundedPartView.of),
    { description: 'Every part that was refunded, oldest first.' },
  ),
  retained: shown.amount({ description: 'Part of the price that a cancellation did not refund.', example: 0 }),
  owed: shown.amount({ description: 'Refunded amount that has not been paid out yet.', example: 0 }),
  entries: ledgerEntries('All entries of the booking, newest first.'),
});
export type BookingBooksView = InstanceType<typeof BookingBooksView>;
