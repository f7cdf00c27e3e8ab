export const CHECKS = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9'] as const;
export type CheckName = (typeof CHECKS)[number];

/** SQL with a row `(reference, subject, expected, actual)` for each difference; amounts are cents or points. */
export interface Check {
  name: CheckName;
  sql: string;
  /** What a night checks in place of entries since the last closed day and their records; null for nothing. */
  nightly?: string | null;
}

export interface Difference {
  check: CheckName;
  /** The order or booking; null where there is none. */
  reference: string | null;
  /** The account, the source or the counter. */
  subject: string;
  expected: string;
  actual: string;
}

/** Each entry as two rows, from the view of each account: credits are positive. */
export const LEGS = `(
  SELECT e.*, leg.account, leg.other, leg.cents
  FROM ledger_entry e CROSS JOIN LATERAL (VALUES
    (e.credit, e.debit, e.amount_cents), (e.debit, e.credit, -e.amount_cents)) AS leg (account, other, cents)
)`;

/** Condition that the money of a payment `p` arrived. */
export const IS_RECEIVED = `p.status IN ('paid', 'refund_due', 'refunded')`;

/** SHA-256 over the entries of a day, in the order of their ids. An aggregate over `ledger_entry e`. */
export const DIGEST = `encode(sha256(convert_to(coalesce(string_agg(jsonb_build_array(
  e.id, e.debit, e.credit, e.amount_cents, e.unit, e.reference, e.customer_id, e.source)::text, E'\\n' ORDER BY e.id), ''),
  'UTF8')), 'hex')`;

/** Compares two SELECTs of `(reference, subject, cents)`. */
export const compared = (expected: string, actual: string): string => `
  SELECT reference, subject, coalesce(expected.cents, 0)::text AS expected, coalesce(actual.cents, 0)::text AS actual
  FROM (${expected}) expected (reference, subject, cents)
  FULL JOIN (${actual}) actual (reference, subject, cents) USING (reference, subject)
  WHERE coalesce(expected.cents, 0) <> coalesce(actual.cents, 0)`;

const balance = (account: string) => `
  SELECT reference, account AS subject, '0' AS expected, sum(cents)::text AS actual FROM ${LEGS} leg
  WHERE account = '${account}' GROUP BY reference, account HAVING sum(cents) <> 0`;

const OPEN_REFUNDS = `
  SELECT reference, 'refunds_owed', sum(amount_cents - returned_cents) FROM refund
  WHERE status IN ('due', 'sent', 'failed') GROUP BY reference`;
const OWED = `
  SELECT reference, account, sum(cents) FROM ${LEGS} leg WHERE account = 'refunds_owed' GROUP BY reference, account`;

/** Cash is no processor, and part of it was never a payment. */
const PROCESSORS = `
  SELECT ''::text, 'processor:' || provider, sum(CASE WHEN ${IS_RECEIVED} THEN amount_cents ELSE 0 END - refunded_cents
    - (SELECT coalesce(sum(taken_cents), 0) FROM payment_dispute WHERE payment_id = p.id))
  FROM payment p WHERE provider <> 'cash' GROUP BY provider`;

/** Of late money, what was returned outside before it arrived is not unplaced. */
const PAYMENTS = `
  SELECT p.reference, format('payment:%s ', p.id) || fact.name, fact.cents
  FROM payment p
  CROSS JOIN LATERAL (SELECT CASE WHEN p.late_reason IS NULL THEN 0 ELSE (
    SELECT coalesce(sum(CASE refund.status WHEN 'withdrawn' THEN refund.returned_cents ELSE part.amount_cents END), 0)
    FROM refund JOIN refund_part part ON part.refund_id = refund.id
    WHERE refund.payment_id = p.id AND part.kind = 'outside') END AS cents) outside
  CROSS JOIN LATERAL (VALUES
    (CASE WHEN p.late_reason IS NULL THEN 'receivable' ELSE 'unplaced' END,
      CASE WHEN ${IS_RECEIVED} THEN p.amount_cents - outside.cents ELSE 0 END),
    ('outside', CASE WHEN ${IS_RECEIVED} THEN outside.cents ELSE 0 END),
    ('refunds_owed', -p.refunded_cents)) AS fact (name, cents)`;
const PAYMENT_ENTRIES = `
  SELECT reference, concat(split_part(source, ':', 1), ':', split_part(source, ':', 2), ' ', account), sum(cents)
  FROM ${LEGS} leg WHERE source LIKE 'payment:%' AND account IN ('receivable', 'unplaced', 'outside', 'refunds_owed') GROUP BY 1, 2`;

/** What a processor holds of disputed money. */
const DISPUTES = `
  SELECT p.reference, format('dispute:%s', dispute.id), dispute.taken_cents::numeric
  FROM payment_dispute dispute JOIN payment p ON p.id = dispute.payment_id`;
const DISPUTE_ENTRIES = `
  SELECT reference, concat('dispute:', split_part(source, ':', 2)), -sum(cents)
  FROM ${LEGS} leg WHERE source LIKE 'dispute:%' AND account = 'disputed' GROUP BY 1, 2`;

const REFUND_PARTS = `
  SELECT part.reference, concat_ws(' ', posting.source, posting.debit, posting.credit), posting.amount_cents
  FROM refund_part part CROSS JOIN LATERAL refund_postings(part) posting
  UNION ALL SELECT reference, format('refund:%s:paid_otherwise refunds_owed cash', id), amount_cents - returned_cents
  FROM refund WHERE status = 'paid_otherwise'`;
const REFUND_ENTRIES = `
  SELECT reference, concat_ws(' ', source, debit, credit), amount_cents FROM ledger_entry WHERE source LIKE 'refund:%'`;

const CLOSED_DAYS = `
  SELECT NULL::text AS reference, closed_day.date::text AS subject, closed_day.digest AS expected, now.digest AS actual
  FROM closed_day
  CROSS JOIN LATERAL (SELECT ${DIGEST} AS digest FROM ledger_entry e WHERE e.day = closed_day.date) now
  WHERE closed_day.digest <> now.digest`;
const LAST_CLOSED_DAY = `${CLOSED_DAYS} AND closed_day.date = (SELECT closed_to FROM books_state)`;

/** What holds for payments and refunds of every service, with the checks of this one. */
export function checksOf({
  checks,
  sources,
}: {
  checks: readonly Check[];
  sources: readonly string[];
}): readonly Check[] {
  const known = ['payment', 'refund', 'dispute', ...sources].map(word => `'${word}'`).join();
  return [
    {
      name: 'B1',
      sql: `SELECT NULL::text AS reference, leg.unit AS subject, '0' AS expected, sum(cents)::text AS actual
        FROM ${LEGS} leg JOIN ledger_account ON name = account AND ledger_account.unit = leg.unit
        GROUP BY leg.unit HAVING sum(cents) <> 0`,
    },
    { name: 'B2', sql: balance('receivable') },
    { name: 'B3', sql: compared(OPEN_REFUNDS, OWED) },
    {
      name: 'B3',
      sql: `SELECT reference, 'refunds_owed' AS subject, '>= 0' AS expected, sum(cents)::text AS actual
        FROM ${LEGS} leg WHERE account = 'refunds_owed' GROUP BY reference HAVING sum(cents) < 0`,
    },
    { name: 'B3', sql: balance('unplaced') },
    {
      name: 'B4',
      sql: compared(
        PROCESSORS,
        `SELECT '', account, -sum(cents) FROM ${LEGS} leg WHERE account LIKE 'processor:%' GROUP BY account`,
      ),
    },
    { name: 'B7', sql: compared(PAYMENTS, PAYMENT_ENTRIES) },
    { name: 'B7', sql: compared(REFUND_PARTS, REFUND_ENTRIES) },
    { name: 'B7', sql: compared(DISPUTES, DISPUTE_ENTRIES) },
    {
      name: 'B7',
      sql: `SELECT reference, source AS subject, 'no entry' AS expected, amount_cents::text AS actual FROM ledger_entry
        WHERE split_part(source, ':', 1) NOT IN (${known})`,
    },
    { name: 'B8', sql: CLOSED_DAYS, nightly: LAST_CLOSED_DAY },
    ...checks,
  ].toSorted((one, other) => one.name.localeCompare(other.name)) as Check[];
}
