import { h } from '#kit/element';
import { money, stars as average, upcoming } from '#kit/format';
import { inLanguage } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import type { Dish, ListedDish } from './shop';
import { w } from './words';

const CARD_SIZES = '(min-width: 72rem) 17rem, (min-width: 36rem) 45vw, 8rem';

interface CardOptions {
  eager?: boolean;
  /** Suggestions are mostly best sellers, so that the badge would say nothing there. */
  hasBadge?: boolean;
}

/** @param dish in a list also with the time at which the kitchen sells it again */
export const dishCard = (
  dish: Dish | ListedDish,
  currency: string,
  { eager = false, hasBadge = true }: CardOptions = {},
): HTMLElement =>
  h(
    'article',
    { class: 'card dish-card' },
    pictureOf(dish.pictures[0], { alt: '', sizes: CARD_SIZES, eager }),
    hasBadge && dish.is_best_seller && h('span', { class: 'badge' }, w('bestSeller')),
    h(
      'div',
      {},
      h('h3', {}, h('a', { href: `/menu/${dish.slug}` }, inLanguage(dish.name))),
      h('p', { class: 'faint' }, inLanguage(dish.description)),
      h('footer', {}, h('strong', {}, dish.is_available ? priceOf(dish, currency) : soldOut(dish)), stars(dish)),
    ),
  );

const soldOut = (dish: Dish | ListedDish): string =>
  'available_from' in dish && dish.available_from
    ? w('soldOutUntil', { time: upcoming(dish.available_from) })
    : w('soldOut');

/** Options may cost more than the dish as it stands. */
function priceOf({ price, option_groups }: Dish, currency: string): string {
  const costs = option_groups.some(({ required, choices }) => required && choices.some(each => each.price_delta !== 0));
  return costs ? w('from', { price: money(price, currency) }) : money(price, currency);
}

export const stars = ({ rating, review_count: count }: Dish): HTMLElement | undefined =>
  rating === null
    ? undefined
    : h(
        'span',
        { class: 'stars', role: 'img', 'aria-label': w('rated', { rating: average(rating), count }) },
        `${average(rating)} (${count})`,
      );
