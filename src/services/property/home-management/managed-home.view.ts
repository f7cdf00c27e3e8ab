import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import { HomeCardView, homeCard } from '../homes/home.view';
import { MediaItemView, StagedRoomView } from '../homes/home-page.view';
import type { HomeDetailRow } from '../homes/homes.queries';

export class StagingPairView extends StagedRoomView {
  @Shown({ description: 'Shown to the public.' })
  is_public: boolean;
}

/** A home with everything staff see of it. */
export class ManagedHomeView extends HomeCardView {
  @Shown({ type: BilingualView })
  description: BilingualView;

  @Shown({ type: 'integer', nullable: true })
  neighborhood_id: number | null;

  @Shown({ type: [MediaItemView], description: 'In display order.' })
  media: MediaItemView[];

  @Shown({ type: [StagingPairView] })
  staging_pairs: StagingPairView[];
}

export class HomeCountsView {
  @Shown({ type: 'integer' })
  all: number;

  @Shown({ type: 'integer' })
  published: number;

  @Shown({ type: 'integer' })
  drafts: number;
}

export const managedHomeView = (row: HomeDetailRow): ManagedHomeView => ({
  ...homeCard(row),
  description: row.description,
  neighborhood_id: row.neighborhood_id,
  media: row.media,
  staging_pairs: row.staging_pairs,
});
