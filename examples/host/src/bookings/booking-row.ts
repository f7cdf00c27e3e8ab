import { h } from '#kit/element';
import { money } from '#kit/format';
import { type Bilingual, inLanguage } from '#kit/language';
import type { Booking } from '../api';
import { count, paymentTag, span, statusTag } from '../words';

type Row = Pick<Booking, 'reference' | 'status' | 'payment_status' | 'check_in' | 'check_out' | 'guests' | 'nights'> &
  Pick<Booking, 'total' | 'currency'> & { stay: { title: Bilingual }; guest_name: string };

/** A booking of a list: who, where, when, and how it stands. */
export const bookingRow = (booking: Row): HTMLElement =>
  h(
    'a',
    { class: 'row full', href: `/bookings/${booking.reference}`, 'data-booking': booking.reference },
    h(
      'span',
      { class: 'stacked' },
      h('strong', {}, h('bdi', {}, booking.guest_name)),
      h('span', { class: 'faint' }, inLanguage(booking.stay.title)),
    ),
    h(
      'span',
      { class: 'stacked' },
      h('span', {}, span(booking.check_in, booking.check_out)),
      h('span', { class: 'faint' }, `${count('night', booking.nights)} · ${count('guest', booking.guests)}`),
    ),
    h('span', { class: 'tags-line' }, statusTag(booking.status), paymentTag(booking.payment_status)),
    h('strong', { class: 'amount' }, money(booking.total, booking.currency)),
  );
