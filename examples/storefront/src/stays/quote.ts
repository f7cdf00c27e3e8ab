import { dataOf } from 'quintet-clients/answers';
import type { StaysSchemas } from 'quintet-clients/stays';
import { h, putInPlace } from '#kit/element';
import { day } from '#kit/format';
import { filled, words } from '#kit/language';
import { say } from '#kit/refusals';
import { stays } from './api';
import type { Nights } from './night-calendar';
import { policySteps } from './policy-steps';
import { priceTable } from './price-table';
import { count } from './counts';
import { helpOf } from './help';
import { select } from '#kit/fields';
import { unbookable, w } from './words';

type Quote = StaysSchemas['QuoteView'];

const q = words({
  choose: ['Choose your dates to see the price.', 'اختر التواريخ لمعرفة السعر.'],
});

interface Options {
  slug: string;
  maxGuests: number;
  guests: number;
  nights: Nights | undefined;
}

/** What nights cost for so many guests, and the way to book them. They are read again when the number of guests changes. */
export function quoteBox({ slug, maxGuests, guests, nights }: Options): HTMLElement {
  if (!nights) return h('p', { class: 'faint' }, q('choose'));
  const { checkIn, checkOut } = nights;
  const answer = h('div', { role: 'status' });
  const numbers = Array.from({ length: maxGuests }, (_, index) => index + 1);
  const chosen = select({
    name: 'guests',
    label: w('guests'),
    value: String(guests),
    options: numbers.map(number => ({ value: String(number), label: count('guest', number) })),
  });
  let latest = 0;
  const read = async () => {
    const current = ++latest;
    const query = { checkIn, checkOut, guests: Number(chosen.querySelector('select')!.value), help: true };
    const shown = await dataOf(stays.GET('/api/stays/{slug}/quote', { params: { path: { slug }, query } })).then(
      quote => quoted(slug, quote),
      (failure: unknown) => [h('p', { class: 'problem' }, say(failure))],
    );
    if (current === latest) putInPlace(answer, ...shown);
  };
  chosen.addEventListener('change', () => void read());
  void read();
  return h('div', { class: 'form' }, h('p', {}, `${day(checkIn)} – ${day(checkOut)}`), chosen, answer);
}

function quoted(slug: string, quote: Quote): HTMLElement[] {
  const { reason, details, check_in: checkIn, check_out: checkOut, guests, currency } = quote;
  if (reason !== null) {
    const problem = h('p', { class: 'problem' }, filled(unbookable[reason]));
    return [problem, ...helpOf(details, { slug, checkIn, checkOut, guests, currency })];
  }
  const query = new URLSearchParams({ checkIn, checkOut, guests: String(guests) });
  return [
    priceTable(quote),
    policySteps(quote.policy, currency),
    h('a', { class: 'button main', href: `/stays/${slug}/book?${query}` }, w('book')),
  ];
}
