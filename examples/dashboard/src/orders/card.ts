import type { Order } from '../api';
import { h } from '#kit/element';
import { minutesUntil, money, time, upcoming } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { nextMove } from './moves';
import { fulfillmentName, paymentName, statusName } from './order-words';
import { canBeAccepted } from './orders';

const say = words({
  due: ['for {time}', 'لوقت {time}'],
  late: ['{n} min late', 'متأخر {n} د'],
  very_late: ['{n} h late', 'متأخر {n} س'],
  accept_within: ['accept within {n} min', 'اقبل خلال {n} د'],
  ahead: ['ordered ahead', 'طلب مسبق'],
});
const IN_THE_KITCHEN: readonly Order['status'][] = ['pending', 'confirmed', 'preparing'];

/** One order on the board: whose, what, until when, and the step that comes next. */
export function card(order: Order, mayMove: boolean, isOpen: boolean): HTMLElement {
  const { id, order_number, status, payment_status, lines, total, currency } = order;
  return h(
    'article',
    {
      class: `card ${canBeAccepted(order) ? 'new' : ''}`,
      'aria-current': isOpen && 'true',
      'data-order': order_number,
    },
    h('header', {}, h('a', { id: `card-${id}`, href: `/orders/${id}` }, order_number), due(order)),
    h('p', {}, h('bdi', {}, order.name), h('span', { class: 'faint' }, fulfillmentName(order.fulfillment))),
    h('ul', {}, ...lines.map(({ quantity, name }) => h('li', {}, `${quantity} × ${inLanguage(name)}`))),
    h(
      'footer',
      {},
      h('span', {}, total !== undefined && currency !== undefined && money(total, currency)),
      acceptance(order),
      order.scheduled_for !== null && h('span', { class: 'tag' }, say('ahead')),
      payment_status !== 'paid' && h('span', { class: 'tag bad' }, paymentName(order)),
      status !== 'delivered' && isFinished(status) && h('span', { class: 'tag' }, statusName(status)),
      mayMove && nextMove(order),
    ),
  );
}

const isFinished = (status: Order['status']) => ['delivered', 'cancelled', 'refunded'].includes(status);

const SOON_MINUTES = 2;

/** How long an order may still be accepted before it is cancelled by itself. */
function acceptance({ status, accept_by: end }: Order): HTMLElement | false {
  if (status !== 'pending' || !end) return false;
  const n = Math.max(0, minutesUntil(end));
  return h('time', { class: n <= SOON_MINUTES ? 'tag bad' : 'tag', datetime: end }, say('accept_within', { n }));
}

/** When it should be ready, and by how much that is missed; when it was placed once it has left the kitchen. */
function due({ status, promised_at, placed_at, kitchen, payment_status }: Order): HTMLElement {
  const zone = kitchen?.time_zone;
  if (!promised_at || !IN_THE_KITCHEN.includes(status) || payment_status !== 'paid')
    return h('time', { datetime: placed_at }, time(placed_at, zone));
  const late = -minutesUntil(promised_at);
  if (late > 0) {
    const words = late < 120 ? say('late', { n: late }) : say('very_late', { n: Math.floor(late / 60) });
    return h('time', { class: 'bad', datetime: promised_at }, words);
  }
  return h('time', { datetime: promised_at }, say('due', { time: upcoming(promised_at, zone) }));
}
