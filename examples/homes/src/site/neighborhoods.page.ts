import { h } from '#kit/element';
import { inLanguage, words } from '#kit/language';
import { pageAddress, pager } from '#kit/pager';
import { pictureOf } from '#kit/pictures';
import type { Page, Visit } from '#kit/router';
import { emptyState, missingState } from '#kit/states';
import { type Neighborhood, readAgency, readHomes } from './api';
import { homeCards } from './home-card';
import { count, w } from './words';

const s = words({
  title: ['Neighbourhoods', 'الأحياء'],
  none: ['No home is offered here at the moment.', 'لا عقارات معروضة هنا حاليًا.'],
  gone: ['This neighbourhood is not on the site.', 'هذا الحي غير معروض في الموقع.'],
});

const PAGE_SIZE = 12;

export async function neighborhoodsPage(): Promise<Page> {
  const { neighborhoods } = await readAgency();
  const body = h('section', {}, h('h1', {}, s('title')), neighborhoodCards(neighborhoods, 'h2'));
  return { title: s('title'), body };
}

export const neighborhoodCards = (neighborhoods: Neighborhood[], level: 'h2' | 'h3' = 'h3'): HTMLElement =>
  h(
    'ul',
    { class: 'cards wide' },
    neighborhoods.map(({ slug, name, pictures, short_description, properties_count: homes }) =>
      h(
        'li',
        {},
        h(
          'article',
          { class: 'card' },
          pictureOf(pictures[0], { alt: '', sizes: '(min-width: 45rem) 22rem, 92vw' }),
          h(
            'div',
            {},
            h(level, {}, h('a', { href: `/neighborhoods/${slug}` }, inLanguage(name))),
            h('p', {}, inLanguage(short_description)),
            h('footer', { class: 'faint' }, h('span', {}, count('home', homes))),
          ),
        ),
      ),
    ),
  );

/** `/neighborhoods/:slug?page=` */
export async function neighborhoodPage({ parameters, query }: Visit): Promise<Page> {
  const slug = parameters['slug']!;
  const asked = { neighborhood: slug, page: Number(query.get('page')) || 1, page_size: PAGE_SIZE };
  const [{ neighborhoods }, found] = await Promise.all([readAgency(), readHomes(asked)]);
  const place = neighborhoods.find(one => one.slug === slug);
  if (!place) return { title: s('gone'), body: missingState() };
  const title = inLanguage(place.name);
  const body = h(
    'section',
    {},
    h(
      'div',
      { class: 'place' },
      pictureOf(place.pictures[0], {
        alt: inLanguage(place.cover_alt),
        sizes: '(min-width: 70rem) 68rem, 94vw',
        eager: true,
      }),
    ),
    h('h1', {}, title),
    h('p', {}, inLanguage(place.short_description)),
    h('p', { class: 'faint', role: 'status' }, count('home', found.total)),
    found.total > 0
      ? homeCards(found.data, 'h2')
      : emptyState(s('none'), h('a', { class: 'button', href: '/homes' }, w('all'))),
    pager(found.page, found.totalPages, pageAddress),
  );
  return { title, body };
}
