import type { Database } from '#kit/database/database';
import { offsetOf, type Page, type PageRequest } from '#kit/http/page';
import { likePattern, searchText } from '#kit/language/search-text';
import type { Bilingual, Language } from '#kit/language/language';
import type { OrderActor } from './order-event.entity';
import type { OrderedDish, OrderedOption } from './order-line.entity';
import type { OrderStatus, PaymentStatus } from './order-status';
import type { DeliveryAddress } from './order.entity';
import type { Fulfillment } from '../fulfillment';

/** An order with its lines and its timeline, as one statement reads it. Amounts are cents. */
export interface OrderRow {
  id: number;
  orderNumber: string;
  customerId: number | null;
  kitchenId: number | null;
  kitchenCode: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: string;
  fulfillment: Fulfillment;
  name: string;
  email: string;
  phone: string;
  address: DeliveryAddress | null;
  deliveryInstructions: string | null;
  locale: Language;
  subtotalCents: number;
  promoDiscountCents: number;
  rewardsDiscountCents: number;
  deliveryFeeCents: number;
  pickupFeeCents: number;
  totalCents: number;
  promoCode: string | null;
  pointsEarned: number;
  pointsRedeemed: number;
  returnUrls: { ok?: string; cancel?: string } | null;
  /** The processor's name for the payment that counts, or for the latest one while none does. */
  sessionId: string | null;
  placedAt: Date;
  updatedAt: Date;
  lines: OrderLineRow[];
  timeline: OrderEventRow[];
}

export interface OrderLineRow {
  productId: number | null;
  offerId: number | null;
  name: Bilingual;
  options: OrderedOption[];
  offerChoices: OrderedDish[] | null;
  quantity: number;
  unitPriceCents: number;
  lineTotalCents: number;
  instructions: string | null;
}

export interface OrderEventRow {
  status: OrderStatus;
  /** ISO 8601 as the database writes it inside JSON. */
  at: string;
  actor: OrderActor;
  reason: string | null;
}

/** What narrows orders down; every member that is given must hold. */
export interface OrderFilter {
  id?: number;
  orderNumber?: string;
  /** Normalised address the order was placed with. */
  email?: string;
  customerId?: number;
  /** The one kitchen an account is limited to. */
  kitchenId?: number;
  kitchenCode?: string;
  statuses?: readonly OrderStatus[];
  fulfillment?: Fulfillment;
  /** From this instant on. */
  placedFrom?: string;
  /** Before this instant. */
  placedBefore?: string;
  /** Found in number, name and phone, and in the e-mail address unless `searchesEmail` is false. */
  q?: string;
  /** False for whoever must not learn an address by searching for it. */
  searchesEmail?: boolean;
}

/** Orders a list can be in, each with the id as last key. */
export const ORDER_SORTS = {
  updated_at: 'o.updated_at',
  placed_at: 'o.placed_at',
  total: 'o.total_cents',
  status: 'o.status',
  order_number: 'o.id',
} as const;
export type OrderSortKey = keyof typeof ORDER_SORTS;

export interface OrderSort {
  by: OrderSortKey;
  direction: 'ASC' | 'DESC';
}

const COLUMNS = `
  o.id, o.order_number AS "orderNumber", o.customer_id AS "customerId", o.kitchen_id AS "kitchenId",
  o.kitchen_code AS "kitchenCode", o.status, o.payment_status AS "paymentStatus", o.payment_method AS "paymentMethod",
  o.fulfillment, o.name, o.email, o.phone, o.address, o.delivery_instructions AS "deliveryInstructions", o.locale,
  o.subtotal_cents AS "subtotalCents", o.promo_discount_cents AS "promoDiscountCents",
  o.rewards_discount_cents AS "rewardsDiscountCents", o.delivery_fee_cents AS "deliveryFeeCents",
  o.pickup_fee_cents AS "pickupFeeCents", o.total_cents AS "totalCents", o.promo_code AS "promoCode",
  o.points_earned AS "pointsEarned", o.points_redeemed AS "pointsRedeemed", o.return_urls AS "returnUrls",
  o.placed_at AS "placedAt", o.updated_at AS "updatedAt",
  (SELECT p.session_id FROM payment p WHERE p.reference = o.order_number ORDER BY p.settles DESC, p.id DESC LIMIT 1)
    AS "sessionId",
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
      'productId', l.product_id, 'offerId', l.offer_id, 'name', l.name, 'options', l.options,
      'offerChoices', l.offer_choices, 'quantity', l.quantity, 'unitPriceCents', l.unit_price_cents,
      'lineTotalCents', l.line_total_cents, 'instructions', l.instructions) ORDER BY l.position), '[]')
   FROM order_line l WHERE l.order_id = o.id) AS lines,
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
      'status', e.status, 'at', e.at, 'actor', e.actor, 'reason', e.reason) ORDER BY e.id), '[]')
   FROM order_event e WHERE e.order_id = o.id) AS timeline`;

/** One order with everything in it, in one statement. */
export async function orderDetail(db: Database, filter: OrderFilter): Promise<OrderRow | undefined> {
  const { where, parameters } = conditions(filter);
  return db.row<OrderRow>(`SELECT ${COLUMNS} FROM customer_order o WHERE ${where} LIMIT 1`, parameters, {
    prepared: true,
  });
}

/** One page of orders with everything in them, in two statements. */
export async function orderPage(
  db: Database,
  filter: OrderFilter,
  { by, direction }: OrderSort,
  request: PageRequest,
): Promise<Page<OrderRow>> {
  const { where, parameters } = conditions(filter);
  const order = `ORDER BY ${orderKeys(by, direction)}`;
  const [limit, offset] = [`$${parameters.length + 1}`, `$${parameters.length + 2}`];
  const rows = await db.rows<OrderRow>(
    `SELECT ${COLUMNS}
     FROM (SELECT o.* FROM customer_order o WHERE ${where} ${order} LIMIT ${limit} OFFSET ${offset}) o
     ${order}`,
    [...parameters, request.limit, offsetOf(request)],
    { prepared: isNoSearch(filter) },
  );
  return { ...request, rows, total: await orderCount(db, filter) };
}

function orderKeys(by: OrderSortKey, direction: 'ASC' | 'DESC'): string {
  if (by === 'order_number') return `o.id ${direction}`;
  if (by !== 'status') return `${ORDER_SORTS[by]} ${direction}, o.id ${direction}`;
  // Whole thousands of orders share a status; within one they stand as the index has them, read forwards or backwards.
  return direction === 'ASC' ? 'o.status, o.updated_at DESC, o.id DESC' : 'o.status DESC, o.updated_at, o.id';
}

export async function orderCount(db: Database, filter: OrderFilter): Promise<number> {
  const { where, parameters } = conditions(filter);
  const row = await db.row<{ count: number }>(
    `SELECT count(*) AS count FROM customer_order o WHERE ${where}`,
    parameters,
    { prepared: isNoSearch(filter) },
  );
  return row?.count ?? 0;
}

const isNoSearch = ({ q }: OrderFilter) => searchText(q ?? '') === '';

/** The filter as SQL about `customer_order o`, for statements of one's own. */
export function conditions(filter: OrderFilter): { where: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const parts: string[] = [];
  const hold = (value: unknown, condition: (parameter: string) => string) => {
    if (value === undefined) return;
    parameters.push(value);
    parts.push(condition(`$${parameters.length}`));
  };
  hold(filter.id, it => `o.id = ${it}`);
  hold(filter.orderNumber, it => `o.order_number = ${it}`);
  hold(filter.email, it => `o.email = ${it}`);
  hold(filter.customerId, it => `o.customer_id = ${it}`);
  hold(filter.kitchenId, it => `o.kitchen_id = ${it}`);
  hold(filter.kitchenCode, it => `o.kitchen_code = ${it}`);
  hold(filter.statuses, it => `o.status = ANY (${it})`);
  hold(filter.fulfillment, it => `o.fulfillment = ${it}`);
  hold(filter.placedFrom, it => `o.placed_at >= ${it}`);
  hold(filter.placedBefore, it => `o.placed_at < ${it}`);
  const q = searchText(filter.q ?? '');
  if (q !== '') {
    hold(likePattern(q), it => `o.search_text LIKE ${it}`);
    // The address stands last, on a line of its own.
    if (filter.searchesEmail === false) {
      parts.push(`split_part(o.search_text, E'\\n', 1) LIKE $${parameters.length}`);
    }
  }
  return { where: parts.join(' AND ') || 'true', parameters };
}

/** What `q` is looked for in. Folded text holds no line breaks, so the break parts the address from the rest. */
export function orderSearchText(
  orderNumber: string,
  { name, phone, email }: Pick<OrderRow, 'name' | 'phone' | 'email'>,
) {
  return `${searchText(`${orderNumber} ${name} ${phone}`)}\n${searchText(email)}`;
}
