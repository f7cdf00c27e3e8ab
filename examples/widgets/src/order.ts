import { dataOf } from 'quintet-clients/answers';
import { createFoodClient } from 'quintet-clients/food';
import { everyRow } from 'quintet-clients/pages';
import { h, put } from '#kit/element';
import { money } from '#kit/format';
import { inLanguage, language, words } from '#kit/language';
import { dishRow } from './dish-row';
import { addressOf, Cart } from './cart';
import { startWidget } from './widget';

const w = words({
  closed: [
    'The kitchen is closed just now. You can order for a later time.',
    'المطبخ مغلق الآن. يمكنك الطلب لوقت لاحق.',
  ],
  basket: ['Your order', 'طلبك'],
  empty: ['Nothing chosen yet.', 'لم تختر شيئًا بعد.'],
  subtotal: ['Subtotal', 'المجموع'],
  onward: ['To the checkout', 'إلى إتمام الطلب'],
  less: ['One less: {dish}', 'إنقاص واحد: {dish}'],
  more: ['One more: {dish}', 'زيادة واحد: {dish}'],
  noKitchen: ['This kitchen does not exist: {code}', 'لا يوجد هذا المطبخ: {code}'],
});

/** `<script src="…/widgets/order.js" data-kitchen="code">`: the menu of a kitchen and a basket, then the checkout of the site. */
startWidget(async ({ base, site, options }) => {
  const food = createFoodClient({ baseUrl: base, language });
  const [kitchens, { currency }] = await Promise.all([
    dataOf(food.GET('/api/kitchens')),
    dataOf(food.GET('/api/settings/public')),
  ]);
  const code = options['kitchen'] ?? kitchens[0]?.code ?? '';
  const kitchen = kitchens.find(each => each.code === code);
  if (!kitchen) return [h('p', { role: 'alert' }, w('noKitchen', { code }))];

  const read = (page: number) =>
    food.GET('/api/products', { params: { query: { kitchen: code, page, limit: 100, sort: 'popularity' } } });
  const sections = new Map<string, HTMLElement[]>();
  const cart = new Cart(() => showCart());
  for await (const dish of everyRow(read)) {
    const name = inLanguage(dish.category.name);
    sections.set(name, [...(sections.get(name) ?? []), dishRow(dish, currency, line => cart.add(line))]);
  }

  const shownCart = h('div', { class: 'cart' });
  const showCart = () => put(shownCart, ...cartOf(cart, currency, addressOf(site, code, cart)));
  showCart();
  return [
    h('h2', {}, inLanguage(kitchen.name)),
    !kitchen.is_open_now && h('p', { class: 'faint' }, w('closed')),
    ...[...sections].map(([name, rows]) => h('section', {}, h('h3', {}, name), h('ul', {}, rows))),
    h('section', { 'aria-label': w('basket') }, h('h3', {}, w('basket')), shownCart),
  ];
});

function cartOf(cart: Cart, currency: string, address: string): HTMLElement[] {
  if (cart.lines.length === 0) return [h('p', { class: 'faint', role: 'status' }, w('empty'))];
  const rows = cart.lines.map((line, index) => {
    const dish = inLanguage(line.name);
    const button = (id: string, sign: string, label: string, step: number) =>
      h('button', { id, type: 'button', 'aria-label': label, onclick: () => cart.change(index, step) }, sign);
    return h(
      'li',
      { class: 'line' },
      h('span', {}, dish, ' ', h('small', {}, line.chosen.map(inLanguage).join(language() === 'ar' ? '، ' : ', '))),
      h(
        'span',
        { class: 'amount' },
        button(`less-${index}`, '−', w('less', { dish }), -1),
        h('span', { 'aria-live': 'polite' }, line.quantity),
        button(`more-${index}`, '+', w('more', { dish }), 1),
      ),
    );
  });
  return [
    h('ul', {}, rows),
    h('dl', { class: 'sum' }, h('dt', {}, w('subtotal')), h('dd', {}, money(cart.subtotal(), currency))),
    h('a', { class: 'button main', href: address }, w('onward')),
  ];
}
