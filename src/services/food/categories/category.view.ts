import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const CategoryView = view('CategoryView', 'A category of the menu', {
  id: shown.id(),
  slug: shown.text({ example: 'grills' }),
  name: shown.bilingual({ description: 'What the category is called, in both languages.' }),
  description: shown.bilingual({ description: 'A few words about the category, in both languages.' }),
  parent_id: shown.whole({ nullable: true, description: 'The parent category; null at the top level.' }),
  image: shown.picture({ nullable: true }),
  position: shown.whole({ description: 'Place in the menu, the smallest first.' }),
  is_active: shown.flag({ description: 'Listed for the public. Dishes of a hidden category stay published.' }),
  ...shown.timestamps,
});
export type CategoryView = InstanceType<typeof CategoryView>;

export const ArchivedCategoryView = view('ArchivedCategoryView', 'An archived category with the time of archiving', {
  ...CategoryView.fields,
  archived_at: shown.instant(),
});

export const CategoryStatisticView = view('CategoryStatisticView', 'Counts of categories', {
  total: shown.whole({ description: 'Categories that are not archived.' }),
  active: shown.whole({ description: 'Of the total, those the public sees.' }),
  hidden: shown.whole({ description: 'Of the total, those the public does not see.' }),
  roots: shown.whole({ description: 'Of the total, those without a parent.' }),
  archived: shown.whole({ description: 'How many are archived; not part of the total.' }),
});
export type CategoryStatisticView = InstanceType<typeof CategoryStatisticView>;
