import { createHmac } from 'node:crypto';
import { OrderTransitions } from '#services/food/orders/order-transitions.service';
import type { Order } from '#services/food/orders/order.entity';
import type { Answer } from '../harness/client';
import type { SignedCall } from '../payments/deliveries';
import { MANY_VISITORS } from '../harness/configuration';
import type { LocalPaypal } from '../payments/local-paypal';
import { startLocalProcessors } from '../payments/local-processors';
import type { LocalStripe } from '../payments/local-stripe';
import type { LocalSession } from '../payments/local-stripe-objects';
import { makeOrderRow } from './factories';
import { type Food, startFood } from './food';

export const SITE = 'https://shop.example';
const DEMO_SECRET = 'demo-webhook-secret';

/** The food service beside both local processors, whose webhooks reach it. */
export interface PaidFood extends Food {
  stripe: LocalStripe;
  paypal: LocalPaypal;
  /** What another process needs to take the same payments. */
  environment: Record<string, string>;
  close: () => Promise<void>;
}

export async function startPaidFood(changed: Record<string, string> = {}): Promise<PaidFood> {
  const processors = await startLocalProcessors('food', {
    FOOD_SITE_URL: SITE,
    RATE_LIMIT_PAYMENT_SESSION: MANY_VISITORS.RATE_LIMIT_PAYMENT_SESSION,
  });
  const { stripe, paypal } = processors;
  const environment = { ...processors.environment, ...changed };
  const food = await startFood(environment);
  stripe.webhookUrl = `${food.service.origin}/food/api/payments/webhooks/stripe`;
  paypal.webhookUrl = `${food.service.origin}/food/api/payments/webhooks/paypal`;
  const close = async () => {
    await food.service.close();
    await processors.stop();
  };
  return { ...food, stripe, paypal, environment, close };
}

/** An order of a guest that waits for 26.10. */
export async function unpaidOrder(food: Food, paymentMethod: string, values: Partial<Order> = {}): Promise<Order> {
  return makeOrderRow(
    food.service.db,
    { paymentMethod, subtotalCents: 2610, totalCents: 2610, kitchenId: food.downtown.id, ...values },
    { lines: [{ unitPriceCents: 870, quantity: 3, lineTotalCents: 2610 }] },
  );
}

/** Opens the payment page of the order; answers the session. */
export async function openSession(food: Food, order: Order): Promise<{ id: string; url: string }> {
  const answer = await checkout(food, order);
  if (answer.status !== 201) throw new Error(`no session: ${answer.status} ${answer.text}`);
  const { session_id: id, url } = answer.body.data.payment;
  return { id, url };
}

export const checkout = (food: Food, { orderNumber, email }: Order): Promise<Answer> =>
  food.anonymous.post('/api/payments/checkout-session', { order_number: orderNumber, email });

/** What the tables say about an order and its payments. */
export async function standing({ service: { db } }: Food, { id }: Order) {
  const order = await db.row<{ order_number: string; status: string; payment_status: string }>(
    'SELECT order_number, status, payment_status FROM customer_order WHERE id = $1',
    [id],
  );
  const rows = await db.rows<{ status: string; settles: boolean }>(
    'SELECT status, settles FROM payment WHERE reference = $1 ORDER BY id',
    [order!.order_number],
  );
  const timeline = await db.rows<{ status: string }>('SELECT status FROM order_event WHERE order_id = $1 ORDER BY id', [
    id,
  ]);
  return {
    status: order!.status,
    paymentStatus: order!.payment_status,
    payments: rows.map(({ status, settles }) => (settles ? `${status}*` : status)),
    timeline: timeline.map(entry => entry.status),
  };
}

/** The types of what the owner was told about payments, oldest first. */
export async function notifiedOwner({ service: { db }, owner }: Food, order: Order): Promise<string[]> {
  const rows = await db.rows<{ type: string }>(
    `SELECT type FROM notification WHERE recipient_id = $1 AND audience = 'staff' AND data ->> 'reference' = $2 ORDER BY id`,
    [owner.id, order.orderNumber],
  );
  return rows.map(({ type }) => type);
}

/** Posts a signed call to the webhook route. */
export const callWebhook = (food: Food, provider: string, { body, headers }: SignedCall): Promise<Answer> =>
  food.anonymous.post(`/api/payments/webhooks/${provider}`, undefined, { raw: body, headers });

/** A call of the demo payer. */
export function demoCall(event: object, secret = DEMO_SECRET): SignedCall {
  const at = Math.floor(Date.now() / 1000);
  const body = JSON.stringify(event);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { body, headers: { 'X-Demo-Signature': `t=${at},v1=${signature}` } };
}

/** Makes a choice on a processor's page and answers where it leads. */
export async function choose(url: string, choice: 'pay' | 'later' | 'decline' | 'give-up'): Promise<string> {
  const response = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choice }) });
  return response.headers.get('location') ?? '';
}

/** Follows the browser's way back to the service; answers the status and the page of the site. */
export async function comeBack(food: Food, address: string): Promise<{ status: number; site: string }> {
  const { pathname, search } = new URL(address);
  const response = await fetch(`${food.service.origin}${pathname}${search}`, { redirect: 'manual' });
  return { status: response.status, site: response.headers.get('location') ?? '' };
}

/** Staff cancel the order. */
export const cancelOrder = ({ service, owner }: Food, order: Order): Promise<void> =>
  service.get(OrderTransitions).move(order.id, 'cancelled', { actor: 'staff', accountId: owner.id, reason: 'closed' });

/** Delivers an event of the card processor, which it would sign. */
export const deliver = (food: PaidFood, type: string, object: object): Promise<Answer> =>
  callWebhook(food, 'stripe', food.stripe.signed(food.stripe.event(type, object)));

/** A session that was paid on the card processor's page, and nobody told us. */
export async function paidInSilence(food: PaidFood, order: Order): Promise<LocalSession> {
  const { webhookUrl } = food.stripe;
  food.stripe.webhookUrl = undefined;
  const { id } = await openSession(food, order);
  const session = food.stripe.pay(id);
  food.stripe.webhookUrl = webhookUrl;
  return session;
}
