import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import { AMENITIES, amenityCatalogue } from './amenities';
import type { StagingPair } from './home.entity';
import { HomeCardView, publicHomeCard } from './home.view';
import { HOME_TYPES, PURPOSES } from './home-kinds';
import type { FacetRow, HomeDetailRow } from './homes.queries';

export class MediaItemView {
  @Shown()
  url: string;

  @Shown({ type: BilingualView })
  alt: BilingualView;

  @Shown()
  is_cover: boolean;
}

export class StagedRoomView {
  @Shown({ type: BilingualView })
  room: BilingualView;

  @Shown()
  before_url: string;

  @Shown()
  after_url: string;
}

/** A home with everything the site shows of it. */
export class HomePageView extends HomeCardView {
  @Shown({ type: BilingualView })
  description: BilingualView;

  @Shown({ type: [MediaItemView], description: 'In display order.' })
  media: MediaItemView[];

  @Shown({ type: StagedRoomView, nullable: true, description: 'A room before and after it was furnished.' })
  staged_room: StagedRoomView | null;
}

export class AmenityView {
  @Shown({ enum: AMENITIES })
  slug: string;

  @Shown({ type: BilingualView })
  name: BilingualView;
}

const counts = (description: string, example: object) => ({
  type: 'object' as const,
  additionalProperties: { type: 'integer' },
  description,
  example,
});

export class FacetsView {
  @Shown({ type: 'integer', description: 'Published homes.' })
  total: number;

  @Shown(counts('Homes by purpose, every purpose named.', { sale: 18, rent: 12 }))
  purpose: Record<string, number>;

  @Shown(counts('Homes by type, every type named.', { apartment: 14, villa: 9, townhouse: 7 }))
  type: Record<string, number>;

  @Shown(counts('Homes by slug of each visible neighborhood, in sort order.', { 'dubai-marina': 6 }))
  neighborhood: Record<string, number>;

  @Shown({ type: [AmenityView], description: 'What lists can be narrowed down by.' })
  amenities: AmenityView[];
}

export const homePageView = (row: HomeDetailRow): HomePageView => ({
  ...publicHomeCard(row),
  description: row.description,
  media: row.media,
  staged_room: stagedRoom(row.staging_pairs),
});

function stagedRoom(pairs: readonly StagingPair[]): StagedRoomView | null {
  const shown = pairs.find(pair => pair.is_public);
  return shown ? { room: shown.room, before_url: shown.before_url, after_url: shown.after_url } : null;
}

export function facetsView(rows: readonly FacetRow[]): FacetsView {
  const sum = (holds: (row: FacetRow) => boolean) =>
    rows.reduce((total, row) => (holds(row) ? total + row.homes : total), 0);
  const slugs = new Set(rows.flatMap(row => (row.slug === null ? [] : [row.slug])));
  return {
    total: sum(() => true),
    purpose: Object.fromEntries(PURPOSES.map(purpose => [purpose, sum(row => row.purpose === purpose)])),
    type: Object.fromEntries(HOME_TYPES.map(type => [type, sum(row => row.type === type)])),
    neighborhood: Object.fromEntries([...slugs].map(slug => [slug, sum(row => row.slug === slug)])),
    amenities: [...amenityCatalogue],
  };
}
