import { dataOf } from 'quintet-clients/answers';
import type { PropertyOperations } from 'quintet-clients/property';
import { h } from '#kit/element';
import { plusIcon } from '#kit/icons';
import { inLanguage, words } from '#kit/language';
import { pageAddress, pager } from '#kit/pager';
import { pictureOf } from '#kit/pictures';
import type { Page, Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { price, sizeOf, w as siteWords } from '../site/words';
import { type Office, property } from './api';
import { filtersOf, listHead, statusTag, w } from './words';

type Query = NonNullable<PropertyOperations['HomesStaff_list']['parameters']['query']>;

const s = words({ title: ['Homes', 'العقارات'], add: ['Add a home', 'أضف عقارًا'] });
const ADDRESS = '/office/homes';
const STATUSES = ['published', 'draft', 'sold', 'rented', 'archived'] as const;

/** `/office/homes?status=&q=&page=` */
export async function homesPage(_: Office, { query }: Visit): Promise<Page> {
  const asked: Query = { ...filtersOf(query), status: (query.get('status') || undefined) as Query['status'] };
  const { data, counts, page, totalPages } = await dataOf(
    property.GET('/api/properties/manage', { params: { query: asked } }),
  );
  const rows: Partial<Record<(typeof STATUSES)[number], number>> = {
    published: counts.published,
    draft: counts.drafts,
  };
  const body = h(
    'section',
    {},
    listHead({
      title: s('title'),
      address: ADDRESS,
      query,
      all: counts.all,
      statuses: STATUSES.map(status => [status, rows[status]]),
      tools: [h('a', { class: 'button main', href: `${ADDRESS}/new` }, plusIcon(), s('add'))],
    }),
    data.length > 0
      ? h(
          'ul',
          { class: 'rows homes list' },
          data.map(home =>
            h(
              'li',
              {},
              pictureOf(home.cover ?? undefined, { alt: '', sizes: '6rem' }),
              h('a', { href: `${ADDRESS}/${home.id}` }, inLanguage(home.title)),
              statusTag(home.status),
              h('strong', {}, price(home)),
              h('small', {}, [home.reference, siteWords(home.type), sizeOf(home)].join(' · ')),
            ),
          ),
        )
      : emptyState(w('none'), h('a', { class: 'button', href: ADDRESS }, w('showAll'))),
    pager(page, totalPages, pageAddress),
  );
  return { title: s('title'), body };
}
