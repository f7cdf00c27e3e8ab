import { dataOf, Refused } from 'quintet-clients/answers';
import type { StaysSchemas } from 'quintet-clients/stays';
import { h, put, putInPlace } from '#kit/element';
import { choices } from '#kit/fields';
import { form, type Values } from '#kit/forms';
import { filled, language, words } from '#kit/language';
import { go, type Page, type Visit } from '#kit/router';
import { readCompany, stays } from './api';
import { attempts } from './attempts';
import { bookingSummary, repricedNotice } from './booking-summary';
import { cardFields, guestFields } from './guest-fields';
import { helpIn, helpOf } from './help';
import { freeAgainNotice, isOfferOver, offerNotice, offerOverHead } from './offer';
import { failure, method, unbookable, w } from './words';

type Body = StaysSchemas['BookingBody'];
type Quote = StaysSchemas['QuoteView'];

const b = words({
  title: ['Your booking', 'حجزك'],
  otherDates: ['Choose other dates', 'اختر تواريخ أخرى'],
  pay: ['How to pay', 'طريقة الدفع'],
  simulated: [
    'A demonstration: no money moves. 4242 4242 4242 4242 is accepted, 4000 0000 0000 0002 is declined.',
    'عرض تجريبي: لا تُحصَّل أي مبالغ. تُقبل \u20664242 4242 4242 4242\u2069 وتُرفض \u20664000 0000 0000 0002\u2069.',
  ],
});

/** `/stays/:slug/book?checkIn=&checkOut=&guests=`; with `offer=` from a mail for nights that are kept for the guest. */
export async function bookingFormPage({ parameters, query }: Visit): Promise<Page> {
  const slug = parameters['slug']!;
  let offer = query.get('offer') ?? undefined;
  const quoteQuery = {
    checkIn: query.get('checkIn') ?? '',
    checkOut: query.get('checkOut') ?? '',
    guests: Number(query.get('guests')) || 1,
    help: true,
  };
  const readQuote = (offer_token?: string) => {
    const params = { path: { slug }, query: { ...quoteQuery, offer_token } };
    return dataOf(stays.GET('/api/stays/{slug}/quote', { params }));
  };
  const [{ settings }, stay, first, others, payments] = await Promise.all([
    readCompany(),
    dataOf(stays.GET('/api/stays/{slug}', { params: { path: { slug } } })),
    readQuote(offer),
    offer === undefined ? undefined : readQuote(),
    dataOf(stays.GET('/api/payments/methods')),
  ]);
  const isOver = others !== undefined && isOfferOver(first, others);
  if (first.reason !== null) return unbookablePage(slug, first, isOver);
  if (isOver) offer = undefined;
  let quote = isOver ? others : first;
  const tokenFor = attempts();
  const summary = bookingSummary(stay, settings);
  summary.show(quote);

  const send = async (values: Values) => {
    const { payment_method } = values;
    const body: Omit<Body, 'client_token'> = {
      ...(values as Pick<Body, 'guest_first_name' | 'guest_last_name' | 'guest_email' | 'payment_method'>),
      stay_slug: slug,
      check_in: quote.check_in,
      check_out: quote.check_out,
      guests: quote.guests,
      locale: language(),
      quote_token: quote.quote_token,
      offer_token: offer,
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
  /** Shows the price of now, which the next press of the button books at, or what can be booked instead. */
  const renew = async (refused: unknown): Promise<void> => {
    const { check_in: checkIn, check_out: checkOut, guests, currency } = quote;
    const wanted = { slug, checkIn, checkOut, guests, currency };
    put(instead, ...helpOf(helpIn(refused), wanted));
    if (!(refused instanceof Refused) || !REPRICED.has(refused.code)) return;
    const isLost = refused.code === 'offer_over';
    if (isLost) offer = undefined;
    const fresh = freshQuote(refused) ?? (await readQuote(offer));
    if (isLost) {
      putInPlace(ofOffer, fresh.reason === null && freeAgainNotice());
      ofOffer.firstElementChild?.scrollIntoView({ block: 'center' });
    }
    if (fresh.reason !== null) return put(instead, ...helpOf(fresh.details, wanted));
    if (!isLost || fresh.to_pay !== quote.to_pay) put(instead, repricedNotice(fresh, quote.to_pay));
    quote = fresh;
    summary.show(quote);
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
  const ofOffer = h('div', { role: 'status' }, offer !== undefined && offerNotice(offer), isOver && freeAgainNotice());
  const element = form(
    async values => {
      try {
        await send(values);
      } catch (problem) {
        if (!(problem instanceof Declined)) {
          await renew(problem);
          throw problem;
        }
        declined.textContent = problem.message;
        declined.scrollIntoView({ block: 'center' });
      }
    },
    { button: w('book') },
    (offer !== undefined || isOver) && ofOffer,
    ...guestFields(),
    choices('payment_method', b('pay'), offered, showCards),
    payments.simulated && h('p', { class: 'faint' }, b('simulated')),
    cards,
  );
  const declined = h('p', { class: 'problem', role: 'alert', 'data-declined': true });
  const instead = h('div', { class: 'instead' });
  element.querySelector('button')!.before(declined);
  element.addEventListener('submit', () => {
    declined.textContent = '';
    put(instead);
  });
  showCards();
  const body = h(
    'section',
    { class: 'book' },
    h('h1', {}, b('title')),
    h('div', {}, element, instead),
    summary.element,
  );
  return { title: b('title'), body };
}

/** Refusals after which the nights are priced again. */
const REPRICED = new Set(['price_changed', 'quote_expired', 'quote_mismatch', 'quote_invalid', 'offer_over']);

const freshQuote = ({ failure: refused }: Refused): Quote | undefined =>
  (refused as { details?: { quote?: Quote } } | undefined)?.details?.quote;

/** Somebody else was quicker, or the address was written by hand. */
function unbookablePage(slug: string, { reason, details, ...quote }: Quote, wasOffered: boolean): Page {
  const wanted = { ...quote, slug, checkIn: quote.check_in, checkOut: quote.check_out };
  const body = h(
    'section',
    { class: 'narrow' },
    ...(wasOffered ? offerOverHead() : [h('h1', {}, filled(unbookable[reason!]))]),
    ...helpOf(details, wanted),
    h('a', { class: details?.waitlist ? 'button' : 'button main', href: `/stays/${slug}` }, b('otherDates')),
  );
  return { title: b('title'), body };
}

class Declined extends Error {}
