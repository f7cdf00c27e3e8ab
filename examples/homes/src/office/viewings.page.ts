import { dataOf } from 'quintet-clients/answers';
import type { PropertyOperations } from 'quintet-clients/property';
import { h } from '#kit/element';
import { moment } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { pageAddress, pager } from '#kit/pager';
import type { Page, Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { type Office, property, type Viewing } from './api';
import { livePart } from './live-part';
import { filtersOf, listHead, statusTag, w } from './words';

type Query = NonNullable<PropertyOperations['ViewingsStaff_list']['parameters']['query']>;

const s = words({ title: ['Viewings', 'المعاينات'] });
const ADDRESS = '/office/viewings';

/** `/office/viewings?status=&q=&page=` */
export async function viewingsPage({ settings }: Office, { query, left }: Visit): Promise<Page> {
  const asked: Query = { ...filtersOf(query), status: (query.get('status') || undefined) as Query['status'] };
  const read = () => dataOf(property.GET('/api/viewings', { params: { query: asked } }));
  const body = await livePart(left, read, ({ data, counts, page, totalPages }) => [
    listHead({
      title: s('title'),
      address: ADDRESS,
      query,
      all: counts.all,
      statuses: (['requested', 'confirmed', 'completed', 'cancelled'] as const).map(status => [status, counts[status]]),
    }),
    data.length > 0
      ? h(
          'ul',
          { class: 'rows list' },
          data.map(viewing => row(viewing, settings.timezone)),
        )
      : emptyState(w('none'), h('a', { class: 'button', href: ADDRESS }, w('showAll'))),
    pager(page, totalPages, pageAddress),
  ]);
  return { title: s('title'), body };
}

const row = (
  { id, reference, name, status, property: home, confirmed_at, preferred_at }: Viewing,
  zone: string,
): HTMLElement =>
  h(
    'li',
    {},
    h('a', { href: `${ADDRESS}/${id}` }, h('bdi', {}, name)),
    statusTag(status),
    h('strong', {}, moment(confirmed_at ?? preferred_at, zone)),
    h('small', {}, [reference, home && inLanguage(home.title)].filter(Boolean).join(' · ')),
  );
