import { dataOf } from 'quintet-clients/answers';
import { h, put } from '#kit/element';
import { field } from '#kit/fields';
import { form } from '#kit/forms';
import { day, moment } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import type { Page, Visit } from '#kit/router';
import { tell } from '#kit/toast';
import { type BookingDetail, stays } from '../api';
import { type Office, whenBookingsChange } from '../office';
import { count, methodName, paymentTag, statusName, statusTag } from '../words';
import { actionButtons } from './actions';
import { moneyOf } from './booking-money';
import { openChangeOf } from './open-change';
import { dateButtons } from './date-dialogs';

const w = words({
  back: ['All bookings', 'كل الحجوزات'],
  guest: ['Guest', 'الضيف'],
  home: ['Home', 'البيت'],
  checkIn: ['Check-in', 'الوصول'],
  checkOut: ['Check-out', 'المغادرة'],
  atTime: ['{day}, {time}', '{day}، {time}'],
  size: ['Size', 'العدد'],
  requests: ['Requests', 'الطلبات'],
  payment: ['Payment', 'الدفع'],
  timeline: ['Timeline', 'مراحل الحجز'],
  notes: ['Notes of the team', 'ملاحظات الفريق'],
  notesHint: ['Guests do not see them.', 'لا يراها الضيوف.'],
  save: ['Save the notes', 'حفظ الملاحظات'],
  saved: ['Saved.', 'تم الحفظ.'],
  placed: ['Booked', 'تم الحجز'],
  guestBy: ['guest', 'الضيف'],
  staff: ['team', 'الفريق'],
  paymentBy: ['payment', 'الدفع'],
  system: ['automatic', 'تلقائيًا'],
});

const ACTORS = { guest: 'guestBy', staff: 'staff', payment: 'paymentBy', system: 'system' } as const;

export async function bookingPage({ settings }: Office, { parameters, left }: Visit): Promise<Page> {
  const params = { path: { reference: parameters['reference'] ?? '' } };
  const read = () => dataOf(stays.GET('/api/bookings/manage/{reference}', { params }));
  const body = h('div', { class: 'booking' });
  const side = h('div', {});
  const booking = await read();
  const notes = notesForm(booking);
  const show = (shown: BookingDetail) => put(side, ...sections(shown, settings.timezone, notes, show));
  show(booking);
  whenBookingsChange(left, async changed => {
    if (!changed || changed.reference === params.path.reference) show(await read());
  });
  put(
    body,
    h('p', {}, h('a', { href: '/bookings' }, w('back'))),
    h('h1', {}, h('bdi', {}, `${booking.guest_first_name} ${booking.guest_last_name}`)),
    side,
  );
  return { title: booking.reference, body };
}

const sections = (
  booking: BookingDetail,
  timeZone: string,
  notes: HTMLElement,
  show: (changed: BookingDetail) => void,
) => [
  h(
    'p',
    { class: 'tags-line' },
    h('bdi', { class: 'faint' }, booking.reference),
    statusTag(booking.status),
    paymentTag(booking.payment_status),
  ),
  actionButtons(booking, show, dateButtons(booking, timeZone, show)),
  h(
    'div',
    { class: 'beside' },
    h('div', {}, facts(booking), notes),
    h(
      'aside',
      { class: 'panel' },
      pictureOf(booking.stay.pictures[0], { alt: '', sizes: '22rem' }),
      ...moneyOf(booking, { timeZone, show }),
      h('h2', {}, w('timeline')),
      h(
        'ol',
        { class: 'timeline' },
        booking.timeline.map(({ status, at, by }) =>
          h(
            'li',
            {},
            h('strong', {}, statusName(status)),
            h('small', { class: 'faint' }, `${moment(at, timeZone)} · ${w(ACTORS[by])}`),
          ),
        ),
      ),
    ),
    // Nothing follows it that would move when it comes and goes.
    openChangeOf(booking, timeZone),
  ),
];

function facts(booking: BookingDetail): HTMLElement {
  const { stay } = booking;
  const title = inLanguage(stay.title);
  const row = (name: string, ...value: (Node | string | null | false)[]) => [h('dt', {}, name), h('dd', {}, ...value)];
  return h(
    'dl',
    { class: 'facts' },
    row(
      w('guest'),
      h('a', { href: `mailto:${booking.guest_email}` }, booking.guest_email),
      booking.guest_phone !== null && ' · ',
      booking.guest_phone !== null && h('a', { href: `tel:${booking.guest_phone}`, dir: 'ltr' }, booking.guest_phone),
    ),
    row(w('home'), stay.id === null ? title : h('a', { href: `/stays/${stay.id}` }, title)),
    row(w('checkIn'), w('atTime', { day: day(booking.check_in), time: booking.check_in_time })),
    row(w('checkOut'), w('atTime', { day: day(booking.check_out), time: booking.check_out_time })),
    row(w('size'), `${count('guest', booking.guests)} · ${count('night', booking.nights)}`),
    row(w('payment'), methodName(booking.payment_method)),
    booking.special_requests !== null && row(w('requests'), h('bdi', {}, booking.special_requests)),
  );
}

/** The same element through live updates, which keep what is being written. */
const notesForm = ({ reference, admin_notes }: BookingDetail): HTMLElement =>
  h(
    'section',
    { class: 'notes' },
    form(
      async ({ admin_notes: notes }) => {
        const body = { admin_notes: notes ?? null };
        await dataOf(stays.PATCH('/api/bookings/manage/{reference}', { params: { path: { reference } }, body }));
        tell(w('saved'));
      },
      { button: w('save') },
      field({
        name: 'admin_notes',
        label: w('notes'),
        hint: w('notesHint'),
        value: admin_notes ?? '',
        rows: 3,
        maxlength: 2000,
        dir: 'auto',
      }),
    ),
  );
