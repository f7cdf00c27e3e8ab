import type { Member, Order, OrderLine } from '../api';
import { h, put } from '#kit/element';
import { moment, money, time, upcoming } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import { sayAll } from '#kit/refusals';
import { moneyDetails } from './money-details';
import { allMoves } from './moves';
import { actorName, fulfillmentName, paymentName, statusName } from './order-words';
import { go } from '#kit/router';
import { orders, readOrder } from './orders';

const say = words({
  close: ['Close', 'إغلاق'],
  placed: ['Placed', 'وقت الطلب'],
  promised: ['Promised for', 'الموعد'],
  accept_by: ['Accept until', 'القبول حتى'],
  tip: ['Tip', 'إكرامية'],
  customer: ['Customer', 'العميل'],
  address: ['Address', 'العنوان'],
  note: ['Note', 'ملاحظة'],
  kitchen: ['Kitchen', 'المطبخ'],
  subtotal: ['Subtotal', 'المجموع الفرعي'],
  promo: ['Promo code {code}', 'رمز الخصم {code}'],
  points: ['Points', 'النقاط'],
  fee: ['Fee', 'الرسوم'],
  total: ['Total', 'المجموع'],
  timeline: ['Timeline', 'المسار'],
});

/** Shows an order in full, as it changes. */
export function openOrder(drawer: HTMLElement, id: number, member: Member, page: AbortSignal): void {
  const mayMove = member.permissions.includes('orders.edit');
  const money = moneyDetails(id, member, page);
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !document.querySelector('dialog:modal')) go('/orders');
  };
  addEventListener('keydown', leave, { signal: page });
  if (!orders.value.has(id)) readOrder(id).catch((error: unknown) => put(drawer, close(), h('p', {}, sayAll(error))));
  orders.show(page, held => {
    const order = held.get(id);
    if (order) put(drawer, ...detail(order, mayMove), money);
  });
}

const close = () =>
  h('a', { id: 'close', class: 'button quiet close', href: '/orders', 'aria-label': say('close') }, '×');

const detail = (order: Order, mayMove: boolean): (HTMLElement | false)[] => [
  close(),
  h('h2', {}, order.order_number),
  h(
    'p',
    {},
    h('span', { class: 'tag' }, statusName(order.status)),
    h('span', { class: `tag ${order.payment_status === 'paid' ? 'good' : 'bad'}` }, paymentName(order)),
    h('span', { class: 'tag' }, fulfillmentName(order.fulfillment)),
  ),
  mayMove && h('div', { class: 'moves' }, ...allMoves(order)),
  h('ul', { class: 'lines' }, ...order.lines.map(line => lineRow(line, order.currency))),
  amounts(order),
  facts(order),
  h('h3', {}, say('timeline')),
  h('ol', { class: 'timeline' }, ...order.timeline.map(entry => timelineRow(entry, order.kitchen?.time_zone))),
];

const lineRow = (line: OrderLine, currency?: string) =>
  h(
    'li',
    {},
    pictureOf(line.pictures[0], { alt: '', sizes: '64px' }),
    h(
      'div',
      {},
      h('strong', {}, `${line.quantity} × ${inLanguage(line.name)}`),
      ...line.options.map(option =>
        h('small', {}, `${inLanguage(option.group_name)}: ${inLanguage(option.choice_name)}`),
      ),
      ...line.offer_choices.map(dish => h('small', {}, `${inLanguage(dish.label)}: ${inLanguage(dish.name)}`)),
      line.instructions !== null && h('small', { class: 'note' }, h('bdi', {}, line.instructions)),
    ),
    line.line_total !== undefined && currency !== undefined && h('span', {}, money(line.line_total, currency)),
  );

/** Kitchen accounts see no amounts. */
function amounts({ subtotal, discounts, fees, tip, total, promo_code, currency }: Order): HTMLElement | false {
  if (subtotal === undefined || total === undefined || currency === undefined) return false;
  const fee = (fees?.delivery ?? 0) + (fees?.pickup ?? 0);
  const rows: [string, number | undefined][] = [
    [say('subtotal'), subtotal],
    [say('promo', { code: promo_code ?? '' }), -(discounts?.promo ?? 0)],
    [say('points'), -(discounts?.rewards ?? 0)],
    [say('fee'), fee],
    [say('tip'), tip],
    [say('total'), total],
  ];
  const shown = rows.filter(([, amount]) => amount);
  return h(
    'dl',
    { class: 'amounts' },
    ...shown.flatMap(([name, amount = 0]) => [h('dt', {}, name), h('dd', {}, money(amount, currency))]),
  );
}

function facts(order: Order): HTMLElement {
  const { address, kitchen } = order;
  const zone = kitchen?.time_zone;
  const rows: [string, ...(string | HTMLElement | null | undefined)[]][] = [
    [say('customer'), order.name, h('a', { href: `tel:${order.phone}`, dir: 'ltr' }, order.phone), order.email],
    [say('address'), address && `${address.street}, ${address.city} ${address.postcode}`],
    [say('note'), order.delivery_instructions],
    [say('kitchen'), kitchen && inLanguage(kitchen.name)],
    [say('placed'), moment(order.placed_at, zone)],
    [say('promised'), order.promised_at && upcoming(order.promised_at, zone)],
    [say('accept_by'), order.status === 'pending' && order.accept_by ? upcoming(order.accept_by, zone) : null],
  ];
  const shown = rows.filter(([, ...values]) => values.some(Boolean));
  return h(
    'dl',
    {},
    ...shown.flatMap(([name, ...values]) => [
      h('dt', {}, name),
      h('dd', {}, ...values.map(value => value && h('div', {}, h('bdi', {}, value)))),
    ]),
  );
}

const timelineRow = ({ status, at, by, reason }: Order['timeline'][number], zone?: string) =>
  h(
    'li',
    {},
    h('strong', {}, statusName(status)),
    ` ${time(at, zone)} · ${actorName(by)}`,
    reason !== null && h('p', {}, h('bdi', {}, reason)),
  );
