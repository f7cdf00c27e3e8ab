import { dataOf } from 'quintet-clients/answers';
import { h, put } from '#kit/element';
import { words } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { property } from './api';
import { homeCards } from './home-card';
import { saved } from './saved';
import { w } from './words';

const s = words({
  title: ['Saved homes', 'العقارات المحفوظة'],
  hint: ['They are kept in this browser only.', 'تُحفظ في هذا المتصفح فقط.'],
  none: [
    'Nothing saved yet. The heart on a home keeps it here.',
    'لا شيء محفوظ بعد. اضغط على القلب في أي عقار لحفظه هنا.',
  ],
});

const MAX_HOMES = 50;

export async function savedPage({ left }: Visit): Promise<Page> {
  const ids = saved.value.slice(0, MAX_HOMES);
  const query = { ids: ids.join() };
  const homes = ids.length > 0 ? await dataOf(property.GET('/api/properties/lookup', { params: { query } })) : [];
  const list = h('div');
  const show = (kept: number[]) => {
    const shown = homes.filter(({ id }) => kept.includes(id));
    put(
      list,
      shown.length > 0
        ? homeCards(shown, 'h2')
        : emptyState(s('none'), h('a', { class: 'button main', href: '/homes' }, w('all'))),
    );
  };
  saved.show(left, show);
  return {
    title: s('title'),
    body: h('section', {}, h('h1', {}, s('title')), h('p', { class: 'faint' }, s('hint')), list),
  };
}
