import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const CategoryView = view('CategoryView', 'A category of the menu', {
  id: shown.id(),
  slug: shown.text({ example: 'grills' }),
  name: shown.bilingual({ description: 'Name of the category, in both languages.' }),
  description: shown.bilingual({ description: 'A few words about the category, in both languages.' }),
  parent_id: shown.whole({ nullable: true, description: 'Id of the parent category; null at the top level.' }),
  image: shown.picture({ nullable: true }),
  position: shown.whole({ description: 'Place in the menu, ascending.' }),
  is_active: shown.flag({
    description: 'Whether the category is listed for the public; dishes of a hidden one stay published.',
  }),
  ...shown.timestamps,
});
export type CategoryView = InstanceType<typeof CategoryView>;

export const ArchivedCategoryView = view('ArchivedCategoryView', 'An archived category with the time of archiving', {
  ...CategoryView.fields,
  archived_at: shown.instant(),
});

export const CategoryStatisticView = view('CategoryStatisticView', 'Counts of categories', {
  total: shown.whole({ description: 'Categories that are not archived.' }),
  active: shown.whole({ description: 'Categories of the total that are listed for the public.' }),
  hidden: shown.whole({ description: 'Categories of the total that are hidden from the public.' }),
  roots: shown.whole({ description: 'Categories of the total without a parent.' }),
  archived: shown.whole({ description: 'Archived categories, which are not in the total.' }),
});
export type CategoryStatisticView = InstanceType<typeof CategoryStatisticView>;
