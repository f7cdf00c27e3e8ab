import { dataOf } from 'quintet-clients/answers';
import type { StaysOperations, StaysSchemas } from 'quintet-clients/stays';
import { h, put } from '#kit/element';
import { select } from '#kit/fields';
import { dayOf, moment, number } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { pageAddress, pager } from '#kit/pager';
import type { Page, Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { stays } from '../api';
import { filters } from '../filters';
import { readHomes } from '../homes';
import { type Office, whenBookingsChange } from '../office';
import { count, span } from '../words';

type Entry = StaysSchemas['WaitlistEntryView'];
type Offer = Entry['offers'][number];
type OfferStatus = Offer['status'];
type Query = NonNullable<StaysOperations['WaitlistEntries_list']['parameters']['query']>;

const w = words({
  back: ['All bookings', 'كل الحجوزات'],
  title: ['Waiting list', 'قائمة الانتظار'],
  hint: [
    'When all of these nights are free, they are kept for the first who waits, who gets a mail.',
    'عندما تصبح كل هذه الليالي متاحة تُحفظ لأول المنتظرين وتصله رسالة.',
  ],
  status: ['Status', 'الحالة'],
  home: ['Home', 'البيت'],
  all: ['All', 'الكل'],
  position: ['number {n}', 'رقم {n}'],
  since: ['since {day}', 'منذ {day}'],
  none: ['The waiting list is empty.', 'قائمة الانتظار فارغة.'],
  offered: ['Offered', 'معروضة'],
});

const offerText = words<OfferStatus | 'unsent'>({
  open: ['Offered, kept until {time}', 'معروضة ومحفوظة حتى {time}'],
  unsent: ['Kept, the mail is on its way', 'محفوظة، والرسالة في الطريق'],
  booked: ['Offered and booked on {time}', 'عُرضت وحُجزت في {time}'],
  declined: ['Offered and declined on {time}', 'عُرضت ورُفضت في {time}'],
  lapsed: ['Offered and not booked by {time}', 'عُرضت ولم تُحجز حتى {time}'],
  withdrawn: ['Offer withdrawn on {time}', 'سُحب العرض في {time}'],
});

const statusName = words<Entry['status']>({
  waiting: ['Waiting', 'في الانتظار'],
  booked: ['Booked', 'حُجزت'],
  left: ['Left', 'غادر القائمة'],
  ended: ['Over', 'انتهت'],
});

const STATUSES = ['waiting', 'booked', 'left', 'ended'] as const;

/** `/waitlist?stay=&status=&page=`: who waits for which nights, and what was offered to them. */
export async function waitlistPage({ settings }: Office, { query, left }: Visit): Promise<Page> {
  const filter: Query = {
    stay: query.get('stay') || undefined,
    status: STATUSES.find(status => status === query.get('status')),
    page: Number(query.get('page')) || 1,
  };
  const results = h('div', {});
  const read = async () => {
    const found = await dataOf(stays.GET('/api/waitlist', { params: { query: filter } }));
    if (left.aborted) return;
    put(
      results,
      found.data.length > 0
        ? h(
            'ul',
            { class: 'rows-list' },
            found.data.map(entry => h('li', {}, row(entry, settings.timezone))),
          )
        : emptyState(w('none')),
      pager(found.page, found.total_pages, pageAddress),
    );
  };
  const [homes] = await Promise.all([readHomes(), read()]);
  whenBookingsChange(left, read);
  const all = { value: '', label: w('all') };
  const body = h(
    'div',
    {},
    h('p', {}, h('a', { href: '/bookings' }, w('back'))),
    h('h1', {}, w('title')),
    h('p', { class: 'faint' }, w('hint')),
    filters(
      '/waitlist',
      select({
        name: 'stay',
        label: w('home'),
        value: filter.stay,
        options: [all, ...homes.map(({ slug, label }) => ({ value: slug, label }))],
      }),
      select({
        name: 'status',
        label: w('status'),
        value: filter.status,
        options: [all, ...STATUSES.map(value => ({ value, label: statusName(value) }))],
      }),
    ),
    results,
  );
  return { title: w('title'), body, place: 'waitlist' };
}

function row(entry: Entry, timeZone: string): HTMLElement {
  const { first_name: name, email, stay, check_in, check_out, guests, status, position, offers } = entry;
  const isOffered = offers.some(offer => offer.status === 'open');
  const since = w('since', { day: dayOf(entry.created_at, timeZone) });
  return h(
    'div',
    { class: 'row', 'data-waiting': entry.id },
    h(
      'span',
      { class: 'stacked' },
      h('strong', {}, h('bdi', {}, name), ' · ', h('a', { href: `mailto:${email}` }, email)),
      h('span', {}, `${inLanguage(stay.title)} · ${span(check_in, check_out)} · ${count('guest', guests)}`),
      h('span', { class: 'faint' }, position === null ? since : `${w('position', { n: number(position) })} · ${since}`),
      ...offers.map(offer => offerLine(offer, timeZone)),
    ),
    h('span', { class: `tag ${isOffered ? 'good' : ''}` }, isOffered ? w('offered') : statusName(status)),
  );
}

function offerLine({ status, expires_at, ended_at }: Offer, timeZone: string): HTMLElement {
  const at = status === 'open' ? expires_at : ended_at;
  const text = at === null ? offerText('unsent') : offerText(status, { time: moment(at, timeZone) });
  return h('span', { class: status === 'open' ? 'good' : 'faint', 'data-offer': status }, text);
}
