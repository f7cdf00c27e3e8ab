import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { AMENITIES } from './amenities';
import { HOME_STATUSES, HOME_TYPES, PURPOSES } from './home-kinds';

export const HomeNeighborhoodView = view('HomeNeighborhoodView', {
  id: shown.id({ from: 'neighborhood_id' }),
  slug: shown.text({ from: 'neighborhood_slug', example: 'dubai-marina' }),
  name: shown.bilingual({
    from: 'neighborhood_name',
    description: 'Name of the neighborhood, in both languages.',
  }),
  city: shown.text({ from: 'neighborhood_city', nullable: true, example: 'Dubai' }),
});

export const HomeCoverView = view('HomeCoverView', {
  url: shown.picture({
    from: 'cover_url',
    example: '/property/media/uploads/0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11/full.jpg',
  }),
  alt: shown.bilingual({
    from: 'cover_alt',
    description: 'Alternative text of the picture, in both languages.',
  }),
});

export const HomeLocationView = view('HomeLocationView', {
  latitude: shown.number({ example: 25.0805 }),
  longitude: shown.number({ example: 55.1403 }),
  address_hint: shown.bilingual({
    description: 'Description of the location without the house number, in both languages.',
  }),
});

type NeighborhoodColumns = RowOf<typeof HomeNeighborhoodView> | { neighborhood_id: null };
type CoverColumns = RowOf<typeof HomeCoverView> | { cover_url: null };

export const HomeCardView = view('HomeCardView', 'A home as lists show it', {
  id: shown.id(),
  reference: shown.text({
    example: 'PRP-1001',
    description: 'Reference of the home, such as `PRP-1001`; it never changes.',
  }),
  slug: shown.text({ example: 'two-bedroom-apartment-with-marina-view' }),
  title: shown.bilingual({ description: 'Title of the home, in both languages.' }),
  purpose: shown.word(PURPOSES),
  type: shown.word(HOME_TYPES, { description: 'Type of the home.' }),
  status: shown.word(HOME_STATUSES, {
    description: 'Status of the home; only `published` homes are on the site.',
  }),
  price: shown.amount({
    from: 'price_cents',
    description: 'Price in `currency`; per year for rentals.',
    example: 1_850_000.5,
  }),
  currency: shown.text({ example: 'AED' }),
  bedrooms: shown.whole({ description: 'Number of bedrooms; 0 is a studio.' }),
  bathrooms: shown.number({ description: 'Number of bathrooms, in halves.' }),
  area_sqm: shown.number({ example: 118.5, description: 'Living space in square metres.' }),
  amenities: shown.words(AMENITIES, { description: 'Amenities of the home.' }),
  neighborhood: shown.made(
    {
      type: HomeNeighborhoodView,
      nullable: true,
      description: 'Neighborhood of the home; null without one. The site also gets null for a hidden one.',
    },
    (row: NeighborhoodColumns) => (row.neighborhood_id === null ? null : HomeNeighborhoodView.of(row)),
  ),
  cover: shown.made(
    { type: HomeCoverView, nullable: true, description: 'Picture that lists show; null without one.' },
    (row: CoverColumns) => (row.cover_url === null ? null : HomeCoverView.of(row)),
  ),
  location: shown.one(HomeLocationView, {
    nullable: true,
    description: 'Position on a map; null when it is not public.',
  }),
  is_featured: shown.flag(),
  published_at: shown.instant({ nullable: true, description: 'Time of the first publication; null before it.' }),
  ...shown.timestamps,
});
export type HomeCardView = InstanceType<typeof HomeCardView>;

export type HomeRow = RowOf<typeof HomeCardView> & { neighborhood_is_active: boolean | null };

/** A home for the site, where a hidden neighborhood is null. */
export const asPublic = <Row extends HomeRow>(row: Row): Row =>
  row.neighborhood_is_active ? row : { ...row, neighborhood_id: null };

export const publicHomeCard = (row: HomeRow): HomeCardView => HomeCardView.of(asPublic(row));
