import { dataOf } from 'quintet-clients/answers';
import { food } from '../api';
import { h, put } from '#kit/element';
import { number } from '#kit/format';
import { words } from '#kit/language';
import type { Page } from '#kit/router';
import { errorState } from '#kit/states';
import { skeleton } from '#kit/skeleton';
import type { Signed } from '../member';
import { dishRow } from './dish-row';

const say = words({
  title: ['Dishes', 'الأطباق'],
  find: ['Find a dish', 'ابحث عن طبق'],
  none: ['No dish is called that.', 'لا يوجد طبق بهذا الاسم.'],
  page: ['Page {page} of {pages}', 'صفحة {page} من {pages}'],
  before: ['Back', 'السابق'],
  pages: ['Pages', 'الصفحات'],
  next: ['Next', 'التالي'],
});

const LIMIT = 20;
const TYPING_MS = 250;

/** The menu with its drafts: what can be ordered now, what it costs, what it looks like. */
export function dishesPage({ settings }: Signed): Page {
  const list = h('ul', { class: 'dishes' }, h('li', {}, skeleton('rows')));
  const pager = h('nav', { class: 'pager', 'aria-label': say('pages') });
  const find = h('input', { type: 'search', placeholder: say('find'), 'aria-label': say('find') });
  let reading = 0;

  const read = async (page: number) => {
    const current = ++reading;
    const query = { scope: 'admin', sort: 'name', q: find.value || undefined, page, limit: LIMIT } as const;
    try {
      const { items, totalPages } = await dataOf(food.GET('/api/products', { params: { query } }));
      if (current !== reading) return;
      put(list, ...items.map(dish => dishRow(dish, settings.currency)), items.length === 0 && h('li', {}, say('none')));
      put(pager, ...(totalPages > 1 ? steps(page, totalPages) : []));
    } catch (error) {
      put(
        list,
        h(
          'li',
          {},
          errorState(error, () => read(page)),
        ),
      );
    }
  };
  const steps = (page: number, pages: number) => [
    h('button', { disabled: page === 1, onclick: () => read(page - 1) }, say('before')),
    h('span', {}, say('page', { page: number(page), pages: number(pages) })),
    h('button', { disabled: page === pages, onclick: () => read(page + 1) }, say('next')),
  ];

  let typing = 0;
  find.addEventListener('input', () => {
    clearTimeout(typing);
    typing = window.setTimeout(() => void read(1), TYPING_MS);
  });
  void read(1);
  const body = h('div', {}, h('div', { class: 'bar' }, h('h1', {}, say('title')), find), list, pager);
  return { title: say('title'), body };
}
