import { Client } from 'pg';

/** Rows of a table as `source` has them, some columns changed. */
const copyOf = (table, source, changes) =>
  `LATERAL jsonb_populate_record(NULL::${table}, to_jsonb(${source}) || jsonb_build_object(
    ${changes.map(([column, sql]) => `'${column}', ${sql}`).join(', ')})) copy`;

const COUNTS = `
  SELECT (SELECT count(*)::int FROM dish WHERE archived_at IS NULL AND is_active) AS dishes,
    (SELECT count(*)::int FROM customer_order) AS orders`;
const SHIFT = "n * interval '37 minutes'";
const ORDER_COPY = copyOf('customer_order', 'o', [
  ['id', 'o.id + n * 1000'],
  ['order_number', "o.order_number || '-' || n"],
  ['idempotency_key', "o.idempotency_key || '-' || n"],
  ['search_text', "o.search_text || ' ' || n"],
  ['placed_at', `o.placed_at - ${SHIFT}`],
  ['created_at', `o.created_at - ${SHIFT}`],
  ['updated_at', `o.updated_at - ${SHIFT}`],
  ['promised_at', `o.promised_at - ${SHIFT}`],
  ['scheduled_for', 'NULL'],
  ['hold_expires_at', 'NULL'],
  ['accept_by', 'NULL'],
  ['accept_reminder_at', 'NULL'],
]);
const IS_COPY = 'o.id > 1000';
const SOURCE_ID = 'o.id % 1000';
const LINE_COPY = copyOf('order_line', 'l', [['order_id', 'o.id']]);

/**
 * Refunds are not copied, so neither are refunded orders. An order under way of a kitchen with limits has its slot from
 * the same statement: a trigger requires it.
 */
const ORDERS = `
  WITH o AS (
    INSERT INTO customer_order SELECT copy.*
    FROM (
      SELECT o.*, n FROM customer_order o, generate_series(1, $1 / 10) n
      WHERE o.payment_status IN ('unpaid', 'failed', 'paid')
      ORDER BY n, o.id LIMIT greatest(0, $1 - (SELECT count(*) FROM customer_order))
    ) o, ${ORDER_COPY}
    RETURNING id, kitchen_id, status, promised_at
  )
  INSERT INTO slot_hold (order_id, kitchen_id, starts_at, dishes)
  SELECT o.id, k.id, date_bin(k.slot_minutes * interval '1 minute', o.promised_at, 'epoch'),
    (SELECT sum(quantity) FROM order_line WHERE order_id = ${SOURCE_ID})
  FROM o JOIN kitchen k ON k.id = o.kitchen_id
  WHERE num_nonnulls(k.slot_orders, k.slot_dishes) > 0
    AND o.status IN ('pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery')`;
const LINES = `
  INSERT INTO order_line SELECT copy.*
  FROM customer_order o JOIN order_line l ON l.order_id = ${SOURCE_ID}, ${LINE_COPY} WHERE ${IS_COPY}`;
const EVENTS = `
  INSERT INTO order_event (order_id, status, at, actor, reason)
  SELECT o.id, e.status, e.at - (o.id / 1000) * interval '37 minutes', e.actor, e.reason
  FROM customer_order o JOIN order_event e ON e.order_id = ${SOURCE_ID} WHERE ${IS_COPY}`;
const PAYMENTS = `
  INSERT INTO payment (reference, provider, session_id, amount_cents, currency, status, settles, created_at, updated_at)
  SELECT o.order_number, p.provider, p.session_id || '-' || o.id, p.amount_cents, p.currency, p.status, p.settles,
    o.placed_at, o.updated_at
  FROM customer_order o JOIN customer_order source ON source.id = ${SOURCE_ID}
    JOIN payment p ON p.reference = source.order_number
  WHERE ${IS_COPY}`;

/**
 * Fills a database that holds the demo data up to so many published dishes and so many orders, as copies of the demo's
 * own, so that their texts, options and lines are of everyday size. Returns how many there are then.
 */
export async function fill(url, { dishes, orders }) {
  // VACUUM finds rows visible to all only once their commit is written out.
  const options = '-c search_path=food,public -c synchronous_commit=on';
  const client = new Client({ connectionString: url, options });
  await client.connect();
  try {
    await client.query('BEGIN');
    const dishCopy = copyOf('dish', 'd', [
      ['id', 'd.id + n * 1000'],
      ['slug', "d.slug || '-' || n"],
      ['updated_at', "d.updated_at - n * interval '1 minute'"],
    ]);
    const columns = await writableColumns(client, 'dish');
    await client.query(
      `INSERT INTO dish (${columns}) SELECT ${columns.map(name => `copy.${name}`)}
       FROM (
         SELECT d.*, n FROM dish d, generate_series(1, $1 / 10) n
         WHERE d.archived_at IS NULL AND d.is_active ORDER BY n, d.id
         LIMIT greatest(0, $1 - (SELECT count(*) FROM dish WHERE archived_at IS NULL AND is_active))
       ) d, ${dishCopy}`,
      [dishes],
    );
    await client.query(ORDERS, [orders]);
    for (const statement of [LINES, EVENTS, PAYMENTS]) await client.query(statement);
    for (const table of ['dish', 'customer_order'])
      await client.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), (SELECT max(id) FROM ${table}))`, [table]);
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE');
    const { rows } = await client.query(COUNTS);
    return rows[0];
  } finally {
    await client.end();
  }
}

/** The columns of a table that the database does not generate. */
async function writableColumns(client, table) {
  const { rows } = await client.query(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
     WHERE table_schema = 'food' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}
