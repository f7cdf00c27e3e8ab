import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { PaymentEventView, PaymentView } from '#money/payments/payment.view';
import { OrderRefundView } from '../refunds/order-refund.view';
import { GATEWAYS, ORDER_STATUSES, PAYMENT_METHODS } from './order.entity';

export const OrderLineView = view('OrderLineView', {
  course_id: shown.id(),
  code: shown.text({ example: 'CRS-1001' }),
  slug: shown.text({ example: 'spoken-arabic' }),
  title: shown.bilingual({ description: 'As it was at checkout.' }),
  cover_url: shown.picture({ nullable: true, description: 'Picture of the course as it is now; null without one.' }),
  price: shown.amount({ from: 'price_cents', description: 'As it was at checkout.' }),
  discount_percentage: shown.number({ description: 'As it was at checkout.' }),
  charged: shown.amount({ from: 'charged_cents', description: 'The price less the discount.' }),
});
export type OrderLineRow = RowOf<typeof OrderLineView> & { instructor_id: number | null };

const order = {
  id: shown.id(),
  reference: shown.text({
    example: 'CO-10001',
    description: 'Number of the order for students and mails, such as `CO-10001`.',
  }),
  status: shown.word(ORDER_STATUSES, {
    description: '`pending` waits for payment, `failed` was not paid, `refunded` closed the courses.',
  }),
  gateway: shown.word(GATEWAYS, { description: 'Payment processor; `free` for orders that cost nothing.' }),
  payment_method: shown.word(PAYMENT_METHODS, { nullable: true, description: 'Null where nothing was to be paid.' }),
  currency: shown.text({ example: 'USD', description: 'ISO 4217 code of the currency, such as `USD`.' }),
  total: shown.amount({ from: 'total_cents', description: 'Sum of the charges of all lines.' }),
  lines: shown.read(
    { type: [OrderLineView], description: 'The courses of the order with their prices.' },
    (lines: OrderLineRow[]) => lines.map(OrderLineView.of),
  ),
  session_id: shown.text({
    nullable: true,
    description: 'Id at the processor of the successful payment, or of the latest.',
  }),
  payment_processing_until: shown.instant({
    nullable: true,
    description:
      'Until when the order waits for money that the processor says is under way, such as a bank debit; null where none is.',
  }),
  paid_at: shown.instant({ nullable: true, description: 'When the order was paid, in UTC; null until then.' }),
  failed_at: shown.instant({ nullable: true, description: 'When the order failed, in UTC; null otherwise.' }),
  refunded_at: shown.instant({
    nullable: true,
    description: 'When the order was refunded in full, in UTC; null otherwise.',
  }),
  ...shown.timestamps,
};

export const OrderView = view('OrderView', 'An order of courses with its payment', {
  ...order,
  redirect_url: shown.text({ nullable: true, description: 'Address of the payment page while the order is pending.' }),
});
export type OrderView = InstanceType<typeof OrderView>;

export const OrderStudentView = view('OrderStudentView', {
  id: shown.id(),
  username: shown.text(),
  first_name: shown.text(),
  last_name: shown.text(),
  email: shown.text(),
});

export const StaffOrderView = view('StaffOrderView', 'An order of courses as lists of staff show it', {
  ...order,
  total: shown.amount({ from: 'total_cents', description: 'Sum of the charges of the lines shown.' }),
  student: shown.one(OrderStudentView),
});
export type StaffOrderView = InstanceType<typeof StaffOrderView>;

const DetailOrderLineView = view('DetailOrderLineView', {
  ...OrderLineView.fields,
  refunded_at: shown.instantText({
    nullable: true,
    description: 'When its charge was refunded, in UTC; null otherwise.',
  }),
});

export const StaffOrderDetailView = view('StaffOrderDetailView', 'An order of courses with its payment', {
  ...StaffOrderView.fields,
  lines: shown.many(DetailOrderLineView, { description: 'The courses of the order with their prices and refunds.' }),
  refunded_total: shown.number({
    description: 'What has gone back so far, in units of the currency, with at most two decimals.',
    example: 0,
  }),
  unassigned_refund: shown.number({
    description:
      'The part of `refunded_total` that belongs to no course, as it was refunded at the processor; it closes nothing.',
    example: 0,
  }),
  refunds: shown.many(OrderRefundView, { description: 'Refunds of single courses, the earliest first.' }),
  payments: shown.many(PaymentView, { description: 'Every payment attempt with the reports of the processors.' }),
  unknown_payment_events: shown.many(PaymentEventView, {
    description: 'Reports that refer to this order but to none of its payments.',
  }),
});
export type StaffOrderDetailView = InstanceType<typeof StaffOrderDetailView>;
