import { dataOf, Refused } from 'quintet-clients/answers';
import type { StaysSchemas } from 'quintet-clients/stays';
import { h, put, putInPlace } from '#kit/element';
import { field } from '#kit/fields';
import { form } from '#kit/forms';
import { words } from '#kit/language';
import { follow } from '#kit/live';
import { go, type Page, type Visit } from '#kit/router';
import { readCompany, stays } from './api';
import { type Booking, type Key, openedBy } from './booking-key';
import { bookingView, type Parts } from './booking-view';
import { cancelling } from './cancellation';
import { changeOfDates } from './change-dates';
import { w } from './words';

const b = words({
  find: ['Find a booking', 'ابحث عن حجز'],
  reference: ['Booking number', 'رقم الحجز'],
  open: ['Open', 'افتح'],
});

/** `/bookings/:reference?token=` from a mail; `?access_token=&payment=` from a payment that was made elsewhere. */
export async function bookingPage({ parameters, query, left }: Visit): Promise<Page> {
  const reference = parameters['reference']!;
  const token = query.get('token') ?? query.get('access_token');
  const title = `${w('booking')} ${reference}`;
  const body = h('section', { class: 'booking' });
  if (token) await open(body, reference, { token }, left, query.get('payment') === 'success');
  else
    put(
      body,
      h('h1', {}, title),
      askForEmail(email => open(body, reference, { email }, left)),
    );
  return { title, body };
}

/** `/bookings`: for who has the number at hand and not the mail. */
export function findBookingPage(): Page {
  const element = form(
    async ({ reference = '' }) => go(`/bookings/${encodeURIComponent(reference.toUpperCase())}`),
    { button: b('open') },
    field({ name: 'reference', label: b('reference'), placeholder: 'BKG-' }),
  );
  return { title: b('find'), body: h('section', { class: 'narrow' }, h('h1', {}, b('find')), element) };
}

const askForEmail = (opened: (email: string) => Promise<void>) =>
  form(
    async ({ email = '' }) => opened(email),
    { button: b('open') },
    field({ name: 'email', label: w('email'), type: 'email', autocomplete: 'email' }),
  );

/** Shows the booking and its changes until the visitor leaves the page. */
async function open(body: HTMLElement, reference: string, key: Key, left: AbortSignal, hasPaid = false): Promise<void> {
  const params = openedBy(reference, key);
  const { settings } = await readCompany();
  const read = () => dataOf(stays.GET('/api/bookings/{reference}', { params }));
  const previewCancel = () => dataOf(stays.GET('/api/bookings/{reference}/cancellation', { params }));
  const cancel = async (expected_refund: number) =>
    show(await dataOf(stays.POST('/api/bookings/{reference}/cancel', { params, body: { expected_refund } })));
  const giveUpChange = async () => show(await dataOf(stays.DELETE('/api/bookings/{reference}/change', { params })));
  const review = async (written: StaysSchemas['ReviewBody']) => {
    await dataOf(stays.POST('/api/bookings/{reference}/review', { params, body: written }));
    show(await read());
  };
  const partsOf = (booking: Booking): Parts => ({
    changing: changeOfDates({ booking, key, settings, show }),
    cancelling: cancelling({ currency: booking.currency, read: previewCancel, cancel }),
  });
  // What the guest has chosen and looks at stays through live updates, unless the dates are others by now.
  let [parts, shownDates]: [Parts | undefined, string] = [undefined, ''];
  const show = (booking: Booking): void => {
    const { check_in, check_out, guests, change } = booking;
    const dates = [check_in, check_out, guests, change?.check_in].join();
    if (!parts || dates !== shownDates) parts = partsOf(booking);
    shownDates = dates;
    putInPlace(body, ...bookingView(booking, settings, { ...parts, hasPaid, giveUpChange, review }));
  };
  if (hasPaid) await settle(params);
  show(await read());

  const catchUp = () => read().then(show);
  follow<'stays', 'guest'>({ service: 'stays', who: { reference, ...key }, catchUp, left }).on('booking:status', show);
}

/** Some wallets are charged when the guest comes back; the page shows how the booking stands in any case. */
async function settle(params: { path: { reference: string }; query: Key }): Promise<void> {
  try {
    await dataOf(stays.POST('/api/bookings/{reference}/settle', { params }));
  } catch (failure) {
    if (!(failure instanceof Refused)) throw failure;
  }
}
