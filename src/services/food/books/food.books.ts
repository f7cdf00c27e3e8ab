import { type BooksScope, touchedRows } from '#money/books/books-scope';
import type { BooksShape } from '#money/books/books-shape';
import { compared, IS_RECEIVED, LEGS } from '#money/books/checks';

/** Condition that an order `o` was paid; late money does not count. */
const IS_PAID = `(o.payment_status = 'paid' OR o.payment_status IN ('refund_due', 'refunded') AND EXISTS (
  SELECT FROM payment p WHERE p.reference = o.order_number AND p.settles AND p.late_reason IS NULL AND ${IS_RECEIVED}))`;

const ORDERS = `
  SELECT o.order_number, posting.debit || ' ' || posting.credit, posting.amount_cents
  FROM customer_order o CROSS JOIN LATERAL order_postings(o) posting WHERE ${IS_PAID}`;
const DISCOUNTS = `('promo_discounts', 'reward_discounts')`;
/** Reversed entries cancel the ones that they reverse. */
const ORDER_ENTRIES = `
  SELECT reference, CASE WHEN is_reversed THEN credit || ' ' || debit ELSE debit || ' ' || credit END,
    sum(CASE WHEN is_reversed THEN -amount_cents ELSE amount_cents END)
  FROM (
    SELECT *, credit = 'receivable' AND debit NOT IN ${DISCOUNTS} OR credit IN ${DISCOUNTS} AS is_reversed
    FROM ledger_entry WHERE source LIKE 'order:%'
  ) entry GROUP BY 1, 2`;

/** The total is exceeded when a refund was paid in another way and the processor returned it too. */
const REFUNDED = `SELECT o.order_number, 'refunded_cents', o.refunded_cents::numeric FROM customer_order o`;
const DECIDED = `
  SELECT decided.reference, 'refunded_cents', least(decided.cents, o.total_cents)
  FROM (
    SELECT reference, sum(cents) AS cents FROM ${LEGS} leg
    WHERE account = 'refunds_owed' AND other <> 'unplaced' AND other <> 'cash' AND other NOT LIKE 'processor:%'
    GROUP BY reference
  ) decided JOIN customer_order o ON o.order_number = decided.reference`;

const BALANCES = `SELECT ''::text, format('customer %s', id), reward_points FROM customer`;
const POINTS_MOVED = `
  SELECT '', format('customer %s', customer_id), sum(points) FROM reward_entry GROUP BY customer_id`;
const POINTS_HELD = `
  SELECT '', format('customer %s', customer_id), sum(cents) FROM ${LEGS} leg
  WHERE account = 'points_held' GROUP BY customer_id`;

const POINTS = `
  SELECT coalesce(o.order_number, ''), format('reward:%s', entry.id), entry.points
  FROM reward_entry entry LEFT JOIN customer_order o ON o.id = entry.order_id`;
const POINT_ENTRIES = `
  SELECT coalesce(reference, ''), source, cents FROM ${LEGS} leg
  WHERE account = 'points_held' AND source LIKE 'reward:%'`;

const CODE_USES = `SELECT ''::text, 'code ' || code, uses FROM promo_code`;
const CODES_USED = `
  SELECT '', 'code ' || p.code, count(*) FROM promo_use u JOIN promo_code p ON p.id = u.promo_id GROUP BY p.code`;
const HOLDER_USES = `SELECT ''::text, concat_ws(' ', 'code of', promo_id, holder), uses FROM promo_holder`;
const HOLDERS_USED = `
  SELECT '', concat_ws(' ', 'code of', u.promo_id, holder), count(*)
  FROM promo_use u CROSS JOIN LATERAL promo_holders(u) AS person (holder) GROUP BY u.promo_id, holder`;
const SLOT_NAME = `'slot:' || kitchen_id || ':' || extract(epoch FROM starts_at)::bigint`;
const SLOT_COUNTS = `
  SELECT ''::text, ${SLOT_NAME} || ' ' || fact.name, fact.count FROM kitchen_slot
  CROSS JOIN LATERAL (VALUES ('orders', orders), ('dishes', dishes)) AS fact (name, count)`;
const SLOT_HOLDS = `
  SELECT '', ${SLOT_NAME} || ' ' || fact.name, sum(fact.count) FROM slot_hold
  CROSS JOIN LATERAL (VALUES ('orders', 1), ('dishes', dishes)) AS fact (name, count)
  GROUP BY kitchen_id, starts_at, fact.name`;

/** Movements of points without an order are those of the entries that are read, and those that have no entry. */
const scope: BooksScope = {
  changed: ({ at }) => [
    `SELECT order_number FROM customer_order WHERE updated_at >= '${at}'`,
    `SELECT o.order_number FROM reward_entry entry JOIN customer_order o ON o.id = entry.order_id
      WHERE entry.created_at >= '${at}'`,
  ],
  tables: ({ day, at }) => ({
    customer_order: touchedRows('customer_order', 'order_number'),
    reward_entry: `SELECT entry.* FROM customer_order o JOIN reward_entry entry ON entry.order_id = o.id
      UNION ALL SELECT * FROM reward_entry entry WHERE order_id IS NULL AND (
        format('reward:%s', id) IN (SELECT source FROM ledger_entry WHERE reference IS NULL AND day >= '${day}')
        OR created_at >= '${at}' AND NOT EXISTS (
          SELECT FROM ledger_entry WHERE source = format('reward:%s', entry.id)))`,
  }),
};

/** Read as a whole every night: they are not in the ledger. */
const counters = (sql: string) => ({ sql, nightly: sql });

export const foodBooks: BooksShape = {
  permissions: { view: 'books.view', close: 'books.close' },
  scope,
  sources: ['order', 'reward'],
  places: { table: 'customer_order', reference: 'order_number', code: 'kitchen_code' },
  checks: [
    { name: 'B5', sql: compared(ORDERS, ORDER_ENTRIES) },
    { name: 'B5', sql: compared(REFUNDED, DECIDED) },
    { name: 'B6', ...counters(compared(BALANCES, POINTS_MOVED)) },
    // Follows at night from the check before, and from B7 of the movements.
    { name: 'B6', sql: compared(BALANCES, POINTS_HELD), nightly: null },
    { name: 'B7', sql: compared(POINTS, POINT_ENTRIES) },
    { name: 'B9', ...counters(compared(CODE_USES, CODES_USED)) },
    { name: 'B9', ...counters(compared(HOLDER_USES, HOLDERS_USED)) },
    { name: 'B9', ...counters(compared(SLOT_HOLDS, SLOT_COUNTS)) },
  ],
};
