import { h } from '#kit/element';
import { inLanguage } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import type { HomeCard } from './api';
import { saveButton } from './saved';
import { price, sizeOf, w } from './words';

const SIZES = '(min-width: 45rem) 22rem, 92vw';

/** A home of a list. */
export const homeCard = (home: HomeCard, level: 'h2' | 'h3' = 'h3'): HTMLElement =>
  h(
    'article',
    { class: 'card home-card' },
    pictureOf(home.cover ?? undefined, { alt: inLanguage(home.title), sizes: SIZES }),
    saveButton(home),
    h(
      'div',
      {},
      h(
        'p',
        { class: 'faint' },
        [w(home.purpose), home.neighborhood && inLanguage(home.neighborhood.name)].filter(Boolean).join(' · '),
      ),
      h(level, {}, h('a', { href: `/homes/${home.slug}` }, inLanguage(home.title))),
      h('p', { class: 'faint' }, sizeOf(home)),
      h('footer', {}, h('strong', {}, price(home))),
    ),
  );

export const homeCards = (homes: HomeCard[], level?: 'h2' | 'h3'): HTMLElement =>
  h(
    'ul',
    { class: 'cards' },
    homes.map(home => h('li', {}, homeCard(home, level))),
  );
