import type { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import type { BasketLine } from '../pricing/pricing.types';
import type { StoredBasket } from '../pricing/quotes.service';
import type { Fulfillment } from '../fulfillment';
import { CartLine } from './cart-line.entity';

export interface CartRow {
  kitchenCode: string | null;
  fulfillment: Fulfillment;
  lines: CartLineRow[];
}

export interface CartLineRow {
  id: number;
  key: string;
  product_id: number | null;
  offer_id: number | null;
  options: { group: string; choice: string }[];
  offer_choices: Record<string, number>;
  instructions: string | null;
  quantity: number;
  unit_price_cents: number | null;
  /** ISO 8601, from JSON aggregation. */
  created_at: string;
  slug: string | null;
  code: string | null;
  image: string | null;
}

export interface NewLine {
  key: string;
  line: BasketLine;
  quantity: number;
  unitPriceCents: number | null;
}

export function storedCart(customerId: number): StoredBasket {
  const customer = sql`${customerId}`;
  const lines = sql`FROM cart_line l WHERE l.customer_id = ${customer}`;
  const kitchenCode = sql`(SELECT k.code FROM cart JOIN kitchen k ON k.id = cart.kitchen_id WHERE cart.customer_id = ${customer})`;
  return {
    json: sql`json_build_object(
      'kitchenCode', ${kitchenCode},
      'fulfillment', coalesce((SELECT fulfillment FROM cart WHERE customer_id = ${customer}), 'delivery'),
      'lines', (SELECT coalesce(json_agg(json_build_object(
          'id', l.id, 'key', l.selection_key, 'product_id', l.product_id, 'offer_id', l.offer_id, 'options', l.options,
          'offer_choices', l.offer_choices, 'instructions', l.instructions, 'quantity', l.quantity,
          'unit_price_cents', l.unit_price_cents, 'created_at', l.created_at, 'slug', d.slug, 'code', o.code,
          'image', coalesce(d.images ->> 0, o.image)) ORDER BY l.id), '[]')
        FROM cart_line l LEFT JOIN dish d ON d.id = l.product_id LEFT JOIN combo_offer o ON o.id = l.offer_id
        WHERE l.customer_id = ${customer}))`,
    dishIds: sql`ARRAY(SELECT l.product_id ${lines} UNION ALL
      SELECT choice.value::integer FROM cart_line l, jsonb_each_text(l.offer_choices) choice
      WHERE l.customer_id = ${customer})`,
    offerIds: sql`ARRAY(SELECT l.offer_id ${lines})`,
    kitchenCode,
  };
}

/** Creates the cart if necessary and locks it until the transaction ends. */
export async function lockCart(db: Database, customerId: number): Promise<void> {
  await db.rows(
    `INSERT INTO cart (customer_id) VALUES ($1) ON CONFLICT (customer_id) DO UPDATE SET updated_at = now()`,
    [customerId],
    { prepared: true },
  );
}

/** Adds lines or raises their quantities when the transaction flushes its writes. Existing lines keep their price. */
export async function putLines(db: Database, customerId: number, lines: readonly NewLine[]): Promise<void> {
  await db.queueWrite(sql`
    INSERT INTO cart_line (customer_id, selection_key, product_id, offer_id, options, offer_choices, instructions,
      quantity, unit_price_cents)
    SELECT ${customerId}, key, product_id, offer_id, options, offer_choices, instructions, quantity, unit_price_cents
    FROM jsonb_to_recordset(${JSON.stringify(lines.map(recordOf))}) AS line (key text, product_id integer,
      offer_id integer, options jsonb, offer_choices jsonb, instructions text, quantity integer, unit_price_cents integer)
    ON CONFLICT ON CONSTRAINT cart_line_selection_once
    DO UPDATE SET quantity = greatest(cart_line.quantity, excluded.quantity)`);
}

export async function updateLine(db: Database, id: number, values: NewLine): Promise<void> {
  const { key: selectionKey, quantity, unitPriceCents } = values;
  const { options, offer_choices: offerChoices, instructions } = recordOf(values);
  await db.of(CartLine).update({ id }, { selectionKey, options, offerChoices, instructions, quantity, unitPriceCents });
}

const recordOf = ({ key, line, quantity, unitPriceCents }: NewLine) => ({
  key,
  product_id: line.productId ?? null,
  offer_id: line.offerId ?? null,
  options: line.offerId === undefined ? [...line.options] : [],
  offer_choices: line.offerId === undefined ? {} : line.offerChoices,
  instructions: line.instructions,
  quantity,
  unit_price_cents: unitPriceCents,
});

/** Deletes the line when the transaction flushes its writes. */
export async function removeLine(db: Database, customerId: number, id: number): Promise<void> {
  await db.queueWrite(sql`DELETE FROM cart_line WHERE customer_id = ${customerId} AND id = ${id}`);
}

/** The line for pricing, with the remembered price as the one shown. */
export function basketLineOf(row: CartLineRow): BasketLine {
  const line = { quantity: row.quantity, instructions: row.instructions, shownUnitPriceCents: row.unit_price_cents };
  return row.offer_id === null
    ? { ...line, productId: row.product_id!, options: row.options }
    : { ...line, offerId: row.offer_id, offerChoices: row.offer_choices };
}
