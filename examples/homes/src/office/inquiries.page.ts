import { dataOf } from 'quintet-clients/answers';
import type { PropertyOperations } from 'quintet-clients/property';
import { h } from '#kit/element';
import { ago } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { pageAddress, pager } from '#kit/pager';
import type { Page, Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { type Lead, type Office, property } from './api';
import { livePart } from './live-part';
import { filtersOf, listHead, statusTag, w } from './words';

type Query = NonNullable<PropertyOperations['LeadsStaff_list']['parameters']['query']>;

const s = words({ title: ['Enquiries', 'الاستفسارات'] });
const ADDRESS = '/office/inquiries';

/** `/office/inquiries?status=&q=&page=` */
export async function inquiriesPage(_: Office, { query, left }: Visit): Promise<Page> {
  const asked: Query = { ...filtersOf(query), status: (query.get('status') || undefined) as Query['status'] };
  const read = () => dataOf(property.GET('/api/leads', { params: { query: asked } }));
  const body = await livePart(left, read, ({ data, counts, page, totalPages }) => [
    listHead({
      title: s('title'),
      address: ADDRESS,
      query,
      all: counts.all,
      statuses: (['new', 'contacted', 'qualified', 'closed'] as const).map(status => [status, counts[status]]),
    }),
    data.length > 0
      ? h('ul', { class: 'rows list' }, data.map(row))
      : emptyState(w('none'), h('a', { class: 'button', href: ADDRESS }, w('showAll'))),
    pager(page, totalPages, pageAddress),
  ]);
  return { title: s('title'), body };
}

const row = ({ id, name, status, intent, property: home, message, received_at }: Lead): HTMLElement =>
  h(
    'li',
    { 'data-lead': id },
    h('a', { href: `${ADDRESS}/${id}` }, h('bdi', {}, name)),
    statusTag(status),
    h('small', {}, [w(intent), home && inLanguage(home.title), ago(received_at)].filter(Boolean).join(' · ')),
    message && h('p', { dir: 'auto' }, message),
  );
