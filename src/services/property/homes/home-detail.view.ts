import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { AMENITIES, amenityCatalogue } from './amenities';
import { HomeCardView } from './home.view';
import type { StagingPair } from './home.entity';
import { HOME_TYPES, PURPOSES } from './home-kinds';

export const MediaItemView = view('MediaItemView', {
  url: shown.picture(),
  alt: shown.bilingual({ description: 'Alternative text of the picture, in both languages.' }),
  is_cover: shown.flag({ description: 'Whether lists show this picture.' }),
});

export const StagedRoomView = view('StagedRoomView', {
  room: shown.bilingual({ description: 'Name of the room, in both languages.' }),
  before_url: shown.picture({ description: 'Address of the picture of the empty room.' }),
  after_url: shown.picture({ description: 'Address of the picture with furniture.' }),
});

export const HomeDetailView = view('HomePageView', 'A home with everything its page shows', {
  ...HomeCardView.fields,
  description: shown.bilingual({ description: 'Full description, in paragraphs, in both languages.' }),
  media: shown.many(MediaItemView, { description: 'Pictures and videos of the home, in display order.' }),
  staged_room: shown.made(
    {
      type: StagedRoomView,
      nullable: true,
      description: 'A room before and after virtual staging; null when none is public.',
    },
    ({ staging_pairs }: { staging_pairs: StagingPair[] }) => {
      const pair = staging_pairs.find(({ is_public }) => is_public);
      return pair ? StagedRoomView.of(pair) : null;
    },
  ),
});
export type HomeDetailView = InstanceType<typeof HomeDetailView>;

export const AmenityView = view('AmenityView', {
  slug: shown.word(AMENITIES),
  name: shown.bilingual({ description: 'Name of the amenity, in both languages.' }),
});

/** Number of homes of one purpose, type and visible neighborhood; purpose and type are null for an empty neighborhood. */
export interface FacetRow {
  slug: string | null;
  purpose: string | null;
  type: string | null;
  homes: number;
}

const counts = (description: string, example: object) => ({
  type: 'object' as const,
  additionalProperties: { type: 'integer' },
  description,
  example,
});

export const FacetsView = view('FacetsView', 'Counts of homes by filter', {
  total: shown.made({ type: 'integer', description: 'Number of published homes.' }, (rows: FacetRow[]) => sum(rows)),
  purpose: shown.made(
    counts('Number of published homes by purpose; 0 for a purpose without homes.', { sale: 18, rent: 12 }),
    countedBy('purpose', () => PURPOSES),
  ),
  type: shown.made(
    counts('Number of published homes by type; 0 for a type without homes.', { apartment: 14, villa: 9, townhouse: 7 }),
    countedBy('type', () => HOME_TYPES),
  ),
  neighborhood: shown.made(
    counts('Number of published homes by slug of each visible neighborhood, in sort order.', { 'dubai-marina': 6 }),
    countedBy('slug', rows => new Set(rows.flatMap(({ slug }) => (slug === null ? [] : [slug])))),
  ),
  amenities: shown.made({ type: [AmenityView], description: 'Amenities to filter by.' }, () => amenityCatalogue),
});
export type FacetsView = InstanceType<typeof FacetsView>;

function countedBy(column: 'purpose' | 'type' | 'slug', values: (rows: FacetRow[]) => Iterable<string>) {
  return (rows: FacetRow[]): Record<string, number> =>
    Object.fromEntries([...values(rows)].map(value => [value, sum(rows.filter(row => row[column] === value))]));
}

function sum(rows: readonly FacetRow[]): number {
  return rows.reduce((total, { homes }) => total + homes, 0);
}

export type HomeDetailRow = RowOf<typeof HomeDetailView> & { neighborhood_is_active: boolean | null };
