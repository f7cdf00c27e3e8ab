import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const DestinationView = view('DestinationView', {
  id: shown.id(),
  slug: shown.text({ example: 'marina' }),
  name: shown.bilingual(),
  tagline: shown.bilingual(),
  description: shown.bilingual(),
  cover_url: shown.picture({ nullable: true }),
  cover_alt: shown.bilingual(),
  sort_order: shown.whole(),
  is_active: shown.flag(),
  stay_count: shown.whole({ description: 'Published stays; on the dashboard drafts as well' }),
  ...shown.timestamps,
});
export type DestinationView = InstanceType<typeof DestinationView>;
