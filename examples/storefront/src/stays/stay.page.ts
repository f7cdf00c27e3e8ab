import { dataOf } from 'quintet-clients/answers';
import type { StaysSchemas } from 'quintet-clients/stays';
import { h, put, putInPlace } from '#kit/element';
import { inLanguage, words } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import type { Page, Visit } from '#kit/router';
import { amenityName, type Company, readCompany, stays } from './api';
import { calendar } from './calendar';
import { count } from './counts';
import type { Nights } from './night-calendar';
import { today } from '#kit/days';
import { quoteBox } from './quote';
import { reviewsOf } from './reviews';
import { starsOf } from './stay-card';
import { kind } from './words';

type Stay = StaysSchemas['StayView'];

const s = words({
  amenities: ['What is there', 'المرافق'],
  rules: ['Rules of the house', 'قواعد البيت'],
  dates: ['Dates', 'التواريخ'],
  hours: ['Check-in from {in}, check-out until {out}', 'الوصول من {in}، والمغادرة حتى {out}'],
  leastNights: ['At least {nights}', 'الحد الأدنى: {nights}'],
});

/** `/stays/:slug?checkIn=&checkOut=&guests=` */
export async function stayPage({ parameters, query }: Visit): Promise<Page> {
  const path = { slug: parameters['slug']! };
  const [company, stay] = await Promise.all([
    readCompany(),
    dataOf(stays.GET('/api/stays/{slug}', { params: { path } })),
  ]);
  const [checkIn, checkOut] = [query.get('checkIn'), query.get('checkOut')];
  const nights = checkIn && checkOut ? { checkIn, checkOut } : undefined;
  const title = inLanguage(stay.title);
  const body = h(
    'article',
    { class: 'stay' },
    gallery(stay),
    h(
      'div',
      {},
      h(
        'p',
        { class: 'faint' },
        `${kind(stay.type)} · ${inLanguage(stay.destination.name)} · ${inLanguage(stay.location_hint)}`,
      ),
      h('h1', {}, title),
      h('p', {}, starsOf(stay)),
      h('p', {}, inLanguage(stay.description)),
      facts(stay, company),
    ),
    dates(stay, company, nights, Number(query.get('guests')) || Math.min(2, stay.max_guests)),
    await reviewsOf(stay),
  );
  return { title, body };
}

function gallery({ media, title }: Stay): HTMLElement {
  const [first, ...others] = media.filter(({ type }) => type === 'image');
  const alt = inLanguage(title);
  return h(
    'div',
    { class: 'gallery' },
    pictureOf(first, { alt, sizes: '(min-width: 70rem) 45rem, 95vw', eager: true }),
    ...others.map(picture => pictureOf(picture, { alt, sizes: '(min-width: 70rem) 22rem, 46vw' })),
  );
}

function facts(stay: Stay, company: Company): HTMLElement {
  const size = [count('guest', stay.max_guests), count('bedroom', stay.bedrooms)].join(' · ');
  const times = s('hours', { in: stay.check_in_time, out: stay.check_out_time });
  return h(
    'div',
    {},
    h('p', {}, `${size} · ${s('leastNights', { nights: count('night', stay.min_nights) })}`),
    h('h2', {}, s('amenities')),
    h(
      'ul',
      { class: 'tags' },
      stay.amenities.map(slug => h('li', {}, inLanguage(amenityName(company, slug)))),
    ),
    h('h2', {}, s('rules')),
    h(
      'ul',
      {},
      h('li', {}, times),
      stay.house_rules.map(rule => h('li', {}, inLanguage(rule))),
    ),
  );
}

/** The calendar, and beside it what the chosen nights cost. */
function dates(
  { slug, max_guests }: Stay,
  { settings }: Company,
  chosen: Nights | undefined,
  guests: number,
): HTMLElement {
  const box = h('div', { class: 'quote' });
  const quoteOf = (nights: Nights | undefined) => quoteBox({ slug, maxGuests: max_guests, guests, nights });
  const { timezone, currency } = settings;
  const days = calendar({
    slug,
    today: today(timezone),
    currency,
    chosen,
    choose: nights => putInPlace(box, quoteOf(nights)),
    offersTaken: settings.waitlist,
  });
  put(box, quoteOf(chosen));
  return h('section', { class: 'dates' }, h('h2', {}, s('dates')), days, box);
}
