import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { HomeCardView } from '../homes/home.view';
import { MediaItemView, StagedRoomView } from '../homes/home-detail.view';

export const StagingPairView = view('StagingPairView', {
  ...StagedRoomView.fields,
  is_public: shown.flag({ description: 'Whether visitors see this pair.' }),
});

export const ManagedHomeView = view('ManagedHomeView', 'A home with all its fields, as the office edits it', {
  ...HomeCardView.fields,
  description: shown.bilingual({ description: 'Full description, in paragraphs, in both languages.' }),
  neighborhood_id: shown.whole({ nullable: true, description: 'Id of the neighborhood; null without one.' }),
  media: shown.many(MediaItemView, { description: 'Pictures and videos of the home, in display order.' }),
  staging_pairs: shown.many(StagingPairView, { description: 'Rooms before and after virtual staging.' }),
});
export type ManagedHomeView = InstanceType<typeof ManagedHomeView>;

export const HomeCountsView = view('HomeCountsView', {
  all: shown.whole(),
  published: shown.whole({ description: 'Number of published homes.' }),
  drafts: shown.whole({
    from: 'draft',
    description: 'Number of homes that were never published, or were unpublished.',
  }),
});
