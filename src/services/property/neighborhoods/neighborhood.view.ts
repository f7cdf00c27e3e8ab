import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const NeighborhoodView = view('NeighborhoodView', 'A neighborhood with the number of its homes', {
  id: shown.id(),
  slug: shown.text({ example: 'dubai-marina' }),
  name: shown.bilingual({ description: 'Name of the neighborhood, in both languages.' }),
  short_description: shown.bilingual({ description: 'One or two sentences for lists, in both languages.' }),
  city: shown.text({ nullable: true, example: 'Dubai' }),
  cover_url: shown.picture({ nullable: true, description: 'Address of the cover; null without one.' }),
  cover_alt: shown.bilingual({ description: 'Alternative text of the cover, in both languages.' }),
  is_featured: shown.flag(),
  is_active: shown.flag({ description: 'Whether visitors see the neighborhood.' }),
  sort_order: shown.whole({ description: 'Position in lists, ascending.' }),
  properties_count: shown.whole({ description: 'Number of published homes in the neighborhood.' }),
  ...shown.timestamps,
});
export type NeighborhoodView = InstanceType<typeof NeighborhoodView>;
