import { latePaymentOf, type LatePaymentRow } from '#money/payments/late-payment';
import { processingUntilOf } from '#money/payments/payments-under-way';
import { type RefundRow, refundsOf } from '#money/refunds/refund.view';
import type { ReturnUrls } from '#money/payments/return-urls';
import type { Database } from '#kit/database/database';
import { type List, listPage } from '#kit/database/list';
import { cachedPage } from '#cache/cached-page';
import { allOf, type Condition, raw, sql, when } from '#kit/database/sql';
import type { Page, PageRequest } from '#kit/http/page';
import type { QueryCache } from '#cache/query-cache';
import { likePattern, searchText } from '#kit/language/search-text';
import type { Bilingual, Language } from '#kit/language/language';
import type { OrderActor } from './order-event.entity';
import type { OrderedDish, OrderedOption } from './order-line.entity';
import type { OrderStatus, PaymentStatus } from './order-status';
import type { DeliveryAddress } from './order.entity';
import type { Fulfillment } from '../fulfillment';
import type { Kitchen } from '../kitchens/kitchen.entity';

export interface OrderRow {
  id: number;
  order_number: string;
  customer_id: number | null;
  kitchen_id: number | null;
  kitchen_code: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  payment_method: string;
  fulfillment: Fulfillment;
  name: string;
  email: string;
  phone: string;
  address: DeliveryAddress | null;
  delivery_instructions: string | null;
  locale: Language;
  subtotal_cents: number;
  promo_discount_cents: number;
  rewards_discount_cents: number;
  delivery_fee_cents: number;
  pickup_fee_cents: number;
  tip_cents: number;
  total_cents: number;
  promo_code: string | null;
  points_earned: number;
  points_per_dollar: number | null;
  points_redeemed: number;
  return_urls: ReturnUrls | null;
  /** Id at the processor of the successful payment, or of the latest one. */
  session_id: string | null;
  latePayment: LatePaymentRow | null;
  payment_processing_until: Date | null;
  placed_at: Date;
  promised_at: Date | null;
  hold_expires_at: Date | null;
  accept_by: Date | null;
  scheduled_for: Date | null;
  slot: OrderSlotRow | null;
  updated_at: Date;
  kitchen: OrderKitchen | null;
  lines: OrderLineRow[];
  timeline: OrderEventRow[];
  refunds: RefundRow[];
}

/** Instants as ISO 8601, from JSON. */
export interface OrderSlotRow {
  starts_at: string;
  ends_at: string;
}

export type OrderKitchen = Pick<Kitchen, 'code' | 'name' | 'timeZone' | 'address' | 'phone'>;

export interface OrderLineRow extends StoredLine {
  slug: string | null;
  code: string | null;
  image: string | null;
}

export interface StoredLine {
  position: number;
  product_id: number | null;
  offer_id: number | null;
  name: Bilingual;
  options: OrderedOption[];
  offer_choices: OrderedDish[] | null;
  quantity: number;
  refunded_quantity: number;
  unit_price_cents: number;
  line_total_cents: number;
  instructions: string | null;
}

export interface OrderEventRow {
  status: OrderStatus;
  /** ISO 8601, from JSON aggregation. */
  at: string;
  actor: OrderActor;
  reason: string | null;
}

export interface OrderFilter {
  id?: number;
  orderNumber?: string;
  email?: string;
  customerId?: number;
  kitchenId?: number;
  kitchenCode?: string;
  statuses?: readonly OrderStatus[];
  fulfillment?: Fulfillment;
  /** True for orders of a chosen slot, false for as soon as possible. */
  scheduled?: boolean;
  /** Inclusive. */
  changedSince?: string;
  /** Inclusive. */
  placedFrom?: string;
  /** Exclusive. */
  placedBefore?: string;
  /** Matches number, name and phone, and the e-mail address unless `searchesEmail` is false. */
  q?: string;
  /** False for kitchen accounts, which could otherwise guess e-mail addresses by searching. */
  searchesEmail?: boolean;
}

export const ORDER_SORTS = {
  updated_at: 'o.updated_at',
  placed_at: 'o.placed_at',
  promised_at: 'o.promised_at',
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
  o.id, o.order_number, o.customer_id, o.kitchen_id, o.kitchen_code, o.status, o.payment_status, o.payment_method,
  o.fulfillment, o.name, o.email, o.phone, o.address, o.delivery_instructions, o.locale, o.subtotal_cents,
  o.promo_discount_cents, o.rewards_discount_cents, o.delivery_fee_cents, o.pickup_fee_cents, o.tip_cents, o.total_cents,
  o.promo_code, o.points_earned, o.points_per_dollar, o.points_redeemed, o.return_urls, o.placed_at, o.promised_at, o.updated_at,
  o.scheduled_for, o.hold_expires_at, o.accept_by,
  (SELECT jsonb_build_object('code', k.code, 'name', k.name, 'timeZone', k.time_zone, 'address', k.address, 'phone', k.phone)
   FROM kitchen k WHERE k.id = o.kitchen_id) AS kitchen,
  coalesce(
    (SELECT jsonb_build_object('starts_at', s.starts_at, 'ends_at', s.ends_at)
     FROM slot_hold h JOIN kitchen_slot s USING (kitchen_id, starts_at) WHERE h.order_id = o.id),
    CASE WHEN o.scheduled_for IS NOT NULL AND o.status NOT IN ('cancelled', 'refunded') THEN (
      SELECT jsonb_build_object('starts_at', o.scheduled_for, 'ends_at', o.scheduled_for + k.slot_minutes * interval '1 minute')
      FROM kitchen k WHERE k.id = o.kitchen_id) END) AS slot,
  (SELECT p.session_id FROM payment p WHERE p.reference = o.order_number ORDER BY p.settles DESC, p.id DESC LIMIT 1)
    AS session_id,
  ${latePaymentOf('o.order_number')} AS "latePayment",
  ${processingUntilOf('o.order_number')} AS payment_processing_until,
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
      'position', l.position, 'refunded_quantity', l.refunded_quantity, 'product_id', l.product_id, 'offer_id', l.offer_id, 'name', l.name, 'options', l.options,
      'offer_choices', l.offer_choices, 'quantity', l.quantity, 'unit_price_cents', l.unit_price_cents,
      'line_total_cents', l.line_total_cents, 'instructions', l.instructions,
      'slug', d.slug, 'code', c.code, 'image', coalesce(d.images ->> 0, c.image)) ORDER BY l.position), '[]')
   FROM order_line l LEFT JOIN dish d ON d.id = l.product_id LEFT JOIN combo_offer c ON c.id = l.offer_id
   WHERE l.order_id = o.id) AS lines,
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
      'status', e.status, 'at', e.at, 'actor', e.actor, 'reason', e.reason) ORDER BY e.id), '[]')
   FROM order_event e WHERE e.order_id = o.id) AS timeline,
  ${refundsOf('o.order_number')} AS refunds`;

export async function orderDetail(db: Database, filter: OrderFilter): Promise<OrderRow | undefined> {
  const statement = sql`
    SELECT ${raw(COLUMNS)} FROM customer_order o WHERE ${allOf(conditions(filter))} LIMIT 1`;
  return db.row<OrderRow>(statement, { prepared: true });
}

export async function orderPage(
  db: Database,
  filter: OrderFilter,
  sort: OrderSort,
  request: PageRequest,
): Promise<Page<OrderRow>> {
  return listPage<OrderRow>(db, request, orderList(filter, sort), preparedUnless(filter.q));
}

export async function staffOrderPage(
  db: Database,
  queryCache: QueryCache,
  filter: OrderFilter,
  sort: OrderSort,
  request: PageRequest,
): Promise<Page<OrderRow>> {
  const looked = { queryCache, tables: ['customer_order'] };
  return cachedPage<OrderRow>(db, looked, request, orderList(filter, sort), preparedUnless(filter.q));
}

const orderList = (filter: OrderFilter, sort: OrderSort): List => ({
  columns: COLUMNS,
  from: 'customer_order o',
  where: conditions(filter),
  order: orderKeys(sort),
  canMatchFew:
    filter.changedSince !== undefined || (filter.kitchenId !== undefined && filter.fulfillment !== undefined),
  isSearch: searchText(filter.q ?? '') !== '',
});

/** Searches are not prepared: their best plan depends on the words. */
const preparedUnless = (searched = '') => ({ prepared: searchText(searched) === '' });

function orderKeys({ by, direction }: OrderSort): string {
  if (by === 'order_number') return `o.id ${direction}`;
  if (by !== 'status') return `${ORDER_SORTS[by]} ${direction}, o.id ${direction}`;
  // Thousands of orders share a status, so the order within one follows the index, forwards or backwards.
  return direction === 'ASC' ? 'o.status, o.updated_at DESC, o.id DESC' : 'o.status DESC, o.updated_at, o.id';
}

const conditions = (filter: OrderFilter): Condition[] => [
  when(filter.id, id => sql`o.id = ${id}`),
  when(filter.orderNumber, number => sql`o.order_number = ${number}`),
  when(filter.email, email => sql`o.email = ${email}`),
  when(filter.customerId, id => sql`o.customer_id = ${id}`),
  when(filter.kitchenId, id => sql`o.kitchen_id = ${id}`),
  when(filter.kitchenCode, code => sql`o.kitchen_code = ${code}`),
  when(filter.statuses, statuses => sql`o.status = ANY (${statuses})`),
  when(filter.fulfillment, fulfillment => sql`o.fulfillment = ${fulfillment}`),
  when(filter.scheduled, scheduled => (scheduled ? sql`o.scheduled_for IS NOT NULL` : sql`o.scheduled_for IS NULL`)),
  when(filter.changedSince, instant => sql`o.updated_at >= ${instant}`),
  when(filter.placedFrom, instant => sql`o.placed_at >= ${instant}`),
  when(filter.placedBefore, instant => sql`o.placed_at < ${instant}`),
  ...searchConditions(filter),
];

function searchConditions({ q = '', searchesEmail = true }: OrderFilter): Condition[] {
  const searched = searchText(q);
  if (searched === '') return [];
  const pattern = sql`${likePattern(searched)}`;
  // Each line has an index. The e-mail address is on the second.
  const inName = sql`split_part(o.search_text, E'\\n', 1) LIKE ${pattern}`;
  const inEmail = sql`split_part(o.search_text, E'\\n', 2) LIKE ${pattern}`;
  return [searchesEmail ? sql`(${inName} OR ${inEmail})` : inName];
}

/** The text that `q` searches. The e-mail address is on a line of its own, since normalized text has no line breaks. */
export function orderSearchText(
  orderNumber: string,
  { name, phone, email }: Pick<OrderRow, 'name' | 'phone' | 'email'>,
) {
  return `${searchText(`${orderNumber} ${name} ${phone}`)}\n${searchText(email)}`;
}
