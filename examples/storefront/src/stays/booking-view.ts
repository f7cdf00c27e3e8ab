import type { StaysSchemas } from 'quintet-clients/stays';
import { h } from '#kit/element';
import { day, moment, money } from '#kit/format';
import { field } from '#kit/fields';
import { form } from '#kit/forms';
import { inLanguage, words } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import type { Booking } from './booking-key';
import { count } from './counts';
import { openChange } from './open-change';
import { paymentOnItsWay, paymentUnderWay } from './payment-on-its-way';
import { policySteps } from './policy-steps';
import { priceTable } from './price-table';
import { failure, method, payment, status, w } from './words';

const b = words({
  thanks: ['Thank you, {name}', 'شكرًا لك {name}'],
  mail: ['We write to {email} at every step.', 'نراسلك على {email} في كل خطوة.'],
  number: ['Booking', 'الحجز'],
  home: ['Home', 'البيت'],
  guest: ['Guest', 'الضيف'],
  payment: ['Payment', 'الدفع'],
  questions: ['Questions', 'للاستفسار'],
  pay: ['Pay now', 'ادفع الآن'],
  deadline: ['It can be cancelled until {moment}.', 'يمكن الإلغاء حتى {moment}.'],
  kept: ['{amount} of the deposit is kept: {reason}', 'يُحتفظ من مبلغ التأمين بـ{amount}: {reason}'],
  returns: ['The deposit goes back to you on {moment}.', 'يُعاد إليك مبلغ التأمين في {moment}.'],
  timeline: ['What happened', 'مراحل الحجز'],
  review: ['How was it?', 'كيف كانت إقامتك؟'],
  rating: ['Stars, 1 to 5', 'النجوم من 1 إلى 5'],
  comment: ['Your words', 'تعليقك'],
  send: ['Send', 'أرسل'],
});

/** Parts of the page that keep what the guest does in them. */
export interface Parts {
  changing: HTMLElement;
  cancelling: HTMLElement;
}

interface BookingViewOptions extends Parts {
  /** Whether the guest comes back from the page of the processor after paying. */
  hasPaid: boolean;
  giveUpChange: () => Promise<unknown>;
  review: (written: StaysSchemas['ReviewBody']) => Promise<unknown>;
}

/** The receipt of a booking, and later how it stands. */
export function bookingView(
  booking: Booking,
  settings: StaysSchemas['PublicSettingsView'],
  { hasPaid, changing, cancelling, giveUpChange, review }: BookingViewOptions,
): (HTMLElement | false)[] {
  const { stay, failure_reason, change } = booking;
  const at = (instant: string) => moment(instant, settings.timezone);
  return [
    h(
      'h1',
      {},
      booking.status === 'cancelled' ? inLanguage(stay.title) : b('thanks', { name: booking.guest_first_name }),
    ),
    h('p', { class: 'status', role: 'status', 'data-status': booking.status }, status(booking.status)),
    failure_reason !== null && h('p', { class: 'problem' }, failure(failure_reason)),
    h('p', { class: 'faint' }, b('mail', { email: booking.guest_email })),
    h(
      'div',
      { class: 'receipt' },
      pictureOf(stay.pictures[0], { alt: inLanguage(stay.title), sizes: '(min-width: 45rem) 20rem, 92vw' }),
      facts(booking, settings),
    ),
    priceTable(booking),
    ...depositOf(booking, at),
    ...(change === null ? paying(booking, hasPaid) : []),
    change !== null &&
      openChange(booking, change, { timeZone: settings.timezone, giveUp: giveUpChange, isPaying: hasPaid }),
    booking.can_cancel && cancellingTerms(booking, at),
    booking.can_change && changing,
    booking.can_cancel && cancelling,
    booking.can_review && reviewForm(review),
    h('h2', {}, b('timeline')),
    h(
      'ol',
      { class: 'timeline' },
      booking.timeline.map(event => h('li', {}, `${at(event.at)}: ${status(event.status)}`)),
    ),
  ];
}

function paying({ redirect_url: page, payment_processing_until: until }: Booking, hasPaid: boolean): HTMLElement[] {
  if (until !== null) return [paymentUnderWay()];
  if (page === null) return [];
  return hasPaid ? paymentOnItsWay() : [h('a', { class: 'button main', href: page }, b('pay'))];
}

function facts(booking: Booking, settings: StaysSchemas['PublicSettingsView']): HTMLElement {
  const { stay } = booking;
  const row = (label: string, value: string | Node) => [h('dt', {}, label), h('dd', {}, value)];
  const { contact_phone: phone, contact_email: email } = settings;
  return h(
    'dl',
    {},
    row(b('number'), h('bdi', {}, booking.reference)),
    row(b('home'), h('a', { href: `/stays/${stay.slug}` }, inLanguage(stay.title))),
    row(w('checkIn'), w('from', { day: day(booking.check_in), time: booking.check_in_time })),
    row(w('checkOut'), w('until', { day: day(booking.check_out), time: booking.check_out_time })),
    row(w('guests'), w('both', { one: count('guest', booking.guests), other: count('night', booking.nights) })),
    row(b('guest'), h('bdi', {}, `${booking.guest_first_name} ${booking.guest_last_name}`)),
    row(b('payment'), `${method(booking.payment_method)}: ${payment(booking.payment_status)}`),
    row(b('questions'), h('bdi', {}, [phone, email].filter(Boolean).join(' · '))),
  );
}

/** What cancelling returns; nothing does where nothing was paid. */
const cancellingTerms = (booking: Booking, at: (instant: string) => string): HTMLElement =>
  booking.payment_status === 'paid'
    ? policySteps(booking.policy, booking.currency)
    : h('p', { class: 'faint' }, b('deadline', { moment: at(booking.cancellation_deadline) }));

/** What becomes of the deposit after the stay. */
function depositOf(booking: Booking, at: (instant: string) => string): (HTMLElement | false)[] {
  const { deposit_kept: kept, deposit_reason: reason, deposit_returns_at: returns, currency } = booking;
  return [
    kept > 0 && h('p', {}, b('kept', { amount: money(kept, currency), reason: reason ?? '' })),
    returns !== null &&
      booking.deposit_settled_at === null &&
      h('p', { class: 'faint' }, b('returns', { moment: at(returns) })),
  ];
}

const reviewForm = (review: BookingViewOptions['review']) =>
  h(
    'div',
    { class: 'narrow' },
    h('h2', {}, b('review')),
    form(
      async ({ rating, comment = '' }) => review({ rating: Number(rating), comment }),
      { button: b('send') },
      field({ name: 'rating', label: b('rating'), type: 'number', value: '5', min: 1, max: 5 }),
      field({ name: 'comment', label: b('comment'), rows: 3 }),
    ),
  );
