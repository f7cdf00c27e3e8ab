import { type BooksScope, touchedRows } from '#money/books/books-scope';
import type { BooksShape } from '#money/books/books-shape';
import { compared, IS_RECEIVED, LEGS } from '#money/books/checks';

/** Condition that an order `o` was paid: money that came too late does not make it so. */
const IS_PAID = `(o.status = 'paid' OR o.status = 'refunded' AND EXISTS (
  SELECT FROM payment p WHERE p.reference = o.reference AND p.settles AND p.late_reason IS NULL AND ${IS_RECEIVED}))`;

const ORDERS = `
  SELECT o.reference, posting.debit || ' ' || posting.credit, posting.amount_cents
  FROM course_order o CROSS JOIN LATERAL order_postings(o) posting WHERE ${IS_PAID}`;
const ORDER_ENTRIES = `
  SELECT reference, debit || ' ' || credit, amount_cents FROM ledger_entry WHERE source LIKE 'order:%'`;

/** No more is assigned to courses than was returned at the processor. */
const ASSIGNED = `
  SELECT reference, account AS subject, '<= 0' AS expected, sum(cents)::text AS actual FROM ${LEGS} leg
  WHERE account = 'outside' GROUP BY reference, account HAVING sum(cents) > 0`;

const WITHDRAWN = `
  SELECT r.reference, format('refund:%s %s %s', r.id, posting.debit, posting.credit), posting.amount_cents
  FROM refund r CROSS JOIN LATERAL withdrawal_postings(r) posting WHERE r.status = 'withdrawn'`;
const WITHDRAWN_ENTRIES = `
  SELECT reference, format('refund:%s %s %s', split_part(source, ':', 2), debit, credit), sum(amount_cents)
  FROM ledger_entry WHERE source LIKE 'withdrawn:%' GROUP BY 1, 2`;

/** A withdrawn refund counts for no line, unless some of its money went back. */
const REFUNDED_LINES = `
  SELECT part.reference, format('line %s', part.position), sum(part.quantity)
  FROM refund_part part JOIN refund r ON r.id = part.refund_id
  WHERE part.position IS NOT NULL AND NOT (r.status = 'withdrawn' AND r.returned_cents = 0)
  GROUP BY part.reference, part.position`;
const COUNTED_LINES = `
  SELECT o.reference, format('line %s', l.id), l.refunded_quantity
  FROM order_line l JOIN course_order o ON o.id = l.order_id WHERE l.refunded_quantity > 0`;

/** An order is read with all its lines. */
const scope: BooksScope = {
  changed: ({ at }) => [`SELECT reference FROM course_order WHERE updated_at >= '${at}'`],
  tables: () => ({
    course_order: touchedRows('course_order'),
    order_line: 'SELECT line.* FROM course_order o JOIN order_line line ON line.order_id = o.id',
  }),
};

export const coursesBooks: BooksShape = {
  permissions: { view: 'orders.view', close: 'orders.edit' },
  scope,
  sources: ['order', 'withdrawn'],
  checks: [
    { name: 'B5', sql: compared(ORDERS, ORDER_ENTRIES) },
    { name: 'B5', sql: ASSIGNED },
    { name: 'B7', sql: compared(WITHDRAWN, WITHDRAWN_ENTRIES) },
    { name: 'B9', sql: compared(REFUNDED_LINES, COUNTED_LINES) },
  ],
};
