import { dataOf } from 'quintet-clients/answers';
import type { StaysOperations } from 'quintet-clients/stays';
import { h } from '#kit/element';
import { field, select } from '#kit/fields';
import { money, stars } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { pageAddress, pager } from '#kit/pager';
import { pictureOf } from '#kit/pictures';
import type { Page, Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { type Stay, stays } from '../api';
import { filters } from '../filters';
import type { Office } from '../office';
import { count, kindName } from '../words';

type Query = NonNullable<StaysOperations['StaysStaff_list']['parameters']['query']>;

const w = words({
  title: ['Homes', 'البيوت'],
  add: ['Add a home', 'إضافة بيت'],
  search: ['Name or number', 'اسم أو رقم'],
  status: ['Status', 'الحالة'],
  all: ['All', 'الكل'],
  published: ['Published', 'منشور'],
  draft: ['Draft', 'مسودة'],
  aNight: ['{price} a night', '{price} لليلة'],
  none: ['No home is like that.', 'لا يوجد بيت كهذا.'],
  everything: ['Show all homes', 'عرض كل البيوت'],
});

const PAGE_SIZE = 24;
const STATUSES = ['published', 'draft'] as const;

/** `/stays?q=&status=&page=` */
export async function staysPage({ settings }: Office, { query }: Visit): Promise<Page> {
  const filter: Query = {
    q: query.get('q') || undefined,
    status: STATUSES.find(status => status === query.get('status')),
    page: Number(query.get('page')) || 1,
    page_size: PAGE_SIZE,
  };
  const found = await dataOf(stays.GET('/api/stays/manage', { params: { query: filter } }));
  const body = h(
    'div',
    {},
    h('div', { class: 'bar' }, h('h1', {}, w('title')), h('a', { class: 'button main', href: '/stays/new' }, w('add'))),
    filters(
      '/stays',
      field({ name: 'q', label: w('search'), type: 'search', value: filter.q }),
      select({
        name: 'status',
        label: w('status'),
        value: filter.status,
        options: [{ value: '', label: w('all') }, ...STATUSES.map(value => ({ value, label: w(value) }))],
      }),
    ),
    h('p', { class: 'faint', role: 'status' }, count('home', found.total)),
    found.data.length > 0
      ? h(
          'ul',
          { class: 'cards' },
          found.data.map(stay => h('li', {}, stayCard(stay, settings.currency))),
        )
      : emptyState(w('none'), h('a', { class: 'button', href: '/stays' }, w('everything'))),
    pager(found.page, found.total_pages, pageAddress),
  );
  return { title: w('title'), body, place: 'stays' };
}

const stayCard = (stay: Stay, currency: string): HTMLElement =>
  h(
    'article',
    { class: 'card', 'data-stay': stay.slug },
    pictureOf(
      stay.media.find(({ type }) => type === 'image'),
      { alt: '', sizes: '(min-width: 45rem) 20rem, 92vw' },
    ),
    h(
      'div',
      {},
      h('p', { class: 'faint' }, `${kindName(stay.type)} · ${inLanguage(stay.destination.name)}`),
      h('h2', {}, h('a', { href: `/stays/${stay.id}` }, inLanguage(stay.title) || stay.reference)),
      h(
        'footer',
        {},
        h('span', {}, w('aNight', { price: money(stay.nightly_rate, currency) })),
        stay.rating !== null && h('span', { class: 'stars' }, stars(stay.rating)),
        h('span', { class: `tag ${stay.status === 'published' ? 'good' : ''}` }, w(stay.status)),
      ),
    ),
  );
