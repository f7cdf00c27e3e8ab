import { type BooksScope, touchedRows } from '#money/books/books-scope';
import type { BooksShape } from '#money/books/books-shape';
import { LEFT_OF_NIGHTS } from '../bookings/refundable-charge';
import { compared, LEGS } from '#money/books/checks';

const CHARGES = `
  SELECT charge.reference, posting.name, posting.amount_cents
  FROM booking_charge charge CROSS JOIN LATERAL charge_postings(charge) posting`;
/** Reversed entries cancel the ones that they reverse. */
const CHARGE_ENTRIES = `
  SELECT reference, split_part(source, ':', 3), sum(CASE
    WHEN debit = 'length_discounts' THEN amount_cents
    WHEN credit IN ('receivable', 'length_discounts') OR debit = 'retained' THEN -amount_cents
    ELSE amount_cents END)
  FROM ledger_entry WHERE source LIKE 'charge:%' GROUP BY 1, 2`;

const TOTALS = `SELECT b.reference, 'total_cents', b.total_cents FROM booking b`;
const CHARGED = `
  SELECT b.reference, 'total_cents', sum(charge.nights_cents + charge.cleaning_cents - charge.refunded_change_cents)
  FROM booking b JOIN booking_charge charge ON charge.booking_id = b.id GROUP BY b.reference`;

const PRICES = `
  SELECT b.reference, price.name, price.cents
  FROM booking b CROSS JOIN LATERAL (VALUES
    ('length_discount_cents', b.length_discount_cents), ('extra_guest_cents', b.extra_guest_cents),
    ('deposit_cents', b.deposit_cents), ('deposit_kept_cents', b.deposit_kept_cents)) AS price (name, cents)`;
const CHARGED_PRICES = `
  SELECT b.reference, price.name, sum(price.cents)
  FROM booking b JOIN booking_charge charge ON charge.booking_id = b.id
  CROSS JOIN LATERAL (VALUES
    ('length_discount_cents', charge.length_discount_cents),
    ('extra_guest_cents', charge.extra_guest_cents),
    ('deposit_cents', charge.deposit_cents),
    ('deposit_kept_cents', charge.kept_deposit_cents)) AS price (name, cents)
  GROUP BY b.reference, price.name`;

/** Deposits that were neither returned nor kept are a liability. */
const DEPOSITS = `
  SELECT reference, 'deposits', CASE WHEN paid_at IS NULL THEN 0 ELSE deposit_cents - kept_deposit_cents END
    - refunded_deposit_cents FROM booking_charge`;
const DEPOSIT_ENTRIES = `
  SELECT reference, account, sum(cents) FROM ${LEGS} leg WHERE account = 'deposits' GROUP BY reference, account`;

const RETAINED = `
  SELECT b.reference, 'retained_cents' AS subject, format('<= %s', sum(${LEFT_OF_NIGHTS})) AS expected,
    sum(charge.retained_cents)::text AS actual
  FROM booking b JOIN booking_charge charge ON charge.booking_id = b.id WHERE charge.paid_at IS NOT NULL
  GROUP BY b.reference HAVING sum(charge.retained_cents) > sum(${LEFT_OF_NIGHTS})`;

const IS_PAID = `
  SELECT b.reference, 'paid', count(*) FROM booking b WHERE b.payment_status = 'paid' GROUP BY b.reference`;
const IS_CHARGED = `
  SELECT b.reference, 'paid', 1 FROM booking b JOIN booking_charge charge ON charge.reference = b.reference
  WHERE charge.paid_at IS NOT NULL AND b.payment_status NOT IN ('refund_due', 'refunded')`;

const counted = (column: string, condition: string) => `
  SELECT reference, '${column}', coalesce(sum(amount_cents) FILTER (WHERE ${condition}), 0)
  FROM refund_part GROUP BY reference`;
const counter = (column: string) => `SELECT reference, '${column}', ${column} FROM booking_charge`;

const DEPOSIT_PARTS = `
  SELECT reference, 'refunded_deposit_cents', sum(CASE kind WHEN 'deposit' THEN amount_cents ELSE deposit_cents END)
  FROM refund_part WHERE kind IN ('deposit', 'outside') GROUP BY reference`;
const shares = (column: string) => `
  SELECT reference, 'refunded_${column}', sum(${column}) FROM refund_part WHERE kind = 'nights' GROUP BY reference`;

/** The total is exceeded when a refund was paid in another way and the processor returned it too. */
const DECIDED = `
  SELECT charge.reference, 'refunded_cents',
    least(decided.cents, charge.nights_cents + charge.cleaning_cents + charge.deposit_cents)
  FROM (
    SELECT reference, sum(cents) AS cents FROM ${LEGS} leg
    WHERE account = 'refunds_owed' AND other NOT IN ('unplaced', 'cash') AND other NOT LIKE 'processor:%'
    GROUP BY reference
  ) decided JOIN booking_charge charge ON charge.reference = decided.reference`;

/** A booking is read with all its charges. */
const scope: BooksScope = {
  changed: ({ at }) => [
    `SELECT charge.reference FROM booking b JOIN booking_charge charge ON charge.booking_id = b.id
      WHERE b.updated_at >= '${at}'`,
  ],
  related: `SELECT other.reference FROM changed JOIN booking_charge charge ON charge.reference = changed.reference
    JOIN booking_charge other ON other.booking_id = charge.booking_id`,
  tables: ({ at }) => ({
    booking_charge: touchedRows('booking_charge'),
    booking: `SELECT b.* FROM booking b WHERE b.id IN (
      SELECT booking_id FROM booking_charge UNION SELECT id FROM booking WHERE updated_at >= '${at}')`,
  }),
};

export const staysBooks: BooksShape = {
  permissions: { view: 'bookings.view', close: 'settings.edit' },
  hasDeposits: true,
  scope,
  sources: ['charge'],
  checks: [
    { name: 'B5', sql: compared(CHARGES, CHARGE_ENTRIES) },
    { name: 'B5', sql: compared(TOTALS, CHARGED) },
    { name: 'B5', sql: compared(PRICES, CHARGED_PRICES) },
    { name: 'B5', sql: RETAINED },
    { name: 'B5', sql: compared(DEPOSITS, DEPOSIT_ENTRIES) },
    { name: 'B5', sql: compared(IS_PAID, IS_CHARGED) },
    { name: 'B5', sql: compared(counter('refunded_cents'), DECIDED) },
    { name: 'B9', sql: compared(counter('refunded_deposit_cents'), DEPOSIT_PARTS) },
    { name: 'B9', sql: compared(counter('refunded_extra_guest_cents'), shares('extra_guest_cents')) },
    { name: 'B9', sql: compared(counter('refunded_length_discount_cents'), shares('length_discount_cents')) },
    {
      name: 'B9',
      sql: compared(counter('refunded_nights_cents'), counted('refunded_nights_cents', `kind = 'nights'`)),
    },
    {
      name: 'B9',
      sql: compared(counter('refunded_change_cents'), counted('refunded_change_cents', `kind = 'change'`)),
    },
    {
      name: 'B9',
      sql: compared(counter('refunded_cleaning_cents'), counted('refunded_cleaning_cents', `kind = 'cleaning'`)),
    },
  ],
};
