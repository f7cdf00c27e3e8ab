import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { field, select } from '#kit/fields';
import { valuesOf } from '#kit/forms';
import { inLanguage, words } from '#kit/language';
import { pageAddress, pager } from '#kit/pager';
import { go, type Page, type Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { type Course, school, schoolSettings } from '../school';
import { count, w } from '../words';
import { courseCard } from './course-card';

const say = words({
  hero: ['Learn something you can use tomorrow', 'تعلّم ما تستخدمه غدًا'],
  search: ['Search', 'بحث'],
  searchHint: ['Words of a title', 'كلمات من العنوان'],
  subject: ['Subject', 'المجال'],
  all: ['All', 'الكل'],
  type: ['How', 'الطريقة'],
  sort: ['Order', 'الترتيب'],
  newest: ['Latest', 'الأحدث'],
  best: ['Best rated', 'الأعلى تقييمًا'],
  cheapest: ['Price', 'السعر'],
  shortest: ['Length', 'المدة'],
  none: ['No course matches. Try other words or another subject.', 'لا دورة مطابقة. جرّب كلمات أخرى أو مجالًا آخر.'],
  reset: ['Show all courses', 'عرض كل الدورات'],
});

const TYPES = ['recorded', 'live'] as const;
/** Sort key and direction of each choice. */
const SORTS = {
  best: ['rating', 'desc'],
  cheapest: ['price', 'asc'],
  shortest: ['duration', 'asc'],
} as const;
const IS_EAGER = 3;
const PAGE_SIZE = 12;

export async function cataloguePage({ query }: Visit): Promise<Page> {
  const sort = SORTS[(query.get('sort') ?? '') as keyof typeof SORTS] as (typeof SORTS)['best'] | undefined;
  const type = TYPES.find(known => known === query.get('type'));
  const params = {
    query: {
      page: Number(query.get('page')) || 1,
      page_count: PAGE_SIZE,
      title: query.get('title') ?? undefined,
      category_id: Number(query.get('category')) || undefined,
      type,
      sort_by: sort?.[0],
      sort_dir: sort?.[1],
    },
  };
  const [settings, categories, courses] = await Promise.all([
    schoolSettings(),
    dataOf(school.GET('/api/users/courses/categories')),
    dataOf(school.GET('/api/users/courses', { params })),
  ]);
  const subjects = categories
    .filter(category => category.courses_count > 0)
    .map(({ id, name }) => ({ value: String(id), label: inLanguage(name) }));
  const body = h(
    'section',
    {},
    h(
      'div',
      { class: 'hero' },
      h('h1', {}, say('hero')),
      h('p', { class: 'faint' }, inLanguage({ en: settings.site_tagline_en, ar: settings.site_tagline_ar })),
    ),
    filters(query, subjects),
    h('p', { class: 'faint', role: 'status' }, count('course', courses.total)),
    courses.data.length > 0
      ? grid(courses.data, settings.currency)
      : emptyState(say('none'), h('a', { class: 'button main', href: '/' }, say('reset'))),
    pager(courses.current_page, courses.last_page, pageAddress),
  );
  return { title: w('courses'), body, place: '/' };
}

const grid = (courses: Course[], currency: string): HTMLElement =>
  h(
    'ul',
    { class: 'cards' },
    ...courses.map((course, index) => h('li', {}, courseCard(course, currency, index < IS_EAGER))),
  );

/** Choices apply at once, words with the button or the Enter key. */
function filters(query: URLSearchParams, subjects: { value: string; label: string }[]): HTMLElement {
  const apply = () => {
    const chosen = Object.entries(valuesOf(element)).filter((entry): entry is [string, string] => Boolean(entry[1]));
    go(`/?${new URLSearchParams(chosen)}`);
  };
  const onsubmit = (event: Event) => {
    event.preventDefault();
    apply();
  };
  const all = { value: '', label: say('all') };
  const choice = (name: string, label: string, options: { value: string; label: string }[]) =>
    select({ name, label, options, value: query.get(name) ?? '', onchange: apply });
  const element: HTMLFormElement = h(
    'form',
    { class: 'filters', role: 'search', onsubmit },
    field({
      name: 'title',
      label: say('search'),
      type: 'search',
      placeholder: say('searchHint'),
      value: query.get('title') ?? '',
    }),
    choice('category', say('subject'), [all, ...subjects]),
    choice('type', say('type'), [all, ...TYPES.map(value => ({ value, label: w(value) }))]),
    choice('sort', say('sort'), [
      { value: '', label: say('newest') },
      ...(Object.keys(SORTS) as (keyof typeof SORTS)[]).map(value => ({ value, label: say(value) })),
    ]),
    h('button', { type: 'submit' }, say('search')),
  );
  return element;
}
