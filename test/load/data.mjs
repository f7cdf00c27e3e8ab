import { Client } from 'pg';

/** Rows of a table as `source` has them, some columns changed. */
const copyOf = (table, source, changes) =>
  `LATERAL jsonb_populate_record(NULL::${table}, to_jsonb(${source}) || jsonb_build_object(
    ${changes.map(([column, sql]) => `'${column}', ${sql}`).join(', ')})) copy`;

/**
 * Fills a database that holds the demo data up to so many published dishes and so many orders, as copies of the demo's
 * own, so that their texts, options and lines are of everyday size.
 */
export async function fill(url, { dishes, orders }) {
  // VACUUM finds rows visible to all only once their commit is written out.
  const options = '-c search_path=food,public -c synchronous_commit=on';
  const client = new Client({ connectionString: url, options });
  await client.connect();
  try {
    const dishCopy = copyOf('dish', 'd', [
      ['id', 'd.id + n * 1000'],
      ['slug', "d.slug || '-' || n"],
      ['updated_at', "d.updated_at - n * interval '1 minute'"],
    ]);
    await client.query(
      `INSERT INTO dish SELECT copy.*
       FROM (
         SELECT d.*, n FROM dish d, generate_series(1, $1 / 10) n
         WHERE d.archived_at IS NULL AND d.is_active ORDER BY n, d.id
         LIMIT greatest(0, $1 - (SELECT count(*) FROM dish WHERE archived_at IS NULL AND is_active))
       ) d, ${dishCopy}`,
      [dishes],
    );
    const orderCopy = copyOf('customer_order', 'o', [
      ['id', 'o.id + n * 1000'],
      ['order_number', "o.order_number || '-' || n"],
      ['idempotency_key', "o.idempotency_key || '-' || n"],
      ['search_text', "o.search_text || ' ' || n"],
      ['placed_at', "o.placed_at - n * interval '37 minutes'"],
      ['updated_at', "o.updated_at - n * interval '37 minutes'"],
    ]);
    await client.query(
      `INSERT INTO customer_order SELECT copy.*
       FROM (
         SELECT o.*, n FROM customer_order o, generate_series(1, $1 / 10) n
         ORDER BY n, o.id LIMIT greatest(0, $1 - (SELECT count(*) FROM customer_order))
       ) o, ${orderCopy}`,
      [orders],
    );
    await client.query(
      `INSERT INTO order_line SELECT copy.*
       FROM customer_order o JOIN order_line l ON l.order_id = o.id % 1000, ${copyOf('order_line', 'l', [['order_id', 'o.id']])}
       WHERE o.id > 1000`,
    );
    await client.query(
      `INSERT INTO order_event (order_id, status, at, actor, reason)
       SELECT o.id, e.status, e.at, e.actor, e.reason
       FROM customer_order o JOIN order_event e ON e.order_id = o.id % 1000 WHERE o.id > 1000`,
    );
    for (const table of ['dish', 'customer_order'])
      await client.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), (SELECT max(id) FROM ${table}))`, [table]);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
