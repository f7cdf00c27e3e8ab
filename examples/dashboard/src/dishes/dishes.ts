import { dataOf } from 'quintet-clients/answers';
import { food } from '../api';
import { h, replace } from '../dom';
import { number } from '../format';
import { words } from '../language';
import { sentenceOf } from '../refusals';
import { skeleton } from '../skeleton';
import { dishRow } from './dish-row';

const say = words({
  title: ['Dishes', 'الأطباق'],
  find: ['Find a dish', 'ابحث عن طبق'],
  none: ['No dish is called that.', 'لا يوجد طبق بهذا الاسم.'],
  page: ['Page {page} of {pages}', 'صفحة {page} من {pages}'],
  before: ['Back', 'السابق'],
  next: ['Next', 'التالي'],
});

const LIMIT = 20;
const TYPING_MS = 250;

/** The menu with its drafts: what can be ordered now, what it costs, what it looks like. */
export function dishes(): HTMLElement {
  const list = h('ul', { class: 'dishes' }, h('li', {}, skeleton()));
  const pager = h('nav', { class: 'pager' });
  const find = h('input', { type: 'search', placeholder: say('find'), 'aria-label': say('find') });
  let reading = 0;

  const read = async (page: number) => {
    const current = ++reading;
    const query = { scope: 'admin', sort: 'name', q: find.value || undefined, page, limit: LIMIT } as const;
    try {
      const { items, totalPages } = await dataOf(food.GET('/api/products', { params: { query } }));
      if (current !== reading) return;
      replace(list, ...items.map(dishRow), items.length === 0 && h('li', {}, say('none')));
      replace(pager, ...(totalPages > 1 ? steps(page, totalPages) : []));
    } catch (error) {
      replace(list, h('li', { role: 'alert' }, sentenceOf(error)));
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
  document.title = say('title');
  void read(1);
  return h('div', {}, h('div', { class: 'bar' }, h('h1', {}, say('title')), find), list, pager);
}
