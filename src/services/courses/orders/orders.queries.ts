import { processingUntilOf } from '#money/payments/payments-under-way';
import type { RowOf } from '#kit/views/view';
import { OrderView, StaffOrderView } from './order.view';

export type OrderRow = RowOf<typeof OrderView>;
export type StaffOrderRow = RowOf<typeof StaffOrderView>;

const LINES = `(
  SELECT json_agg(json_build_object('course_id', l.course_id, 'code', c.code, 'slug', c.slug, 'title', l.title, 'cover_url', c.cover_url,
    'price_cents', l.price_cents, 'discount_percentage', l.discount_percentage, 'charged_cents', l.charged_cents,
    'instructor_id', c.instructor_id) ORDER BY l.id)
  FROM order_line l JOIN course c ON c.id = l.course_id WHERE l.order_id = o.id)`;

const SESSION = `(
  SELECT p.session_id FROM payment p WHERE p.reference = o.reference ORDER BY p.settles DESC, p.id DESC LIMIT 1)`;

export const ORDER_COLUMNS = OrderView.columns('o', {
  lines: LINES,
  session_id: SESSION,
  redirect_url: `CASE WHEN o.status = 'pending' THEN
    (SELECT p.url FROM payment p WHERE p.reference = o.reference AND p.status = 'opened' AND p.processing_since IS NULL) END`,
  payment_processing_until: processingUntilOf('o.reference'),
});

export const STAFF_ORDER_COLUMNS = StaffOrderView.columns('o', {
  lines: LINES,
  session_id: SESSION,
  payment_processing_until: processingUntilOf('o.reference'),
  student: `(
    SELECT json_build_object('id', s.id, 'username', s.username, 'first_name', s.first_name, 'last_name', s.last_name,
      'email', s.email)
    FROM student s WHERE s.id = o.student_id)`,
});
