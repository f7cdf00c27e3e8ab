import { dataOf, Refused } from 'quintet-clients/answers';
import type { Handshake, LiveEvent } from 'quintet-clients/live';
import { h, put } from '#kit/element';
import { field } from '#kit/fields';
import { form } from '#kit/forms';
import { follow as listenTo } from '#kit/live';
import { type Page, render, type Visit } from '#kit/router';
import { orderView } from './order-view';
import { keptToken } from './payment';
import { type Order, shop } from './shop';
import { w } from './words';

/** Who may see an order: by the token of its link, by number and e-mail address, or the customer whose it is. */
interface Key {
  read: () => Promise<Order>;
  handshake: Handshake;
}

/** Mails and payments lead here: `?token=` of the mail, `?order=` of a payment, or nothing of both. */
export async function trackPage({ query, left }: Visit): Promise<Page> {
  const number = query.get('number') ?? query.get('order');
  const token = query.get('token') ?? keptToken(number);
  if (!token) return askForNumber(number, left);
  const key: Key = {
    read: () => dataOf(shop.GET('/api/orders/track/status', { params: { query: { token } } })),
    handshake: { token },
  };
  try {
    return await follow(key, left, query.get('payment') === 'failed' ? w('paymentFailed') : undefined);
  } catch (failure) {
    if (failure instanceof Refused && failure.code === 'tracking_token_invalid')
      return askForNumber(number, left, w('linkEnded'));
    throw failure;
  }
}

/** One of the customer's own. */
export function myOrderPage({ parameters, left }: Visit): Promise<Page> {
  const { number: orderNumber = '' } = parameters;
  const read = () => dataOf(shop.GET('/api/orders/number/{orderNumber}', { params: { path: { orderNumber } } }));
  return read().then(({ email }) => follow({ read, handshake: { reference: orderNumber, email } }, left));
}

function askForNumber(known: string | null, left: AbortSignal, told?: string): Page {
  const body = h('section', { class: 'narrow' });
  const element = form(
    async ({ number = '', email = '' }) => {
      const read = () => dataOf(shop.GET('/api/orders/track', { params: { query: { number, email } } }));
      const page = await follow({ read, handshake: { reference: number, email } }, left);
      put(body, page.body);
    },
    { button: w('show') },
    field({
      name: 'number',
      label: w('number'),
      value: known ?? undefined,
      placeholder: 'ORD-…',
      required: true,
      hint: w('trackHint'),
    }),
    field({ name: 'email', label: w('email'), type: 'email', autocomplete: 'email', required: true }),
  );
  put(body, h('h1', {}, w('track')), told && h('p', { class: 'notice' }, told), element);
  return { title: w('track'), body };
}

/** The order as it stands, and every step of it as it comes. */
async function follow({ read, handshake }: Key, left: AbortSignal, told?: string): Promise<Page> {
  let order = await read();
  const body = h('div', {});
  const show = () => put(body, told && h('p', { class: 'notice' }, told), orderView(order, render));
  const update = (news: LiveEvent<'food', 'guest'>['order:status']) => {
    order = { ...order, ...news };
    show();
  };
  const readAgain = async () => {
    order = await read();
    show();
  };
  listenTo<'food', 'guest'>({ service: 'food', who: handshake, catchUp: readAgain, left }).on('order:status', update);
  show();
  return { title: w('orderNumber', { number: order.order_number }), body };
}
