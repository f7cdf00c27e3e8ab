import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { HomeCardView } from '../homes/home.view';
import { MediaItemView, StagedRoomView } from '../homes/home-detail.view';

export const StagingPairView = view('StagingPairView', {
  ...StagedRoomView.fields,
  is_public: shown.flag({ description: 'Shown to the public.' }),
});

/** A home with everything staff see of it. */
export const ManagedHomeView = view('ManagedHomeView', {
  ...HomeCardView.fields,
  description: shown.bilingual({ description: 'All that there is to say, in paragraphs, in both languages.' }),
  neighborhood_id: shown.whole({ nullable: true, description: 'Id of the neighborhood; null without one.' }),
  media: shown.many(MediaItemView, { description: 'In display order.' }),
  staging_pairs: shown.many(StagingPairView, { description: 'Rooms before and after they were furnished.' }),
});
export type ManagedHomeView = InstanceType<typeof ManagedHomeView>;

export const HomeCountsView = view('HomeCountsView', {
  all: shown.whole(),
  published: shown.whole({ description: 'Those on the site.' }),
  drafts: shown.whole({ from: 'draft', description: 'Those that were never published or taken back.' }),
});
