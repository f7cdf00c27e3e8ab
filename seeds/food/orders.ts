import type { Temporal } from 'temporal-polyfill';
import type { Kitchen } from '#services/food/kitchens/kitchen.entity';
import type { Dish } from '#services/food/menu/dish.entity';
import type { OrderStatus } from '#services/food/orders/order-status';
import type { OrderEventRow, OrderRow, StoredLine } from '#services/food/orders/orders.queries';
import { type StoredOrder, writeOrder } from '#services/food/placement/placement.queries';
import type { Seeding } from '#shared/seeding/seeding';
import type { Fulfillment } from '#services/food/fulfillment';

type OrderDraft = Omit<StoredOrder, 'id' | 'order_number' | 'updated_at'>;

export interface DemoGuest {
  customerId: number | null;
  name: string;
  email: string;
}

interface DemoOrder {
  minutesAgo: number;
  status: OrderStatus;
  fulfillment: Fulfillment;
}

const ORDERS = 60;
const MINUTES_BETWEEN_STEPS = 8;
const WAY: Record<Fulfillment, readonly OrderStatus[]> = {
  delivery: ['pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered'],
  pickup: ['pending', 'confirmed', 'preparing', 'ready', 'delivered'],
};
const DELIVERY_FEE_CENTS = 350;

/** Two weeks of orders: the latest are on their way in every status, the older ones done, a few cancelled or refunded. */
export async function seedOrders(
  { db, clock }: Seeding,
  kitchens: readonly Kitchen[],
  dishes: readonly Dish[],
  guests: readonly DemoGuest[],
): Promise<void> {
  const now = clock.now();
  for (let index = ORDERS - 1; index >= 0; index--) {
    const draft = draftOf(index, demoOrder(index), now, pick(kitchens, index), dishes, pick(guests, index));
    const numbers = await db.row<Pick<OrderRow, 'id' | 'order_number'>>(
      `SELECT nextval('customer_order_id_seq') AS id, 'ORD-' || nextval('order_number') AS order_number`,
    );
    const updated_at = new Date(draft.timeline.at(-1)!.at);
    const order = { ...draft, ...numbers!, updated_at };
    await db.together(() => writeOrder(db, { caller: `guest:${draft.email}`, key: `demo-${index}` }, order, null));
  }
}

function demoOrder(index: number): DemoOrder {
  const fulfillment = index % 3 === 0 ? 'pickup' : 'delivery';
  const current = WAY[fulfillment];
  if (index < 12)
    return {
      minutesAgo: 5 + index * 7,
      status: current[Math.min(index >> 1, current.length - 1)] ?? 'pending',
      fulfillment,
    };
  const minutesAgo = 120 + (index - 12) * 410;
  if (index % 17 === 0) return { minutesAgo, status: 'refunded', fulfillment };
  if (index % 11 === 0) return { minutesAgo, status: 'cancelled', fulfillment };
  return { minutesAgo, status: 'delivered', fulfillment };
}

function draftOf(
  index: number,
  { minutesAgo, status, fulfillment }: DemoOrder,
  now: Temporal.Instant,
  kitchen: Kitchen,
  dishes: readonly Dish[],
  guest: DemoGuest,
): OrderDraft {
  const placed = now.subtract({ minutes: minutesAgo });
  const lines = [0, 1, 2]
    .slice(0, 1 + (index % 3))
    .map(place => lineOf(pick(dishes, index * 5 + place * 7), 1 + ((index + place) % 3)));
  const subtotalCents = lines.reduce((sum, line) => sum + line.line_total_cents, 0);
  const deliveryFeeCents = fulfillment === 'delivery' ? DELIVERY_FEE_CENTS : 0;
  return {
    customer_id: guest.customerId,
    name: guest.name,
    email: guest.email,
    kitchen_id: kitchen.id,
    kitchen_code: kitchen.code,
    status,
    payment_status: paymentStatus(index, status),
    payment_method: 'demo',
    fulfillment,
    phone: `+1 212 555 01${String(10 + (index % 90))}`,
    address:
      fulfillment === 'delivery'
        ? { street: `${20 + index} Cedar Street`, city: 'New York', postcode: kitchen.deliveryPostcodes[0] ?? '' }
        : null,
    delivery_instructions: index % 4 === 0 ? 'Ring twice' : null,
    locale: index % 5 === 0 ? 'ar' : 'en',
    subtotal_cents: subtotalCents,
    promo_discount_cents: 0,
    rewards_discount_cents: 0,
    delivery_fee_cents: deliveryFeeCents,
    pickup_fee_cents: 0,
    total_cents: subtotalCents + deliveryFeeCents,
    promo_code: null,
    points_earned: 0,
    points_redeemed: 0,
    return_urls: null,
    placed_at: new Date(placed.epochMilliseconds),
    promised_at: new Date(placed.add({ minutes: kitchen.preparationMinutes }).epochMilliseconds),
    lines,
    timeline: timelineOf(status, fulfillment, placed),
  };
}

/** The newest order still waits for its payment. */
function paymentStatus(index: number, status: OrderStatus): OrderDraft['payment_status'] {
  if (status === 'refunded') return 'refunded';
  return index === 0 || status === 'cancelled' ? 'unpaid' : 'paid';
}

function timelineOf(status: OrderStatus, fulfillment: Fulfillment, placed: Temporal.Instant): OrderEventRow[] {
  const way = WAY[fulfillment];
  const done = way.includes(status) ? way.slice(0, way.indexOf(status) + 1) : [...way.slice(0, 2), status];
  return done.map((step, place) => ({
    status: step,
    at: placed.add({ minutes: place * MINUTES_BETWEEN_STEPS }).toString(),
    actor: place === 0 ? 'guest' : step === 'refunded' ? 'payment' : 'staff',
    reason: step === 'cancelled' ? 'The guest changed plans' : null,
  }));
}

const lineOf = (dish: Dish, quantity: number): StoredLine => ({
  product_id: dish.id,
  offer_id: null,
  name: dish.name,
  options: [],
  offer_choices: null,
  quantity,
  unit_price_cents: dish.priceCents,
  line_total_cents: dish.priceCents * quantity,
  instructions: null,
});

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}
