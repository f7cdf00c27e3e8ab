import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const DestinationView = view('DestinationView', 'A destination with the number of its stays', {
  id: shown.id(),
  slug: shown.text({ example: 'marina' }),
  name: shown.bilingual({ description: 'Name of the destination, in both languages.' }),
  tagline: shown.bilingual(),
  description: shown.bilingual({ description: 'Full description, in both languages.' }),
  cover_url: shown.picture({ nullable: true, description: 'Address of the cover; null without one.' }),
  cover_alt: shown.bilingual({ description: 'Alternative text of the cover, in both languages.' }),
  sort_order: shown.whole(),
  is_active: shown.flag(),
  stay_count: shown.whole({ description: 'Number of published stays; on the dashboard, drafts are included.' }),
  ...shown.timestamps,
});
export type DestinationView = InstanceType<typeof DestinationView>;
