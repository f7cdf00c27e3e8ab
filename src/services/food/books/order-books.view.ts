import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { ledgerEntries } from '#money/books/record-books';

const RefundedPartView = view('RefundedPartView', 'A part of an order that was refunded', {
  refund_id: shown.whole({ description: 'Id of the refund.', example: 9 }),
  kind: shown.text({
    description: '`line`, `delivery`, `pickup`, `goodwill`, `unplaced` for money that came too late, or `outside`.',
    example: 'line',
  }),
  position: shown.whole({ nullable: true, description: 'Position of the line; null for other kinds.' }),
  quantity: shown.whole({ nullable: true, description: 'Units of the line; null for other kinds.' }),
  amount: shown.amount({ from: 'amount_cents', description: 'Refunded amount, after discounts.' }),
});

export const OrderBooksView = view('OrderBooksView', 'The books of one order', {
  reference: shown.text({ description: 'Number of the order.', example: 'ORD-1001' }),
  gross: shown.amount({ description: 'Price of the lines before discounts; 0 until the order is paid.' }),
  discounts: shown.amount({ description: 'Discounts on the lines.' }),
  fees: shown.amount({ description: 'Delivery or pick-up fee.' }),
  tip: shown.amount({ description: 'Tip of the order.' }),
  charged: shown.amount({ description: '`gross` - `discounts` + `fees` + `tip`.', example: 26.1 }),
  received: shown.amount({ description: 'Money received for the order, including second and late payments.' }),
  refunded: shown.read(
    { type: [RefundedPartView] },
    (parts: RowOf<typeof RefundedPartView>[]) => parts.map(RefundedPartView.of),
    { description: 'Every part that was refunded, oldest first.' },
  ),
  owed: shown.amount({ description: 'Refunded amount that has not been paid out yet.' }),
  points_earned: shown.whole({ description: 'Points credited on delivery.', example: 26 }),
  points_redeemed: shown.whole({ description: 'Points spent on the order.', example: 0 }),
  points_returned: shown.whole({ description: 'Spent points that were returned to the customer.', example: 0 }),
  points_taken_back: shown.whole({ description: 'Earned points taken back after a refund.', example: 0 }),
  entries: ledgerEntries('All entries of the order, newest first.'),
});
export type OrderBooksView = InstanceType<typeof OrderBooksView>;
