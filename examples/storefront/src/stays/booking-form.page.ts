import { dataOf } from 'quintet-clients/answers';
import type { StaysSchemas } from 'quintet-clients/stays';
import { h } from '#kit/element';
import { day } from '#kit/format';
import { choices, field } from '#kit/fields';
import { form, type Values } from '#kit/forms';
import { filled, inLanguage, language, words } from '#kit/language';
import { go, type Page, type Visit } from '#kit/router';
import { readCompany, stays } from './api';
import { attempts } from './attempts';
import { count } from './counts';
import { priceTable } from './price-table';
import { failure, method, unbookable, w } from './words';

type Body = StaysSchemas['BookingBody'];

const b = words({
  title: ['Your booking', 'حجزك'],
  otherDates: ['Choose other dates', 'اختر تواريخ أخرى'],
  firstName: ['First name', 'الاسم الأول'],
  lastName: ['Last name', 'اسم العائلة'],
  phone: ['Phone (optional)', 'الهاتف (اختياري)'],
  requests: ['Special requests (optional)', 'طلبات خاصة (اختياري)'],
  pay: ['How to pay', 'طريقة الدفع'],
  cardNumber: ['Card number', 'رقم البطاقة'],
  cardName: ['Name on the card', 'الاسم على البطاقة'],
  cardExpiry: ['Valid until (MM/YY)', 'صالحة حتى (MM/YY)'],
  cardCvc: ['Security code', 'رمز الأمان'],
  simulated: [
    'A demonstration: no money moves. 4242 4242 4242 4242 is accepted, 4000 0000 0000 0002 is declined.',
    'عرض تجريبي: لا تُحصَّل أي مبالغ. تُقبل \u20664242 4242 4242 4242\u2069 وتُرفض \u20664000 0000 0000 0002\u2069.',
  ],
});

/** `/stays/:slug/book?checkIn=&checkOut=&guests=` */
export async function bookingFormPage({ parameters, query }: Visit): Promise<Page> {
  const nights = { checkIn: query.get('checkIn') ?? '', checkOut: query.get('checkOut') ?? '' };
  const params = {
    path: { slug: parameters['slug']! },
    query: { ...nights, guests: Number(query.get('guests')) || 1 },
  };
  const { path } = params;
  const [{ settings }, stay, quote, payments] = await Promise.all([
    readCompany(),
    dataOf(stays.GET('/api/stays/{slug}', { params: { path } })),
    dataOf(stays.GET('/api/stays/{slug}/quote', { params })),
    dataOf(stays.GET('/api/payments/methods')),
  ]);
  if (quote.reason !== null) return unbookablePage(path.slug, quote.reason);
  const tokenFor = attempts();

  const send = async (values: Values) => {
    const { payment_method } = values;
    const body: Omit<Body, 'client_token'> = {
      ...(values as Pick<Body, 'guest_first_name' | 'guest_last_name' | 'guest_email' | 'payment_method'>),
      stay_slug: path.slug,
      check_in: quote.check_in,
      check_out: quote.check_out,
      guests: quote.guests,
      locale: language(),
      ...(payment_method === 'card' ? {} : { card_number: null, card_name: null, card_expiry: null, card_cvc: null }),
    };
    const token = tokenFor.of(body);
    const receipt = await dataOf(stays.POST('/api/bookings', { body: { ...body, client_token: token } }));
    // A declined card is an answer as well; its token is used up.
    tokenFor.used();
    if (receipt.failure_reason) throw new Declined(failure(receipt.failure_reason));
    if (receipt.redirect_url) location.assign(receipt.redirect_url);
    else go(`/bookings/${receipt.reference}?token=${receipt.access_token}`);
  };

  const hosted = new Map(payments.methods.map(offered => [offered.method, offered.hosted]));
  const cards = h('div', { class: 'form' }, ...cardFields());
  const showCards = () => {
    const chosen = element.querySelector<HTMLInputElement>('[name=payment_method]:checked')?.value;
    cards.hidden = chosen !== 'card' || hosted.get('card') !== false;
  };
  const offered = payments.methods.map((one, index) => ({
    value: one.method,
    label: method(one.method),
    checked: index === 0,
  }));
  const element = form(
    async values => {
      try {
        await send(values);
      } catch (problem) {
        if (!(problem instanceof Declined)) throw problem;
        declined.textContent = problem.message;
        declined.scrollIntoView({ block: 'center' });
      }
    },
    { button: w('book') },
    ...guestFields(),
    choices('payment_method', b('pay'), offered, showCards),
    payments.simulated && h('p', { class: 'faint' }, b('simulated')),
    cards,
  );
  const declined = h('p', { class: 'problem', role: 'alert', 'data-declined': true });
  element.querySelector('button')!.before(declined);
  element.addEventListener('submit', () => (declined.textContent = ''));
  showCards();

  const summary = h(
    'aside',
    { class: 'quote' },
    h('h2', {}, inLanguage(stay.title)),
    h('p', {}, `${w('checkIn')}: ${w('from', { day: day(quote.check_in), time: stay.check_in_time })}`),
    h('p', {}, `${w('checkOut')}: ${w('until', { day: day(quote.check_out), time: stay.check_out_time })}`),
    h('p', {}, count('guest', quote.guests)),
    priceTable(quote),
    h('p', { class: 'faint', dir: 'auto' }, settings.cancellation_policy),
  );
  return { title: b('title'), body: h('section', { class: 'book' }, h('h1', {}, b('title')), element, summary) };
}

/** Somebody else was quicker, or the address was written by hand. */
function unbookablePage(slug: string, reason: keyof typeof unbookable): Page {
  const back = h('a', { class: 'button main', href: `/stays/${slug}` }, b('otherDates'));
  return { title: b('title'), body: h('section', { class: 'narrow' }, h('h1', {}, filled(unbookable[reason])), back) };
}

class Declined extends Error {}

const guestFields = () => [
  field({ name: 'guest_first_name', label: b('firstName'), autocomplete: 'given-name', required: true }),
  field({ name: 'guest_last_name', label: b('lastName'), autocomplete: 'family-name', required: true }),
  field({ name: 'guest_email', label: w('email'), type: 'email', autocomplete: 'email', required: true }),
  field({ name: 'guest_phone', label: b('phone'), type: 'tel', autocomplete: 'tel' }),
  field({ name: 'special_requests', label: b('requests'), rows: 2 }),
];

const cardFields = () => [
  field({ name: 'card_number', label: b('cardNumber'), autocomplete: 'cc-number' }),
  field({ name: 'card_name', label: b('cardName'), autocomplete: 'cc-name' }),
  field({ name: 'card_expiry', label: b('cardExpiry'), autocomplete: 'cc-exp' }),
  field({ name: 'card_cvc', label: b('cardCvc'), autocomplete: 'cc-csc' }),
];
