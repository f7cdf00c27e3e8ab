import { h } from './element';
import { number } from './format';
import { words } from './language';

const w = words({
  pages: ['Pages', 'الصفحات'],
  page: ['Page {page} of {pages}', 'صفحة {page} من {pages}'],
  previous: ['Previous', 'السابقة'],
  next: ['Next', 'التالية'],
});

/** Links to the page before and after; nothing for a single page. */
export const pager = (page: number, pages: number, addressOf: (page: number) => string): HTMLElement | false =>
  pages > 1 &&
  h(
    'nav',
    { class: 'pager', 'aria-label': w('pages') },
    page > 1 && h('a', { class: 'button', href: addressOf(page - 1), rel: 'prev' }, w('previous')),
    h('span', { class: 'faint' }, w('page', { page: number(page), pages: number(pages) })),
    page < pages && h('a', { class: 'button', href: addressOf(page + 1), rel: 'next' }, w('next')),
  );

/** The present address with another page. */
export function pageAddress(page: number): string {
  const query = new URLSearchParams(location.search);
  query.set('page', String(page));
  return `${location.pathname}?${query}`;
}
