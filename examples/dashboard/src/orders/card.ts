import type { Order } from '../api';
import { h } from '#kit/element';
import { ago, minutesUntil, money, time, upcoming } from '#kit/format';
import { words } from '#kit/language';
import { lineToCook } from './line-to-cook';
import { nextMove } from './moves';
import { fulfillmentName, paymentName, statusName } from './order-words';
import { canBeAccepted, isToBeCooked } from './orders';

const say = words({
  due: ['for {time}', 'لوقت {time}'],
  late: ['{n} min late', 'متأخر {n} د'],
  very_late: ['{n} h late', 'متأخر {n} س'],
  accept_within: ['accept within {n} min', 'اقبل خلال {n} د'],
  ahead: ['ordered ahead', 'طلب مسبق'],
});
const ageName = words<Age>({
  on_time: ['on time', 'في موعده'],
  due_soon: ['due soon', 'اقترب موعده'],
  overdue: ['late', 'متأخر'],
});

type Age = 'on_time' | 'due_soon' | 'overdue';
const DUE_SOON_MINUTES = 10;

/** One order on the board: whose, what, until when, and the step that comes next. */
export function card(order: Order, mayMove: boolean, isOpen: boolean): HTMLElement {
  const { id, order_number, status, payment_status, lines, total, currency, placed_at } = order;
  const age = ageOf(order);
  return h(
    'article',
    {
      class: `card ${canBeAccepted(order) ? 'new' : ''}`,
      'aria-current': isOpen && 'true',
      'data-order': order_number,
      'data-age': age,
    },
    h('header', {}, h('a', { id: `card-${id}`, href: `/orders/${id}` }, order_number), due(order)),
    h(
      'p',
      {},
      h('bdi', {}, order.name),
      h('span', { class: 'faint' }, fulfillmentName(order.fulfillment)),
      age && h('span', { class: 'faint' }, ago(placed_at)),
    ),
    h('ul', {}, ...lines.map(lineToCook)),
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

/** How near the promised time is; undefined once the order is cooked, and until it is paid. */
function ageOf(order: Order): Age | undefined {
  const { promised_at } = order;
  if (!promised_at || !isToBeCooked(order)) return undefined;
  const left = minutesUntil(promised_at);
  if (left < 0) return 'overdue';
  return left <= DUE_SOON_MINUTES ? 'due_soon' : 'on_time';
}

/** When it should be ready, and by how much that is missed; when it was placed once it has left the kitchen. */
function due(order: Order): HTMLElement {
  const { promised_at, placed_at, kitchen } = order;
  const zone = kitchen?.time_zone;
  const age = ageOf(order);
  if (!promised_at || !age) return h('time', { datetime: placed_at }, time(placed_at, zone));
  const late = -minutesUntil(promised_at);
  if (age === 'overdue') {
    const words = late < 120 ? say('late', { n: late }) : say('very_late', { n: Math.floor(late / 60) });
    return h('time', { datetime: promised_at }, words);
  }
  const text = say('due', { time: upcoming(promised_at, zone) });
  return h('time', { datetime: promised_at }, text, h('span', { class: 'unseen' }, `, ${ageName(age)}`));
}
