import { dataOf } from 'quintet-clients/answers';
import type { StaysSchemas } from 'quintet-clients/stays';
import { h } from '#kit/element';
import { day, number } from '#kit/format';
import { words } from '#kit/language';
import { stays } from './api';
import { count } from './counts';

const r = words({
  title: ['What guests say', 'ماذا يقول الضيوف'],
  none: ['Nobody has written yet.', 'لا توجد تقييمات بعد.'],
  more: ['More reviews', 'مزيد من التقييمات'],
});

/** The newest reviews of a home, and a button for those before. */
export async function reviewsOf({ slug }: { slug: string }): Promise<HTMLElement> {
  const list = h('ul', { class: 'reviews' });
  const more = h('button', { type: 'button', onclick: () => read() }, r('more'));
  let page = 0;
  let total = 0;
  const read = async () => {
    page += 1;
    const params = { path: { slug }, query: { page } };
    const found = await dataOf(stays.GET('/api/stays/{slug}/reviews', { params }));
    list.append(...found.data.map(review));
    total = found.total;
    more.hidden = page >= found.total_pages;
  };
  await read();
  return h(
    'section',
    {},
    h('h2', {}, r('title')),
    h('p', { class: 'faint' }, total ? count('review', total) : r('none')),
    list,
    more,
  );
}

/** Written in whatever language the guest has. */
const review = ({ author, rating, comment, created_at }: StaysSchemas['ReviewView']) =>
  h(
    'li',
    {},
    h(
      'p',
      {},
      h('span', { class: 'stars' }, number(rating)),
      ' ',
      h('strong', { dir: 'auto' }, author),
      ' ',
      h('small', { class: 'faint' }, day(created_at.slice(0, 10))),
    ),
    h('p', { dir: 'auto' }, comment),
  );
