import type { Database } from '#kit/database/database';
import type { PlacementKey } from './placement-key';
import { type OrderRow, orderSearchText } from '../orders/orders.queries';

/** An order about to be stored: its number and ids are the database's to give. */
export type OrderDraft = Omit<OrderRow, 'id' | 'order_number' | 'session_id' | 'updated_at'>;

/**
 * Stores the order with its lines and the first entry of its timeline in one statement; undefined when the same caller
 * has an order of this key already, and waits for one that is being placed right now.
 */
export async function insertOrder(
  db: Database,
  { caller, key }: PlacementKey,
  draft: OrderDraft,
): Promise<OrderRow | undefined> {
  const { lines, timeline, ...columns } = draft;
  const order = { ...columns, caller, idempotency_key: key };
  const positioned = lines.map((line, position) => ({ position, ...line }));
  const orderColumns = Object.keys(order).join(', ');
  const lineColumns = Object.keys(positioned[0] ?? {}).join(', ');
  const placed = await db.row<Pick<OrderRow, 'id' | 'order_number' | 'updated_at'>>(
    `WITH number AS (SELECT 'ORD-' || nextval('order_number') AS value),
     placed AS (
       INSERT INTO customer_order (order_number, search_text, ${orderColumns})
       SELECT number.value, lower(number.value) || ' ' || $3, ${orderColumns}
       FROM number, jsonb_populate_record(NULL::customer_order, $1)
       ON CONFLICT ON CONSTRAINT customer_order_placement_key DO NOTHING
       RETURNING id, order_number, updated_at
     ), lines AS (
       INSERT INTO order_line (order_id, ${lineColumns})
       SELECT placed.id, ${lineColumns} FROM placed, jsonb_populate_recordset(NULL::order_line, $2)
     ), events AS (
       INSERT INTO order_event (order_id, status, at, actor)
       SELECT placed.id, event.status, event.at, event.actor
       FROM placed, jsonb_populate_recordset(NULL::order_event, $4) AS event
     )
     SELECT id, order_number, updated_at FROM placed`,
    [JSON.stringify(order), JSON.stringify(positioned), orderSearchText('', draft), JSON.stringify(timeline)],
    { prepared: true },
  );
  return placed && { ...draft, ...placed, session_id: null };
}
