import type { Order } from '../api';
import { h } from '#kit/element';
import { minutesUntil, money, time } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { nextMove } from './moves';
import { fulfillmentName, paymentName, statusName } from './order-words';
import { canBeAccepted } from './orders';

const say = words({
  due: ['for {time}', 'لوقت {time}'],
  late: ['{n} min late', 'متأخر {n} د'],
  very_late: ['{n} h late', 'متأخر {n} س'],
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
      payment_status !== 'paid' && h('span', { class: 'tag bad' }, paymentName(payment_status)),
      status !== 'delivered' && isFinished(status) && h('span', { class: 'tag' }, statusName(status)),
      mayMove && nextMove(order),
    ),
  );
}

const isFinished = (status: Order['status']) => ['delivered', 'cancelled', 'refunded'].includes(status);

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
  return h('time', { datetime: promised_at }, say('due', { time: time(promised_at, zone) }));
}
