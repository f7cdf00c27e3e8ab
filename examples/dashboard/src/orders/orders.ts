import { dataOf } from 'quintet-clients/answers';
import { everyRow } from 'quintet-clients/pages';
import { food, type Order } from '../api';
import { Store } from '#kit/store';

export const OPEN = ['pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery'] as const;
const FINISHED = ['delivered', 'cancelled', 'refunded'] as const;

/** A change carries the time its transaction began: what took long is still found when we look so far back. */
const LOOK_BACK_MS = 60_000;

/** The orders of the board by id: all that are open, and those of today that are finished. */
export const orders = new Store<ReadonlyMap<number, Order>>(new Map());

/** The last order that came and can be accepted. */
export const newOrder = new Store<Order | undefined>(undefined);

export const canBeAccepted = (order: Order): boolean =>
  order.actions.some(({ action, allowed }) => action === 'confirmed' && allowed);

const BEFORE_READY: readonly Order['status'][] = ['pending', 'confirmed', 'preparing'];

/** Whether the kitchen still has to cook it. */
export const isToBeCooked = ({ status, payment_status }: Order): boolean =>
  payment_status === 'paid' && BEFORE_READY.includes(status);

/** Takes an order as it is now; what arrives late does not undo what is newer. */
export function put(order: Order): void {
  const held = orders.value.get(order.id);
  if (held && held.updated_at > order.updated_at) return;
  orders.set(new Map(orders.value).set(order.id, order));
  if (canBeAccepted(order) && !(held && canBeAccepted(held))) newOrder.set(order);
}

/** Whether the board has been read: until then it is not empty but unknown. */
export const isRead = new Store(false);

/** What happened while nobody listened: everything the first time, and what has changed since whenever the page comes back. */
export async function catchUp(): Promise<void> {
  const newest = [...orders.value.values()].reduce((latest, { updated_at: at }) => (at > latest ? at : latest), '');
  if (!isRead.value || !newest) return readBoard();
  const since = new Date(Date.parse(newest) - LOOK_BACK_MS).toISOString();
  for await (const order of everyRow(page =>
    food.GET('/api/orders', { params: { query: { since, page, limit: 100 } } }),
  ))
    put(order);
}

async function readBoard(): Promise<void> {
  const read = new Map<number, Order>();
  for (const query of [{ status: OPEN.join() }, { status: FINISHED.join(), date: 'today' }])
    for await (const order of everyRow(page =>
      food.GET('/api/orders', { params: { query: { ...query, page, limit: 100 } } }),
    ))
      read.set(order.id, order);
  for (const [id, order] of orders.value) if (order.updated_at > (read.get(id)?.updated_at ?? '')) read.set(id, order);
  isRead.set(true);
  orders.set(read);
}

/** An order that the board may not have: an old one, or one that a notification is about. */
export async function readOrder(id: number): Promise<void> {
  put(await dataOf(food.GET('/api/orders/{id}', { params: { path: { id } } })));
}

/** Where the order with this number is shown; the board if there is none. */
export async function addressOfOrder(number: string): Promise<string> {
  for await (const order of everyRow(page =>
    food.GET('/api/orders', { params: { query: { q: number, page, limit: 100 } } }),
  ))
    if (order.order_number === number) return `/orders/${order.id}`;
  return '/orders';
}

export async function move(id: number, status: Order['actions'][number]['action'], reason?: string): Promise<void> {
  const params = { path: { id } };
  put(await dataOf(food.PATCH('/api/orders/{id}/status', { params, body: { status, reason } })));
}
