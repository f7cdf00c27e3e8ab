import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { dayOf, number } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { type Agency, amenityName, type HomePage, property, readAgency } from './api';
import { beforeAfter } from './before-after';
import { gallery } from './gallery';
import { homeCards } from './home-card';
import { inquiryForm, viewingForm } from './home-forms';
import { saveButton } from './saved';
import { bedrooms, price, w } from './words';

const s = words({
  features: ['Features', 'المزايا'],
  staged: ['The room, empty and furnished', 'الغرفة فارغة ومفروشة'],
  neighborhood: ['The neighbourhood', 'الحي'],
  more: ['All homes in {area}', 'كل عقارات {area}'],
  similar: ['Similar homes', 'عقارات مشابهة'],
  reference: ['Reference', 'الرقم المرجعي'],
  type: ['Kind', 'النوع'],
  rooms: ['Bedrooms', 'غرف النوم'],
  baths: ['Bathrooms', 'الحمّامات'],
  area: ['Area', 'المساحة'],
  listed: ['Listed', 'تاريخ العرض'],
  ask: ['Ask about it', 'اسأل عنه'],
  visit: ['Request a viewing', 'اطلب معاينة'],
});

/** `/homes/:slug` */
export async function homePage({ parameters }: Visit): Promise<Page> {
  const params = { path: { slug: parameters['slug']! } };
  const [agency, home, similar] = await Promise.all([
    readAgency(),
    dataOf(property.GET('/api/properties/{slug}', { params })),
    dataOf(property.GET('/api/properties/{slug}/similar', { params })),
  ]);
  const title = inLanguage(home.title);
  const body = h(
    'article',
    { class: 'home' },
    h(
      'header',
      { class: 'bar' },
      h(
        'div',
        {},
        h('p', { class: 'faint' }, placeOf(home)),
        h('h1', {}, title),
        h('p', { class: 'price' }, price(home)),
      ),
      h(
        'div',
        { class: 'buttons' },
        saveButton(home),
        h('a', { class: 'button', href: '#visit' }, s('visit')),
        h('a', { class: 'button main', href: '#ask' }, s('ask')),
      ),
    ),
    gallery(home.media, title),
    h(
      'div',
      { class: 'beside' },
      about(home, agency),
      h('div', { class: 'forms' }, inquiryForm(home), viewingForm(home, agency)),
    ),
    similar.length > 0 && h('section', {}, h('h2', {}, s('similar')), homeCards(similar)),
  );
  return { title, body };
}

const placeOf = ({ purpose, neighborhood, location }: HomePage): string =>
  [w(purpose), neighborhood && inLanguage(neighborhood.name), location && inLanguage(location.address_hint)]
    .filter(Boolean)
    .join(' · ');

function about(home: HomePage, agency: Agency): HTMLElement {
  const room = home.staged_room;
  return h(
    'div',
    { class: 'about' },
    facts(home, agency),
    h('p', { class: 'lead' }, inLanguage(home.description)),
    home.amenities.length > 0 &&
      h(
        'section',
        {},
        h('h2', {}, s('features')),
        h(
          'ul',
          { class: 'checks' },
          home.amenities.map(slug => h('li', {}, amenityName(agency, slug))),
        ),
      ),
    room && h('section', {}, h('h2', {}, s('staged')), beforeAfter(room)),
    neighborhoodOf(home, agency),
  );
}

function facts(home: HomePage, { settings }: Agency): HTMLElement {
  const rows: [string, string][] = [
    [s('type'), w(home.type)],
    [s('rooms'), home.bedrooms > 0 ? number(home.bedrooms) : bedrooms(0)],
    [s('baths'), number(home.bathrooms)],
    [s('area'), w('sqm', { n: number(home.area_sqm) })],
    [s('reference'), home.reference],
    ...(home.published_at
      ? [[s('listed'), dayOf(home.published_at, settings.timezone)] satisfies [string, string]]
      : []),
  ];
  return h(
    'dl',
    { class: 'figures facts' },
    rows.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, h('bdi', {}, value)))),
  );
}

function neighborhoodOf({ neighborhood }: HomePage, agency: Agency): HTMLElement | false {
  const place = agency.neighborhoods.find(({ id }) => id === neighborhood?.id);
  if (!place) return false;
  const area = inLanguage(place.name);
  return h(
    'section',
    {},
    h('h2', {}, s('neighborhood')),
    h('p', {}, inLanguage(place.short_description)),
    h('a', { href: `/neighborhoods/${place.slug}` }, s('more', { area })),
  );
}
