import { dataOf } from 'quintet-clients/answers';
import { food, type Overview } from '../api';
import { h, replace } from '../dom';
import { dayName, money, number } from '../format';
import { inLanguage, words } from '../language';
import { orders } from '../orders/orders';
import { sentenceOf } from '../refusals';
import { skeleton } from '../skeleton';
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
export function overview(page: AbortSignal): HTMLElement {
  const body = h('div', { class: 'overview' }, skeleton());
  const choice = h('div', { class: 'choice' });
  let reading = 0;

  const read = async () => {
    const current = ++reading;
    try {
      const day = await dataOf(food.GET('/api/overview', { params: { query: { range } } }));
      if (current === reading) replace(body, ...sections(day));
    } catch (error) {
      replace(body, h('p', { role: 'alert' }, sentenceOf(error)));
    }
  };
  const choose = (chosen: typeof range) => {
    range = chosen;
    replace(
      choice,
      ...RANGES.map(name =>
        h('button', { id: name, 'aria-pressed': String(name === range), onclick: () => choose(name) }, say(name)),
      ),
    );
    void read();
  };

  let pause = 0;
  orders.onChange(page, () => {
    clearTimeout(pause);
    pause = window.setTimeout(() => void read(), PAUSE_MS);
  });
  page.addEventListener('abort', () => clearTimeout(pause));
  document.title = say('title');
  choose(range);
  return h('div', {}, h('div', { class: 'bar' }, h('h1', {}, say('title')), choice), body);
}

const sections = (day: Overview): HTMLElement[] => [
  h('p', { class: 'faint' }, dayName(day.date)),
  h(
    'dl',
    { class: 'figures' },
    ...figure(say('orders'), number(day.orders)),
    ...figure(say('revenue'), money(day.revenue)),
    ...figure(say('average'), money(day.average_order)),
    ...figure(say('waiting'), number(day.awaiting_confirmation)),
    ...figure(say('customers'), number(day.new_customers)),
  ),
  h('section', { class: 'panel wide' }, h('h2', {}, say('hours')), hoursChart(day.by_hour)),
  panel(
    say('dishes'),
    day.top_dishes.map(({ name, quantity, revenue }) => [`${number(quantity)} × ${inLanguage(name)}`, money(revenue)]),
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
