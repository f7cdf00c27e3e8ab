import type { Database } from '#kit/database/database';
import type { BasketLine } from '../pricing/pricing.types';
import type { Fulfillment } from '../fulfillment';

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
  created_at: Date;
  slug: string | null;
  code: string | null;
  image: string | null;
}

/** A selection to be put into a cart. */
export interface NewLine {
  key: string;
  line: BasketLine;
  quantity: number;
  unitPriceCents: number | null;
}

/** The cart with its lines in the order they were added, in one statement; an empty one for a customer who never had any. */
export async function readCart(db: Database, customerId: number): Promise<CartRow> {
  const rows = await db.rows<
    CartLineRow & { id: number | null; kitchen_code: string | null; fulfillment: Fulfillment }
  >(
    `SELECT k.code AS kitchen_code, cart.fulfillment, l.id, l.selection_key AS key, l.product_id, l.offer_id, l.options,
       l.offer_choices, l.instructions, l.quantity, l.unit_price_cents, l.created_at,
       d.slug, o.code, coalesce(d.images ->> 0, o.image) AS image
     FROM cart
     LEFT JOIN kitchen k ON k.id = cart.kitchen_id
     LEFT JOIN cart_line l ON l.customer_id = cart.customer_id
     LEFT JOIN dish d ON d.id = l.product_id
     LEFT JOIN combo_offer o ON o.id = l.offer_id
     WHERE cart.customer_id = $1 ORDER BY l.id`,
    [customerId],
  );
  return {
    kitchenCode: rows[0]?.kitchen_code ?? null,
    fulfillment: rows[0]?.fulfillment ?? 'delivery',
    lines: rows.filter(row => row.id !== null),
  };
}

/** Makes the cart where there is none, and lets other changes of it wait until the running transaction ends. */
export async function lockCart(db: Database, customerId: number): Promise<void> {
  await db.rows(
    `INSERT INTO cart (customer_id) VALUES ($1) ON CONFLICT (customer_id) DO UPDATE SET updated_at = now()`,
    [customerId],
  );
}

/** Adds the lines, or raises the quantity of those that are there. An equal line keeps the price it was added at. */
export async function putLines(db: Database, customerId: number, lines: readonly NewLine[]): Promise<void> {
  await db.rows(
    `INSERT INTO cart_line (customer_id, selection_key, product_id, offer_id, options, offer_choices, instructions,
       quantity, unit_price_cents)
     SELECT $1, key, product_id, offer_id, options, offer_choices, instructions, quantity, unit_price_cents
     FROM jsonb_to_recordset($2) AS line (key text, product_id integer, offer_id integer, options jsonb,
       offer_choices jsonb, instructions text, quantity integer, unit_price_cents integer)
     ON CONFLICT ON CONSTRAINT cart_line_selection_once
     DO UPDATE SET quantity = greatest(cart_line.quantity, excluded.quantity)`,
    [customerId, JSON.stringify(lines.map(recordOf))],
  );
}

export async function updateLine(db: Database, id: number, values: NewLine): Promise<void> {
  await db.rows(
    `UPDATE cart_line SET selection_key = line.key, options = line.options, offer_choices = line.offer_choices,
       instructions = line.instructions, quantity = line.quantity, unit_price_cents = line.unit_price_cents
     FROM jsonb_to_record($2) AS line (key text, options jsonb, offer_choices jsonb, instructions text,
       quantity integer, unit_price_cents integer)
     WHERE cart_line.id = $1`,
    [id, JSON.stringify(recordOf(values))],
  );
}

const recordOf = ({ key, line, quantity, unitPriceCents }: NewLine) => ({
  key,
  product_id: line.productId ?? null,
  offer_id: line.offerId ?? null,
  options: line.offerId === undefined ? line.options : [],
  offer_choices: line.offerId === undefined ? {} : line.offerChoices,
  instructions: line.instructions,
  quantity,
  unit_price_cents: unitPriceCents,
});

export async function deleteLine(db: Database, customerId: number, id: number): Promise<boolean> {
  const rows = await db.rows('DELETE FROM cart_line WHERE customer_id = $1 AND id = $2 RETURNING id', [customerId, id]);
  return rows.length > 0;
}

export async function deleteAllLines(db: Database, customerId: number): Promise<void> {
  await db.rows('DELETE FROM cart_line WHERE customer_id = $1', [customerId]);
}

/** The line as pricing reads it, with the price of then as the one that was shown. */
export function basketLineOf(row: CartLineRow): BasketLine {
  const line = { quantity: row.quantity, instructions: row.instructions, shownUnitPriceCents: row.unit_price_cents };
  return row.offer_id === null
    ? { ...line, productId: row.product_id!, options: row.options }
    : { ...line, offerId: row.offer_id, offerChoices: row.offer_choices };
}
