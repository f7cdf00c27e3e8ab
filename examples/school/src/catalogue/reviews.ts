import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { dayOf, number } from '#kit/format';
import { words } from '#kit/language';
import { load } from '#kit/states';
import { type CoursePage, school } from '../school';

const say = words({
  title: ['What students say', 'ماذا يقول الطلاب'],
  none: ['No review yet.', 'لا تقييمات بعد.'],
  rating: ['{n} of 5 stars', '{n} من 5 نجوم'],
});

const LATEST = 6;

/** The latest reviews, read after the page. */
export function reviewsOf({ slug, review_count: total }: CoursePage): HTMLElement {
  const list = h('div', { class: 'reviews' });
  const params = { path: { slug }, query: { page_count: LATEST } };
  const read = async () => (await dataOf(school.GET('/api/users/courses/{slug}/reviews', { params }))).data;
  if (total > 0)
    void load(list, read, reviews =>
      h(
        'ul',
        {},
        ...reviews.map(({ rating, comment, author, updated_at: at }) =>
          h(
            'li',
            {},
            h('div', { class: 'bar' }, h('strong', {}, h('bdi', {}, author)), starsOf(rating)),
            comment && h('p', { dir: 'auto' }, comment),
            h('p', { class: 'faint small' }, dayOf(at)),
          ),
        ),
      ),
    );
  else list.append(h('p', { class: 'faint' }, say('none')));
  return h('section', {}, h('h2', {}, say('title')), list);
}

const starsOf = (rating: number): HTMLElement =>
  h('span', { class: 'given', role: 'img', 'aria-label': say('rating', { n: number(rating) }) }, '★'.repeat(rating));
