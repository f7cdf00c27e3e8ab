import type { Order } from '../api';
import { h, put } from '#kit/element';
import { number } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { isToBeCooked } from './orders';

const say = words({
  totals: ['To be cooked', 'المطلوب تحضيره'],
  nothing: ['Nothing has to be cooked.', 'لا شيء للتحضير.'],
});

type Name = Order['lines'][number]['name'];

/** How many of each dish the orders need that are not ready, most first. A combo counts as its dishes. */
function totals(orders: readonly Order[]): [name: Name, count: number][] {
  const counts = new Map<number, [Name, number]>();
  const add = (id: number, name: Name, quantity: number) =>
    counts.set(id, [name, (counts.get(id)?.[1] ?? 0) + quantity]);
  for (const { lines } of orders.filter(isToBeCooked))
    for (const { product_id, name, quantity, offer_choices } of lines) {
      if (product_id !== null) add(product_id, name, quantity);
      for (const dish of offer_choices) add(dish.product_id, dish.name, quantity);
    }
  return [...counts.values()].toSorted(([, one], [, other]) => other - one);
}

/** The dishes to cook in one row, which is scrolled so that new orders move nothing below it. */
export class DishTotals {
  private readonly list = h('ul', { tabindex: 0, 'aria-label': say('totals') });
  readonly element = h('div', { class: 'totals' }, h('h2', {}, say('totals')), this.list);

  show(orders: readonly Order[]): void {
    const dishes = totals(orders);
    put(
      this.list,
      ...dishes.map(([name, count]) =>
        h('li', { class: 'tag' }, h('strong', {}, `${number(count)} ×`), ` ${inLanguage(name)}`),
      ),
      dishes.length === 0 && h('li', { class: 'faint' }, say('nothing')),
    );
  }
}
