import type { StaysSchemas } from 'quintet-clients/stays';
import { h } from '#kit/element';
import { money, stars } from '#kit/format';
import { inLanguage } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import { count } from './counts';
import { kind, w } from './words';

type Found = StaysSchemas['FoundStayView'];

/** A home of a list, with what the searched nights cost; `query` goes on to its page. */
export function stayCard(stay: Found, currency: string, query: string): HTMLElement {
  const { slug, title, destination, nightly_rate, price, media } = stay;
  const rooms = [kind(stay.type), count('bedroom', stay.bedrooms), count('guest', stay.max_guests)].join(' · ');
  return h(
    'article',
    { class: 'card' },
    pictureOf(media[0], { alt: inLanguage(title), sizes: '(min-width: 45rem) 22rem, 92vw' }),
    h(
      'div',
      {},
      h('p', { class: 'faint' }, inLanguage(destination.name), ' ', starsOf(stay)),
      h('h2', {}, h('a', { href: `/stays/${slug}${query && `?${query}`}` }, inLanguage(title))),
      h('p', { class: 'faint' }, rooms),
      h(
        'footer',
        {},
        h('span', {}, w('aNight', { price: money(nightly_rate, currency) })),
        price &&
          h(
            'strong',
            { 'data-total': price.total },
            `${money(price.total, price.currency)} · ${count('night', price.nights)}`,
          ),
      ),
    ),
  );
}

export const starsOf = ({ rating, review_count }: Pick<Found, 'rating' | 'review_count'>): HTMLElement | false =>
  rating !== null && h('span', { class: 'stars' }, `${stars(rating)} (${count('review', review_count)})`);
