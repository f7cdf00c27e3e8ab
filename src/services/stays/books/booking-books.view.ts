import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { ledgerEntries } from '#money/books/record-books';

const RefundedPartView = view('RefundedPartView', 'A part of a booking that was refunded', {
  refund_id: shown.whole({ description: 'Id of the refund.', example: 9 }),
  kind: shown.text({
    description: '`nights`, `cleaning`, `deposit`, `goodwill`, `unplaced` for money that came too late, or `outside`.',
    example: 'nights',
  }),
  amount: shown.amount({ from: 'amount_cents', description: 'What of it goes back.', example: 100 }),
});

export const BookingBooksView = view('BookingBooksView', 'What the books say about one booking', {
  reference: shown.text({ description: 'Reference of the booking.', example: 'BKG-7K2M9QXW4T' }),
  nights: shown.amount({ description: 'The nights; 0 until the booking is paid.', example: 300 }),
  extra_guests: shown.amount({ description: 'Extra guests; 0 until the booking is paid.', example: 0 }),
  length_discounts: shown.amount({
    description: 'The discount for its length; 0 until the booking is paid.',
    example: 0,
  }),
  cleaning: shown.amount({ description: 'The cleaning fee; 0 until the booking is paid.', example: 40 }),
  charged: shown.amount({ description: '`nights` + `extra_guests` - `length_discounts` + `cleaning`.', example: 340 }),
  deposit: shown.amount({ description: 'The deposit; 0 until the booking is paid.', example: 0 }),
  deposit_kept: shown.amount({ description: 'What of the deposit is kept.', example: 0 }),
  received: shown.amount({
    description: 'Money that arrived for it, second and late payments included.',
    example: 340,
  }),
  refunded: shown.read(
    { type: [RefundedPartView] },
    (parts: RowOf<typeof RefundedPartView>[]) => parts.map(RefundedPartView.of),
    { description: 'Every part that was refunded, oldest first.' },
  ),
  retained: shown.amount({ description: 'What a cancellation did not give back.', example: 0 }),
  owed: shown.amount({ description: 'What of it has not gone back yet.', example: 0 }),
  entries: ledgerEntries('All entries of the booking, newest first.'),
});
export type BookingBooksView = InstanceType<typeof BookingBooksView>;
