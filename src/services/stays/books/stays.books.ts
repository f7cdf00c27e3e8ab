import type { BooksShape } from '#shared/books/books-shape';
import { compared, LEGS } from '#shared/books/checks';

const CHARGES = `
  SELECT charge.reference, posting.name, posting.amount_cents
  FROM booking_charge charge CROSS JOIN LATERAL charge_postings(charge) posting`;
/** Entries that were reversed cancel each other out. */
const CHARGE_ENTRIES = `
  SELECT reference, split_part(source, ':', 3), sum(CASE
    WHEN debit = 'length_discounts' THEN amount_cents
    WHEN credit IN ('receivable', 'length_discounts') OR debit = 'retained' THEN -amount_cents
    ELSE amount_cents END)
  FROM ledger_entry WHERE source LIKE 'charge:%' GROUP BY 1, 2`;

const TOTALS = `SELECT b.reference, 'total_cents', b.total_cents FROM booking b`;
const CHARGED = `
  SELECT b.reference, 'total_cents', sum(charge.nights_cents + charge.cleaning_cents)
  FROM booking b JOIN booking_charge charge ON charge.booking_id = b.id GROUP BY b.reference`;

const PRICES = `
  SELECT b.reference, price.name, price.cents
  FROM booking b CROSS JOIN LATERAL (VALUES
    ('length_discount_cents', b.length_discount_cents), ('extra_guest_cents', b.extra_guest_cents)) AS price (name, cents)`;
const CHARGED_PRICES = `
  SELECT b.reference, price.name, sum(price.cents)
  FROM booking b JOIN booking_charge charge ON charge.booking_id = b.id
  CROSS JOIN LATERAL (VALUES
    ('length_discount_cents', charge.length_discount_cents),
    ('extra_guest_cents', charge.extra_guest_cents)) AS price (name, cents)
  GROUP BY b.reference, price.name`;

const IS_PAID = `
  SELECT b.reference, 'paid', count(*) FROM booking b WHERE b.payment_status = 'paid' GROUP BY b.reference`;
const IS_CHARGED = `
  SELECT b.reference, 'paid', 1 FROM booking b JOIN booking_charge charge ON charge.reference = b.reference
  WHERE charge.paid_at IS NOT NULL AND b.payment_status NOT IN ('refund_due', 'refunded')`;

const counted = (column: string, condition: string) => `
  SELECT reference, '${column}', coalesce(sum(amount_cents) FILTER (WHERE ${condition}), 0)
  FROM refund_part GROUP BY reference`;
const counter = (column: string) => `SELECT reference, '${column}', ${column} FROM booking_charge`;

/** More than the total goes back when a refund was paid otherwise and the processor returned it too. */
const DECIDED = `
  SELECT charge.reference, 'refunded_cents', least(decided.cents, charge.nights_cents + charge.cleaning_cents)
  FROM (
    SELECT reference, sum(cents) AS cents FROM ${LEGS} leg
    WHERE account = 'refunds_owed' AND other NOT IN ('unplaced', 'cash') AND other NOT LIKE 'processor:%'
    GROUP BY reference
  ) decided JOIN booking_charge charge ON charge.reference = decided.reference`;

export const staysBooks: BooksShape = {
  permissions: { view: 'bookings.view', close: 'settings.edit' },
  sources: ['charge'],
  checks: [
    { name: 'B5', sql: compared(CHARGES, CHARGE_ENTRIES) },
    { name: 'B5', sql: compared(TOTALS, CHARGED) },
    { name: 'B5', sql: compared(PRICES, CHARGED_PRICES) },
    { name: 'B5', sql: compared(IS_PAID, IS_CHARGED) },
    { name: 'B5', sql: compared(counter('refunded_cents'), DECIDED) },
    {
      name: 'B9',
      sql: compared(counter('refunded_nights_cents'), counted('refunded_nights_cents', `kind = 'nights'`)),
    },
    {
      name: 'B9',
      sql: compared(counter('refunded_cleaning_cents'), counted('refunded_cleaning_cents', `kind = 'cleaning'`)),
    },
  ],
};
