import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { HomeCardView } from '../homes/home.view';
import { HOME_TYPES, PURPOSES } from '../homes/home-kinds';
import { LeadView } from '../leads/lead.view';
import { ViewingView } from '../viewings/viewing.view';

export const PublishedCountsView = view('PublishedCountsView', {
  total: shown.whole({ description: 'Number of published homes.' }),
  sale: shown.whole({ description: 'Number of published homes for sale.' }),
  rent: shown.whole({ description: 'Number of published homes for rent.' }),
});

export const ViewingFiguresView = view('ViewingFiguresView', {
  awaiting_confirmation: shown.whole({ description: 'Number of requests that wait for confirmation.' }),
  upcoming: shown.whole({ description: 'Number of confirmed viewings in the future.' }),
});

export const MapPointView = view('MapPointView', {
  id: shown.whole(),
  reference: shown.text({ example: 'PRP-1001', description: 'Reference of the home.' }),
  slug: shown.text(),
  title: shown.bilingual({ description: 'Title of the home, in both languages.' }),
  purpose: shown.word(PURPOSES),
  type: shown.word(HOME_TYPES, { description: 'Type of the home.' }),
  price: shown.amount({ from: 'price_cents', description: 'Price in `currency`; per year for rentals.' }),
  currency: shown.text({ example: 'AED' }),
  latitude: shown.number({ example: 25.0805 }),
  longitude: shown.number({ example: 55.1403 }),
});

export const OverviewView = view('OverviewView', 'Start page of the dashboard', {
  published: shown.one(PublishedCountsView, { description: 'Numbers of published homes.' }),
  new_inquiries: shown.whole({ description: 'Number of inquiries that are not handled yet.' }),
  viewings: shown.one(ViewingFiguresView, { description: 'Numbers of viewings.' }),
  recent_inquiries: shown.many(LeadView, { description: 'The five newest inquiries.' }),
  recent_viewings: shown.many(ViewingView, { description: 'The five newest viewing requests.' }),
  recent_properties: shown.many(HomeCardView, { description: 'The five latest changed homes of any status.' }),
  featured_homes: shown.many(HomeCardView, { description: 'The homes of the home page.' }),
  map_points: shown.many(MapPointView, { description: 'Published homes with a location, the latest 500 by change.' }),
});
export type OverviewView = InstanceType<typeof OverviewView>;
