import { h } from '../site/element';
import { money, stars as average } from '../site/format';
import { inLanguage } from '../site/language';
import { pictureOf } from '../site/pictures';
import type { Dish } from './shop';
import { w } from './words';

const CARD_SIZES = '(min-width: 72rem) 17rem, (min-width: 36rem) 45vw, 8rem';

export const dishCard = (dish: Dish, eager = false): HTMLElement =>
  h(
    'article',
    { class: 'card dish-card' },
    pictureOf(dish.pictures[0], { alt: '', sizes: CARD_SIZES, eager }),
    dish.is_best_seller && h('span', { class: 'badge' }, w('bestSeller')),
    h(
      'div',
      {},
      h('h3', {}, h('a', { href: `/menu/${dish.slug}` }, inLanguage(dish.name))),
      h('p', { class: 'faint' }, inLanguage(dish.description)),
      h('footer', {}, h('strong', {}, dish.is_available ? priceOf(dish) : w('soldOut')), stars(dish)),
    ),
  );

/** Options may cost more than the dish as it stands. */
function priceOf({ price, option_groups }: Dish): string {
  const costs = option_groups.some(({ required, choices }) => required && choices.some(each => each.price_delta !== 0));
  return costs ? w('from', { price: money(price) }) : money(price);
}

export const stars = ({ rating, review_count: count }: Dish): HTMLElement | undefined =>
  rating === null
    ? undefined
    : h(
        'span',
        { class: 'stars', role: 'img', 'aria-label': w('rated', { rating: average(rating), count }) },
        `${average(rating)} (${count})`,
      );
