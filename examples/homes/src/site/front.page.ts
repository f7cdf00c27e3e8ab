import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { inLanguage, words } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import type { Page } from '#kit/router';
import { type Agency, property, readAgency } from './api';
import { beforeAfter } from './before-after';
import { homeCards } from './home-card';
import { neighborhoodCards } from './neighborhoods.page';
import { searchForm } from './search-form';
import { w } from './words';

const s = words({
  featured: ['Homes we like just now', 'عقارات نحبها الآن'],
  staged: ['See what a room can be', 'شاهد ما يمكن أن تصبح عليه الغرفة'],
  stagedHint: ['Empty and furnished: {home}', 'فارغة ومفروشة: {home}'],
  neighborhoods: ['Where would you like to live?', 'أين تحب أن تسكن؟'],
});

const MAX_NEIGHBORHOODS = 3;

export async function frontPage(): Promise<Page> {
  const [agency, featured] = await Promise.all([readAgency(), dataOf(property.GET('/api/properties/featured'))]);
  const { settings, neighborhoods } = agency;
  const best = neighborhoods.filter(({ is_featured }) => is_featured);
  const body = h(
    'div',
    { class: 'front' },
    hero(agency),
    h(
      'section',
      {},
      h('h2', {}, s('featured')),
      homeCards(featured),
      h('p', { class: 'onward' }, h('a', { class: 'button', href: '/homes' }, w('all'))),
    ),
    await stagedRoom(settings.home_staging_property_slug),
    h(
      'section',
      {},
      h('h2', {}, s('neighborhoods')),
      neighborhoodCards((best.length > 0 ? best : neighborhoods).slice(0, MAX_NEIGHBORHOODS)),
    ),
  );
  return { title: '', body };
}

function hero(agency: Agency): HTMLElement {
  const { settings, neighborhoods } = agency;
  const [cover] = neighborhoods[0]?.pictures ?? [];
  return h(
    'section',
    { class: 'hero' },
    pictureOf(cover, { alt: '', sizes: '100vw', eager: true }),
    h(
      'div',
      {},
      h('h1', {}, inLanguage({ en: settings.agency_tagline_en, ar: settings.agency_tagline_ar })),
      h('p', {}, inLanguage({ en: settings.agency_description_en, ar: settings.agency_description_ar })),
    ),
    searchForm(agency, new URLSearchParams()),
  );
}

/** The furnished room of the home that the agency chose; nothing when it is no longer offered. */
async function stagedRoom(slug: string): Promise<HTMLElement | false> {
  if (!slug) return false;
  const { data } = await property.GET('/api/properties/{slug}', { params: { path: { slug } } });
  const home = data?.data;
  if (!home?.staged_room) return false;
  const title = h('a', { href: `/homes/${home.slug}` }, inLanguage(home.title));
  return h('section', {}, h('h2', {}, s('staged')), h('p', {}, title), beforeAfter(home.staged_room));
}
