import { dataOf, Refused } from 'quintet-clients/answers';
import { createStaysClient, type StaysSchemas } from 'quintet-clients/stays';
import { addDays, today } from '#kit/days';
import { h, put } from '#kit/element';
import { field, select } from '#kit/fields';
import { showProblems, valuesOf } from '#kit/forms';
import { filled, inLanguage, language, words } from '#kit/language';
import { say } from '#kit/refusals';
import { count } from '../../storefront/src/stays/counts';
import { priceTable } from '../../storefront/src/stays/price-table';
import { unbookable, w } from '../../storefront/src/stays/words';
import { startWidget, type Widget } from './widget';

type Quote = StaysSchemas['QuoteView'];
type Reason = NonNullable<Quote['reason']>;

const b = words({
  order: ['Check-out must be after check-in.', 'يجب أن تكون المغادرة بعد الوصول.'],
  choose: ['Choose your dates to see the price.', 'اختر التواريخ لمعرفة السعر.'],
  noStay: ['The script tag needs data-stay, the slug of a home.', 'يحتاج وسم السكربت إلى data-stay، وهو معرّف البيت.'],
});

/** The field at which a reason is shown. */
const FIELD_OF: Record<Reason, 'checkIn' | 'checkOut' | 'guests'> = {
  past: 'checkIn',
  too_far: 'checkIn',
  closed_to_arrival: 'checkIn',
  min_nights: 'checkOut',
  max_nights: 'checkOut',
  closed_to_departure: 'checkOut',
  calendar_stale: 'checkOut',
  taken: 'checkOut',
  capacity: 'guests',
};

/** `<script src="…/widgets/booking.js" data-stay="slug">`: dates, guests and the price of a home, then its booking page. */
startWidget(async ({ base, site, options }) => {
  const slug = options['stay'];
  if (!slug) return [h('p', { role: 'alert' }, b('noStay'))];
  const stays = createStaysClient({ baseUrl: base, language });
  const [stay, { timezone }] = await Promise.all([
    dataOf(stays.GET('/api/stays/{slug}', { params: { path: { slug } } })),
    dataOf(stays.GET('/api/settings/public')),
  ]);
  const first = today(timezone);
  const numbers = Array.from({ length: stay.max_guests }, (_, index) => index + 1);
  const answer = h('div', { role: 'status' }, h('p', { class: 'faint' }, b('choose')));
  const dates = [
    field({ name: 'checkIn', label: w('checkIn'), type: 'date', min: first }),
    field({ name: 'checkOut', label: w('checkOut'), type: 'date', min: addDays(first, 1) }),
  ];
  const guests = select({
    name: 'guests',
    label: w('guests'),
    value: '2',
    options: numbers.map(number => ({ value: String(number), label: count('guest', number) })),
  });
  const form = h('form', { class: 'form', novalidate: true }, h('div', { class: 'two' }, ...dates), guests, answer);
  form.addEventListener('submit', event => event.preventDefault());

  let latest = 0;
  const update = async (): Promise<void> => {
    const current = ++latest;
    markAlone(form);
    const { checkIn, checkOut, guests: people } = valuesOf(form);
    if (!checkIn || !checkOut) return put(answer, h('p', { class: 'faint' }, b('choose')));
    if (checkOut <= checkIn) {
      put(answer);
      return markAlone(form, 'checkOut', b('order'));
    }
    const query = { checkIn, checkOut, guests: Number(people) };
    const read = dataOf(stays.GET('/api/stays/{slug}/quote', { params: { path: { slug }, query } }));
    const shown = await read.then(
      quote => quoted(quote, form, `${site}/stays/${encodeURIComponent(slug)}/book`),
      (failure: unknown) => [h('p', { class: 'problem' }, sentenceOf(failure, form))],
    );
    if (current === latest) put(answer, ...shown);
  };
  form.addEventListener('change', () => void update());
  return [h('h2', {}, inLanguage(stay.title)), form];
});

function quoted(quote: Quote, form: HTMLFormElement, address: Widget['site']): HTMLElement[] {
  const { reason, check_in: checkIn, check_out: checkOut, guests } = quote;
  if (reason !== null) {
    markAlone(form, FIELD_OF[reason], filled(unbookable[reason]));
    return [];
  }
  const query = new URLSearchParams({ checkIn, checkOut, guests: String(guests) });
  return [priceTable(quote), h('a', { class: 'button main', href: `${address}?${query}` }, w('book'))];
}

/** Shows a problem at one field and removes those at the others. */
function markAlone(form: HTMLFormElement, name?: string, problem = ''): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-problem]')) {
    const isMeant = place.dataset['problem'] === name;
    place.textContent = isMeant ? problem : '';
    const input = form.querySelector(`[name="${place.dataset['problem']}"]`);
    if (isMeant) input?.setAttribute('aria-invalid', 'true');
    else input?.removeAttribute('aria-invalid');
  }
}

const sentenceOf = (failure: unknown, form: HTMLFormElement): string =>
  [say(failure), ...(failure instanceof Refused ? showProblems(form, failure) : [])].join(' ');
