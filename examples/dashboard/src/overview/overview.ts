import { dataOf } from 'quintet-clients/answers';
import { food, type Overview } from '../api';
import { h, put } from '#kit/element';
import { fullDay, money, number } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { orders } from '../orders/orders';
import type { Page, Visit } from '#kit/router';
import { errorState } from '#kit/states';
import { skeleton } from '#kit/skeleton';
import type { Signed } from '../member';
import { hoursChart } from './hours-chart';

const say = words({
  title: ['Overview', 'نظرة عامة'],
  today: ['Today', 'اليوم'],
  yesterday: ['Yesterday', 'أمس'],
  orders: ['Orders', 'الطلبات'],
  revenue: ['Revenue', 'الإيرادات'],
  average: ['Average order', 'متوسط الطلب'],
  waiting: ['Waiting to be accepted', 'بانتظار القبول'],
  customers: ['New customers', 'عملاء جدد'],
  hours: ['Orders by hour', 'الطلبات حسب الساعة'],
  dishes: ['Most ordered', 'الأكثر طلبًا'],
  kitchens: ['Kitchens', 'المطابخ'],
  open: ['open', 'مفتوح'],
  closed: ['closed', 'مغلق'],
  underway: ['{n} under way', '{n} قيد التنفيذ'],
  none: ['Nothing yet.', 'لا شيء بعد.'],
});

const RANGES = ['today', 'yesterday'] as const;
/** Many orders may change at once; figures are read again when they have. */
const PAUSE_MS = 1000;

let range: (typeof RANGES)[number] = 'today';

/** One day of the company in figures. Kitchen accounts see no amounts and have no such page. */
export function overviewPage({ settings }: Signed, { left }: Visit): Page {
  const body = h('div', { class: 'overview' }, skeleton('rows'));
  const choice = h('div', { class: 'choice' });
  let reading = 0;

  const read = async () => {
    const current = ++reading;
    try {
      const day = await dataOf(food.GET('/api/overview', { params: { query: { range } } }));
      if (current === reading) put(body, ...sections(day, settings.currency));
    } catch (error) {
      put(body, errorState(error, read));
    }
  };
  const choose = (chosen: typeof range) => {
    range = chosen;
    put(
      choice,
      ...RANGES.map(name =>
        h('button', { id: name, 'aria-pressed': String(name === range), onclick: () => choose(name) }, say(name)),
      ),
    );
    void read();
  };

  let pause = 0;
  orders.onChange(left, () => {
    clearTimeout(pause);
    pause = window.setTimeout(() => void read(), PAUSE_MS);
  });
  left.addEventListener('abort', () => clearTimeout(pause));
  choose(range);
  const page = h('div', {}, h('div', { class: 'bar' }, h('h1', {}, say('title')), choice), body);
  return { title: say('title'), body: page };
}

const sections = (day: Overview, currency: string): HTMLElement[] => [
  h('p', { class: 'faint' }, fullDay(day.date)),
  h(
    'dl',
    { class: 'figures' },
    ...figure(say('orders'), number(day.orders)),
    ...figure(say('revenue'), money(day.revenue, currency)),
    ...figure(say('average'), money(day.average_order, currency)),
    ...figure(say('waiting'), number(day.awaiting_confirmation)),
    ...figure(say('customers'), number(day.new_customers)),
  ),
  h('section', { class: 'panel wide' }, h('h2', {}, say('hours')), hoursChart(day.by_hour)),
  panel(
    say('dishes'),
    day.top_dishes.map(({ name, quantity, revenue }) => [
      `${number(quantity)} × ${inLanguage(name)}`,
      money(revenue, currency),
    ]),
  ),
  panel(
    say('kitchens'),
    day.kitchens.map(({ name, is_open_now, orders: placed, open_orders }) => [
      `${inLanguage(name)} · ${is_open_now ? say('open') : say('closed')}`,
      `${number(placed)} · ${say('underway', { n: number(open_orders) })}`,
    ]),
  ),
];

const figure = (name: string, value: string) => [h('div', {}, h('dt', {}, name), h('dd', {}, value))];

const panel = (title: string, rows: [string, string][]) =>
  h(
    'section',
    { class: 'panel' },
    h('h2', {}, title),
    h('ul', {}, ...rows.map(([what, much]) => h('li', {}, h('span', {}, what), h('span', {}, much)))),
    rows.length === 0 && h('p', { class: 'faint' }, say('none')),
  );
