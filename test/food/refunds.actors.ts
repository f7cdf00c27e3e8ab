import type { Order } from '#services/food/orders/order.entity';
import type { Answer, Client } from '../harness/client';
import { makeOrderRow } from './factories';
import { choose, openSession, type PaidFood, unpaidOrder } from './payments.actors';

let tokens = 0;
export const nextToken = () => `refund-token-${++tokens}`;

/** Asks for a refund as the owner. */
export const refund = (client: Client, order: Order, body: object): Promise<Answer> =>
  client.post(`/api/orders/${order.id}/refunds`, { reason: 'Cold', client_token: nextToken(), ...body });

export async function payBy(food: PaidFood, order: Order): Promise<void> {
  await choose((await openSession(food, order)).url, 'pay');
  await food.stripe.deliveries.settled();
}

/** 3 × 8.70 less 15 %, which is 22.18, paid by card. */
export async function discountedOrder(food: PaidFood, values: Partial<Order> = {}): Promise<Order> {
  const order = await unpaidOrder(food, 'stripe', { promoDiscountCents: 392, totalCents: 2218, ...values });
  await payBy(food, order);
  return order;
}

/** Single dishes of 10.00, 5.00 and 3.00 and a delivery of 2.00. */
export async function mixedOrder(food: PaidFood, values: Partial<Order> = {}): Promise<Order> {
  const order = await makeOrderRow(
    food.service.db,
    {
      paymentMethod: 'stripe',
      fulfillment: 'delivery',
      subtotalCents: 1800,
      deliveryFeeCents: 200,
      totalCents: 2000,
      kitchenId: food.downtown.id,
      ...values,
    },
    {
      lines: [1000, 500, 300].map(cents => ({ unitPriceCents: cents, quantity: 1, lineTotalCents: cents })),
    },
  );
  await payBy(food, order);
  return order;
}

/** Does the jobs, and waits for what the processor reports. */
export async function doRefunds(food: PaidFood): Promise<void> {
  await food.service.doJobs();
  await food.stripe.deliveries.settled();
}

export const refundsOf = ({ service: { db } }: PaidFood, { orderNumber }: Order) =>
  db.rows<{ id: number; kind: string; status: string; cents: number; returned: number }>(
    `SELECT id, reason_kind AS kind, status, amount_cents AS cents, returned_cents AS returned
     FROM refund WHERE reference = $1 ORDER BY id`,
    [orderNumber],
  );
