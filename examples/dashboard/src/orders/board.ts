import type { Page, Visit } from '#kit/router';
import type { Order } from '../api';
import { kitchenBar } from '../kitchens/kitchen-bar';
import { kitchens, readEnded } from '../kitchens/kitchens';
import type { Signed } from '../member';
import { h, put } from '#kit/element';
import { number } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { skeleton } from '#kit/skeleton';
import { card } from './card';
import { DishTotals } from './dish-totals';
import { openOrder } from './order-detail';
import { statusName } from './order-words';
import { canBeAccepted, isRead, OPEN, orders } from './orders';

const say = words({
  orders: ['Orders', 'الطلبات'],
  all_kitchens: ['All kitchens', 'كل المطابخ'],
  finished: ['Finished today', 'انتهت اليوم'],
  none: ['None', 'لا شيء'],
  unpaid: ['Waiting for payment', 'بانتظار الدفع'],
});

const COLUMNS = [...OPEN, 'finished'] as const;
type Column = (typeof COLUMNS)[number];
const TICK_MS = 30_000;

const columnName = (column: Column) => (column === 'finished' ? say('finished') : statusName(column));
const columnOf = ({ status }: Order): Column => OPEN.find(open => open === status) ?? 'finished';

/** What the member looked at last, so that a way to another page and back does not lose it. */
let shownKitchen = '';
let shownColumn: Column = 'pending';

/** The orders by status, and one of them in full above them. On a phone one status is shown at a time. */
export function boardPage({ member }: Signed, { parameters, left }: Visit): Page {
  const openId = parameters['id'] === undefined ? undefined : Number(parameters['id']);
  const mayMove = member.permissions.includes('orders.edit');
  const mayPlan = member.permissions.includes('settings.edit');
  const columns = h('div', { class: 'columns' }, !isRead.value && skeleton('rows'));
  const tabs = h('div', { class: 'tabs' });
  const drawer = h('aside', { class: 'drawer' });
  const choice = member.kitchen_code === null ? kitchenChoice(left, () => draw()) : null;
  const kitchen = h('div', { class: 'kitchen-bar', role: 'status' });
  const totals = new DishTotals();

  let waiting = 0;
  const draw = () => {
    const shown = [...orders.value.values()].filter(({ kitchen_code: code }) => !shownKitchen || code === shownKitchen);
    put(kitchen, ...kitchenBar(member.kitchen_code ?? shownKitchen, mayMove, mayPlan));
    const by = Map.groupBy(shown, columnOf);
    columns.dataset['shown'] = shownColumn;
    put(tabs, ...COLUMNS.map(column => tab(column, ready(column, by.get(column) ?? []).length)));
    if (isRead.value) totals.show(shown);
    if (isRead.value) put(columns, ...COLUMNS.map(column => columnWith(column, by.get(column) ?? [])));
    waiting = shown.filter(canBeAccepted).length;
    document.title = title();
  };
  const title = () => (waiting > 0 ? `(${waiting}) ${say('orders')}` : say('orders'));
  const tab = (column: Column, count: number) =>
    h(
      'button',
      { id: `tab-${column}`, 'aria-pressed': String(column === shownColumn), onclick: () => show(column) },
      `${columnName(column)} `,
      h('span', { class: 'count' }, number(count)),
    );
  const show = (column: Column) => {
    shownColumn = column;
    draw();
  };
  const cards = (list: Order[]) => list.map(order => card(order, mayMove, order.id === openId));
  const columnWith = (column: Column, list: Order[]) => {
    const sorted = list.toSorted(column === 'finished' ? latestFirst : soonestFirst);
    const now = ready(column, sorted);
    const later = sorted.filter(order => !now.includes(order));
    return h(
      'section',
      { 'data-column': column, 'aria-label': columnName(column) },
      h('h2', {}, `${columnName(column)} `, h('span', { class: 'count' }, number(now.length))),
      ...cards(now),
      now.length === 0 && h('p', { class: 'faint' }, say('none')),
      later.length > 0 && h('h3', {}, `${say('unpaid')} `, h('span', { class: 'count' }, number(later.length))),
      ...cards(later),
    );
  };

  kitchens.onChange(left, draw);
  orders.show(left, draw);
  const tick = () => {
    draw(); // how late an order is
    readEnded().catch(() => undefined); // tried again at the next tick
  };
  const ticking = setInterval(tick, TICK_MS);
  left.addEventListener('abort', () => clearInterval(ticking));
  if (openId !== undefined) openOrder(drawer, openId, member, left);
  const body = h(
    'div',
    { class: 'board' },
    h('div', { class: 'bar' }, h('h1', {}, say('orders')), choice),
    kitchen,
    totals.element,
    tabs,
    columns,
    openId !== undefined && drawer,
  );
  return { title: title(), body, place: 'orders' };
}

/** Orders of a column without new ones that wait for their payment: these count nowhere, as in the overview. */
const ready = (column: Column, list: Order[]): Order[] =>
  column === 'pending' ? list.filter(({ payment_status: status }) => status === 'paid') : list;

const dueAt = ({ promised_at, placed_at }: Order) => promised_at ?? placed_at;
const soonestFirst = (one: Order, other: Order) => dueAt(one).localeCompare(dueAt(other));
const latestFirst = (one: Order, other: Order) => other.updated_at.localeCompare(one.updated_at);

function kitchenChoice(left: AbortSignal, draw: () => void): HTMLSelectElement {
  const choice = h('select', {
    'aria-label': say('all_kitchens'),
    onchange: () => {
      shownKitchen = choice.value;
      draw();
    },
  });
  kitchens.show(left, all => {
    const offered = [...all.values()].map(({ code, name }) => h('option', { value: code }, inLanguage(name)));
    put(choice, h('option', { value: '' }, say('all_kitchens')), ...offered);
    choice.value = shownKitchen;
  });
  return choice;
}
