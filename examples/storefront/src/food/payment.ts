import { dataOf } from 'quintet-clients/answers';
import type { FoodSchemas } from 'quintet-clients/food';
import { type Order, shop } from './shop';

type Payment = FoodSchemas['OpenedPaymentView'];

/**
 * What is still to be done for an order to be paid: a call, or the processor's own page, which comes back to us. Answers
 * whether the browser is on its way there.
 */
export async function pay({ order_number, email }: Order, payment?: Payment): Promise<boolean> {
  let next = payment ?? (await openSession(order_number, email));
  if (next.next === 'checkout_session') next = await openSession(order_number, email);
  if (next.next !== 'redirect' || next.url === null) return false;
  location.assign(next.url);
  return true;
}

const openSession = async (order_number: string, email: string): Promise<Payment> =>
  (await dataOf(shop.POST('/api/payments/checkout-session', { body: { order_number, email } }))).payment;

interface Tracking {
  number: string;
  token: string;
}

const KEPT = 'food.tracking';

/** The last order of this browser, which a processor's page comes back to with its number alone. */
export const keepTracking = (order: Tracking): void => localStorage.setItem(KEPT, JSON.stringify(order));

export function keptToken(number: string | null): string | undefined {
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Tracking | null;
  return kept?.number === number ? kept.token : undefined;
}
