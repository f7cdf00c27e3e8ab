import { dataOf } from 'quintet-clients/answers';
import type { StaysOperations, StaysSchemas } from 'quintet-clients/stays';
import { h } from '#kit/element';
import { select } from '#kit/fields';
import { dayOf, moment, number } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { pageAddress, pager } from '#kit/pager';
import type { Page, Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { stays } from '../api';
import { filters } from '../filters';
import type { Office } from '../office';
import { count, span } from '../words';

type Entry = StaysSchemas['WaitlistEntryView'];
type Query = NonNullable<StaysOperations['WaitlistEntries_list']['parameters']['query']>;

const w = words({
  back: ['All bookings', 'كل الحجوزات'],
  title: ['Waiting list', 'قائمة الانتظار'],
  hint: [
    'When all of these nights are free, they are kept for the first who waits, who gets a mail.',
    'عندما تصبح كل هذه الليالي متاحة تُحفظ لأول المنتظرين وتصله رسالة.',
  ],
  status: ['Status', 'الحالة'],
  all: ['All', 'الكل'],
  position: ['number {n}', 'رقم {n}'],
  since: ['since {day}', 'منذ {day}'],
  none: ['The waiting list is empty.', 'قائمة الانتظار فارغة.'],
  offer: ['Offer until {time}', 'عرض حتى {time}'],
  offers: ['Offers: {n}', 'العروض: {n}'],
});

const statusName = words<Entry['status']>({
  waiting: ['Waiting', 'في الانتظار'],
  booked: ['Booked', 'حُجزت'],
  left: ['Left', 'غادر القائمة'],
  ended: ['Over', 'انتهت'],
});

const STATUSES = ['waiting', 'booked', 'left', 'ended'] as const;

/** `/waitlist?status=&page=`: who waits for which nights, and what was offered to them. */
export async function waitlistPage({ settings }: Office, { query }: Visit): Promise<Page> {
  const asked: Query = {
    status: STATUSES.find(status => status === query.get('status')),
    page: Number(query.get('page')) || 1,
  };
  const found = await dataOf(stays.GET('/api/waitlist', { params: { query: asked } }));
  const body = h(
    'div',
    {},
    h('p', {}, h('a', { href: '/bookings' }, w('back'))),
    h('h1', {}, w('title')),
    h('p', { class: 'faint' }, w('hint')),
    filters(
      '/waitlist',
      select({
        name: 'status',
        label: w('status'),
        value: asked.status,
        options: [{ value: '', label: w('all') }, ...STATUSES.map(value => ({ value, label: statusName(value) }))],
      }),
    ),
    found.data.length > 0
      ? h(
          'ul',
          { class: 'rows-list' },
          found.data.map(entry => h('li', {}, row(entry, settings.timezone))),
        )
      : emptyState(w('none')),
    pager(found.page, found.total_pages, pageAddress),
  );
  return { title: w('title'), body, place: 'waitlist' };
}

function row(entry: Entry, timeZone: string): HTMLElement {
  const { first_name: name, email, stay, check_in, check_out, guests, status, position, offers } = entry;
  const open = offers.find(offer => offer.status === 'open');
  return h(
    'div',
    { class: 'row', 'data-waiting': entry.id },
    h(
      'span',
      { class: 'stacked' },
      h('strong', {}, h('bdi', {}, name), ' · ', h('a', { href: `mailto:${email}` }, email)),
      h('span', {}, `${inLanguage(stay.title)} · ${span(check_in, check_out)} · ${count('guest', guests)}`),
      h(
        'span',
        { class: 'faint' },
        [
          position !== null && w('position', { n: number(position) }),
          w('since', { day: dayOf(entry.created_at, timeZone) }),
          open?.expires_at ? w('offer', { time: moment(open.expires_at, timeZone) }) : '',
          offers.length > 0 && w('offers', { n: number(offers.length) }),
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    h('span', { class: `tag ${open ? 'good' : ''}` }, statusName(status)),
  );
}
