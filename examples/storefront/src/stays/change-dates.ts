import { dataOf, Refused } from 'quintet-clients/answers';
import type { StaysSchemas } from 'quintet-clients/stays';
import { today } from '#kit/days';
import { h, put } from '#kit/element';
import { select } from '#kit/fields';
import { day, money } from '#kit/format';
import { words } from '#kit/language';
import { say } from '#kit/refusals';
import { attempt } from '#kit/toast';
import { stays } from './api';
import { attempts } from './attempts';
import { type Booking, type Key, openedBy } from './booking-key';
import { calendar } from './calendar';
import { count } from './counts';
import { helpIn, helpOf } from './help';
import type { Nights } from './night-calendar';
import { priceTable } from './price-table';
import { w } from './words';

type Preview = StaysSchemas['ChangePreviewView'];
type Wanted = StaysSchemas['DateChangePreviewBody'] & { guests: number };

const c = words({
  change: ['Change the dates', 'تغيير التواريخ'],
  back: ['Keep the dates', 'الاحتفاظ بالتواريخ'],
  more: ['You pay {amount} more.', 'تدفع {amount} إضافية.'],
  moreOnArrival: ['You pay {amount} more on arrival.', 'تدفع {amount} إضافية عند الوصول.'],
  less: ['{amount} goes back to you.', 'يُعاد إليك {amount}.'],
  same: ['Nothing more to pay.', 'لا مبلغ إضافي.'],
  confirm: ['Change to these dates', 'التغيير إلى هذه التواريخ'],
  confirmAndPay: ['Change and pay {amount}', 'التغيير ودفع {amount}'],
  repriced: [
    'Nothing is changed yet. This is the price now. Please check it again.',
    'لم يتغيّر شيء بعد. هذا هو السعر الآن. يُرجى مراجعته مرة أخرى.',
  ],
  span: ['{from} – {to}', '{from} – {to}'],
});

interface Options {
  booking: Booking;
  key: Key;
  settings: StaysSchemas['PublicSettingsView'];
  show: (changed: Booking) => void;
}

/** Lets the guest choose other dates, shows what they cost or return, and changes to them. */
export function changeOfDates(options: Options): HTMLElement {
  const place = h('div', {});
  const open = async () => {
    const params = { path: { slug: options.booking.stay.slug } };
    const stay = await dataOf(stays.GET('/api/stays/{slug}', { params }));
    put(place, chooser(options, stay.max_guests), back);
  };
  const start: HTMLButtonElement = h(
    'button',
    { type: 'button', id: 'change-dates', onclick: () => attempt(start, open) },
    c('change'),
  );
  const back = h('button', { type: 'button', class: 'quiet', onclick: () => put(place, start) }, c('back'));
  put(place, start);
  return place;
}

function chooser({ booking, key, settings, show }: Options, maxGuests: number): HTMLElement {
  const { check_in: checkIn, check_out: checkOut, stay, currency } = booking;
  const own: Nights = { checkIn, checkOut };
  let nights = own;
  const answer = h('div', { role: 'status' });
  const numbers = Array.from({ length: Math.max(maxGuests, booking.guests) }, (_, index) => index + 1);
  const guests = select({
    name: 'guests',
    label: w('guests'),
    value: String(booking.guests),
    options: numbers.map(number => ({ value: String(number), label: count('guest', number) })),
    onchange: () => preview(),
  });
  const wantedNow = (): Wanted => ({
    check_in: nights.checkIn,
    check_out: nights.checkOut,
    guests: Number(guests.querySelector('select')!.value),
  });
  const params = openedBy(booking.reference, key);
  let latest = 0;
  const preview = async (notice?: string) => {
    const current = ++latest;
    const wanted = wantedNow();
    const forHelp = { ...nights, slug: stay.slug, guests: wanted.guests, currency };
    const shown = await dataOf(stays.POST('/api/bookings/{reference}/change/preview', { params, body: wanted })).then(
      found => [notice !== undefined && h('p', { class: 'notice' }, notice), ...previewed(found, wanted)],
      (failure: unknown) => [h('p', { class: 'problem' }, say(failure)), ...helpOf(helpIn(failure), forHelp)],
    );
    if (current === latest) put(answer, ...shown);
  };
  const tokenFor = attempts();
  const send = async (wanted: Wanted, { quote_token }: Preview) => {
    const body = { ...wanted, quote_token };
    const sent = { ...body, client_token: tokenFor.of(body) };
    try {
      const changed = await dataOf(stays.POST('/api/bookings/{reference}/change', { params, body: sent }));
      tokenFor.used();
      if (changed.redirect_url) location.assign(changed.redirect_url);
      else show(changed);
    } catch (failure) {
      if (!(failure instanceof Refused) || !REPRICED.has(failure.code)) throw failure;
      tokenFor.used();
      await preview(c('repriced'));
    }
  };
  const previewed = (found: Preview, wanted: Wanted) => {
    const isPaidNow = found.difference > 0 && booking.payment_status === 'paid';
    const label = isPaidNow ? c('confirmAndPay', { amount: money(found.difference, currency) }) : c('confirm');
    const button: HTMLButtonElement = h(
      'button',
      { type: 'button', class: 'main', onclick: () => attempt(button, () => send(wanted, found)) },
      label,
    );
    return [
      h('p', {}, c('span', { from: day(wanted.check_in), to: day(wanted.check_out) })),
      priceTable({ ...found, currency }),
      h('p', {}, h('strong', {}, outcome(found, currency, isPaidNow))),
      button,
    ];
  };
  const choose = (chosen: Nights) => {
    nights = chosen;
    return preview();
  };
  const { timezone } = settings;
  return h(
    'div',
    { class: 'dates' },
    h('h2', {}, c('change')),
    calendar({ slug: stay.slug, today: today(timezone), currency, chosen: own, choose, own }),
    h('div', { class: 'quote form' }, guests, answer),
  );
}

/** Refusals after which the change is previewed again. */
const REPRICED = new Set(['price_changed', 'quote_expired', 'quote_mismatch', 'quote_invalid']);

function outcome({ difference, refund }: Preview, currency: string, isPaidNow: boolean): string {
  if (difference > 0) return c(isPaidNow ? 'more' : 'moreOnArrival', { amount: money(difference, currency) });
  return refund > 0 ? c('less', { amount: money(refund, currency) }) : c('same');
}
