import { dataOf } from 'quintet-clients/answers';
import type { StaysOperations } from 'quintet-clients/stays';
import { h, put } from '#kit/element';
import { field, select } from '#kit/fields';
import { words } from '#kit/language';
import { pageAddress, pager } from '#kit/pager';
import type { Page, Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { stays } from '../api';
import { filters } from '../filters';
import { type Office, whenBookingsChange } from '../office';
import { count, paymentName, statusName } from '../words';
import { bookingRow } from './booking-row';

type Query = NonNullable<StaysOperations['BookingsStaff_list']['parameters']['query']>;

const w = words({
  title: ['Bookings', 'الحجوزات'],
  search: ['Guest, number or home', 'ضيف أو رقم أو بيت'],
  status: ['Status', 'الحالة'],
  payment: ['Payment', 'الدفع'],
  sort: ['Order', 'الترتيب'],
  all: ['All', 'الكل'],
  newest: ['Newest first', 'الأحدث أولًا'],
  check_in: ['By check-in', 'حسب الوصول'],
  total: ['Highest amount first', 'الأعلى مبلغًا أولًا'],
  waitlist: ['Waiting list', 'قائمة الانتظار'],
  none: ['No booking is like that.', 'لا يوجد حجز كهذا.'],
  everything: ['Show all bookings', 'عرض كل الحجوزات'],
});

const STATUSES = ['pending', 'confirmed', 'checked_in', 'completed', 'cancelled'] as const;
const PAYMENTS = ['unpaid', 'paid', 'failed', 'refund_due', 'refunded'] as const;
const SORTS = ['newest', 'check_in', 'total'] as const;
const PAGE_SIZE = 20;

/** `/bookings?q=&status=&payment=&sort=&page=`, as the service takes them. */
export async function bookingsPage({ settings }: Office, { query, left }: Visit): Promise<Page> {
  const text = (name: string) => query.get(name) || undefined;
  const filter: Query = {
    q: text('q'),
    status: STATUSES.find(status => status === text('status')),
    payment: PAYMENTS.find(payment => payment === text('payment')),
    sort: SORTS.find(sort => sort === text('sort')),
    page: Number(text('page')) || 1,
  };
  const read = () =>
    dataOf(stays.GET('/api/bookings/manage', { params: { query: { ...filter, page_size: PAGE_SIZE } } }));
  const results = h('div', {});
  const show = (found: Awaited<ReturnType<typeof read>>) =>
    put(
      results,
      h('p', { class: 'faint', role: 'status' }, count('booking', found.total)),
      found.data.length > 0
        ? h(
            'ul',
            { class: 'rows-list' },
            found.data.map(booking => {
              const guest_name = `${booking.guest_first_name} ${booking.guest_last_name}`;
              return h('li', {}, bookingRow({ ...booking, guest_name }));
            }),
          )
        : emptyState(w('none'), h('a', { class: 'button', href: '/bookings' }, w('everything'))),
      pager(found.page, found.total_pages, pageAddress),
    );
  show(await read());
  whenBookingsChange(left, async () => show(await read()));
  const waitlist = settings.waitlist && h('a', { class: 'button', href: '/waitlist' }, w('waitlist'));
  const head = h('div', { class: 'bar' }, h('h1', {}, w('title')), waitlist);
  const body = h('div', { class: 'bookings' }, head, filterForm(filter), results);
  return { title: w('title'), body, place: 'bookings' };
}

function filterForm(filter: Query): HTMLFormElement {
  const all = { value: '', label: w('all') };
  return filters(
    '/bookings',
    field({ name: 'q', label: w('search'), type: 'search', value: filter.q }),
    select({
      name: 'status',
      label: w('status'),
      value: filter.status,
      options: [all, ...STATUSES.map(value => ({ value, label: statusName(value) }))],
    }),
    select({
      name: 'payment',
      label: w('payment'),
      value: filter.payment,
      options: [all, ...PAYMENTS.map(value => ({ value, label: paymentName(value) }))],
    }),
    select({
      name: 'sort',
      label: w('sort'),
      value: filter.sort ?? 'newest',
      options: SORTS.map(value => ({ value, label: w(value) })),
    }),
  );
}
