import { dataOf } from 'quintet-clients/answers';
import { food, type Kitchen, type Member, type Order } from '../api';
import { h, replace } from '../dom';
import { number } from '../format';
import { inLanguage, words } from '../language';
import { sentenceOf } from '../refusals';
import { skeleton } from '../skeleton';
import { tell } from '../toast';
import { card } from './card';
import { openOrder } from './order-detail';
import { statusName } from './order-words';
import { canBeAccepted, isRead, OPEN, orders } from './orders';

const say = words({
  orders: ['Orders', 'الطلبات'],
  all_kitchens: ['All kitchens', 'كل المطابخ'],
  finished: ['Finished today', 'انتهت اليوم'],
  none: ['None', 'لا شيء'],
});

const COLUMNS = [...OPEN, 'finished'] as const;
type Column = (typeof COLUMNS)[number];
const TICK_MS = 30_000;

const columnName = (column: Column) => (column === 'finished' ? say('finished') : statusName(column));
const columnOf = ({ status }: Order): Column => OPEN.find(open => open === status) ?? 'finished';

/** What the member looked at last, so that a way to another page and back does not lose it. */
let shownKitchen = '';
let shownColumn: Column = 'pending';

/** The orders by status, and one of them in full beside them. On a phone one status is shown at a time. */
export function board(member: Member, page: AbortSignal, openId?: number): HTMLElement {
  const mayMove = member.permissions.includes('orders.edit');
  const columns = h('div', { class: 'columns' }, !isRead.value && skeleton());
  const tabs = h('div', { class: 'tabs' });
  const drawer = h('aside', { class: 'drawer' });
  const choice = member.kitchen_code === null ? kitchenChoice(() => draw()) : null;

  const draw = () => {
    const shown = [...orders.value.values()].filter(({ kitchen_code: code }) => !shownKitchen || code === shownKitchen);
    const by = Map.groupBy(shown, columnOf);
    columns.dataset['shown'] = shownColumn;
    replace(tabs, ...COLUMNS.map(column => tab(column, by.get(column)?.length ?? 0)));
    if (isRead.value) replace(columns, ...COLUMNS.map(column => columnWith(column, by.get(column) ?? [])));
    const waiting = shown.filter(canBeAccepted).length;
    document.title = waiting > 0 ? `(${waiting}) ${say('orders')}` : say('orders');
  };
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
  const columnWith = (column: Column, list: Order[]) =>
    h(
      'section',
      { 'data-column': column, 'aria-label': columnName(column) },
      h('h2', {}, `${columnName(column)} `, h('span', { class: 'count' }, number(list.length))),
      ...list
        .toSorted(column === 'finished' ? latestFirst : urgentFirst)
        .map(order => card(order, mayMove, order.id === openId)),
      list.length === 0 && h('p', { class: 'faint' }, say('none')),
    );

  orders.show(page, draw);
  const ticking = setInterval(draw, TICK_MS); // how late an order is
  page.addEventListener('abort', () => clearInterval(ticking));
  if (openId !== undefined) openOrder(drawer, openId, mayMove, page);
  return h(
    'div',
    { class: 'board' },
    h('div', { class: 'bar' }, h('h1', {}, say('orders')), choice),
    tabs,
    columns,
    openId !== undefined && drawer,
  );
}

/** What can be worked on comes before what waits for its payment, then in the order of the guests. */
const urgentFirst = (one: Order, other: Order) =>
  Number(isUnpaid(one)) - Number(isUnpaid(other)) || one.placed_at.localeCompare(other.placed_at);
const latestFirst = (one: Order, other: Order) => other.updated_at.localeCompare(one.updated_at);
const isUnpaid = ({ payment_status: status }: Order) => status !== 'paid';

function kitchenChoice(draw: () => void): HTMLSelectElement {
  const choice = h(
    'select',
    {
      'aria-label': say('all_kitchens'),
      onchange: () => {
        shownKitchen = choice.value;
        draw();
      },
    },
    h('option', { value: '' }, say('all_kitchens')),
  );
  const offer = (kitchens: Kitchen[]) => {
    choice.append(...kitchens.map(({ code, name }) => h('option', { value: code }, inLanguage(name))));
    choice.value = shownKitchen;
  };
  dataOf(food.GET('/api/kitchens')).then(offer, (error: unknown) => tell(sentenceOf(error)));
  return choice;
}
