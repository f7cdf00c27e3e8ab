import { h } from '#kit/element';
import { money, time, upcoming } from '#kit/format';
import { inLanguage } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import { go } from '#kit/router';
import { orderAgain } from './basket';
import { pay } from './payment';
import type { Order } from './shop';
import { totals } from './summary';
import { w } from './words';

type Status = Order['status'];

const DELIVERY: Status[] = ['pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered'];
const PICKUP = DELIVERY.filter(status => status !== 'out_for_delivery');

/** An order: how far it is, what is to be done, what it is. */
export function orderView(order: Order, paid: () => unknown): HTMLElement {
  const { order_number: number, promised_at: promised, requires_payment: open } = order;
  const underWay = !['delivered', 'cancelled', 'refunded'].includes(order.status);
  return h(
    'section',
    {},
    h('h1', {}, w('orderNumber', { number })),
    order.status === 'pending' && (open ? payment(order, paid) : h('p', {}, w('placed'))),
    h(
      'div',
      { class: 'beside' },
      h(
        'div',
        { class: 'panel', 'aria-live': 'polite' },
        steps(order),
        underWay && !open && promised && h('p', {}, readyAt(order, promised)),
        underWay && h('p', {}, whereTo(order)),
        underWay && h('p', { class: 'faint' }, w('live')),
      ),
      h(
        'aside',
        {},
        h('ul', { class: 'lines' }, ...order.lines.map(line => lineOf(line, order.currency))),
        totals(order, order.promo_code),
        h('button', { type: 'button', onclick: () => again(order) }, w('orderAgain')),
      ),
    ),
  );
}

function readyAt({ scheduled_for: scheduled, kitchen }: Order, promised: string): string {
  const at = { time: upcoming(scheduled ?? promised, kitchen?.time_zone) };
  return scheduled ? w('scheduled', at) : w('promised', at);
}

function again(order: Order): void {
  orderAgain(order);
  go('/cart');
}

/** Steps that were reached with their time, those to come without. */
function steps({ status, fulfillment, timeline, kitchen }: Order): HTMLElement {
  const ended = status === 'cancelled' || status === 'refunded';
  const expected = fulfillment === 'delivery' ? DELIVERY : PICKUP;
  const reached = new Map(timeline.map(entry => [entry.status, entry]));
  const rows = ended ? [...reached.keys()] : expected;
  const furthest = rows.indexOf(status);
  return h(
    'ol',
    { class: 'steps', 'data-status': status },
    ...rows.map((row, index) => {
      const entry = reached.get(row);
      return h(
        'li',
        { class: index <= furthest ? 'done' : undefined, 'aria-current': row === status ? 'step' : undefined },
        h('strong', {}, w(row)),
        entry && h('small', { class: 'faint' }, time(entry.at, kitchen?.time_zone)),
        entry?.reason && h('small', {}, entry.reason),
      );
    }),
  );
}

function payment(order: Order, paid: () => unknown): HTMLElement {
  if (order.payment_processing_until !== null) {
    return h('div', { class: 'notice', 'data-payment': 'processing' }, h('p', {}, w('processing')));
  }
  const settle = () => pay(order).then(leaving => leaving || paid());
  const amount = money(order.total, order.currency);
  const can = order.actions.some(({ action, allowed }) => action === 'pay' && allowed);
  const button = h('button', { type: 'button', class: 'main', onclick: settle }, w('payNow', { amount }));
  const { hold_expires_at: end, kitchen } = order;
  const until = end && h('p', {}, w('payUntil', { time: upcoming(end, kitchen?.time_zone) }));
  return h('div', { class: 'notice' }, h('p', {}, w('unpaid')), until, can && button);
}

function whereTo({ fulfillment, address, kitchen }: Order): string {
  const place = fulfillment === 'delivery' ? address : kitchen?.address;
  const written = place ? `${place.street}, ${place.city} ${place.postcode}` : '';
  if (fulfillment === 'delivery') return w('deliverTo', { address: written });
  return w('pickupAt', { address: [kitchen && inLanguage(kitchen.name), written].filter(Boolean).join(', ') });
}

const lineOf = (line: Order['lines'][number], currency: string): HTMLElement =>
  h(
    'li',
    {},
    pictureOf(line.pictures[0], { alt: '', sizes: '6rem' }),
    h(
      'div',
      {},
      h('h2', {}, `${line.quantity} × ${inLanguage(line.name)}`),
      h('p', { class: 'faint' }, line.options.map(({ choice_name: name }) => inLanguage(name)).join(' · ')),
      line.line_total !== undefined && h('strong', {}, money(line.line_total, currency)),
    ),
  );
