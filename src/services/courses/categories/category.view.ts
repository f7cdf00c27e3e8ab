import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const CategoryView = view('CategoryView', 'A category of courses', {
  id: shown.id(),
  slug: shown.text({ example: 'web-development' }),
  name: shown.bilingual(),
  description: shown.bilingual(),
  parent_id: shown.whole({ nullable: true, description: 'Id of the parent category; null for a top-level one.' }),
  image_url: shown.picture({ nullable: true, description: 'Address of the picture; null without one.' }),
  position: shown.whole({ description: 'Place in the curated order, ascending.' }),
  is_active: shown.flag({ description: 'Whether it is shown among the categories of the catalogue.' }),
  courses_count: shown.whole({ description: 'Number of public courses in the category.' }),
  ...shown.timestamps,
});
export type CategoryView = InstanceType<typeof CategoryView>;

export const DeletedCategoryView = view('DeletedCategoryView', 'A deleted category with the time of deletion', {
  ...CategoryView.fields,
  deleted_at: shown.instant({ from: 'archived_at', description: 'Time of deletion, in UTC.' }),
});
export type DeletedCategoryView = InstanceType<typeof DeletedCategoryView>;

export const CategoryStatisticView = view('CategoryStatisticView', 'Counts of categories', {
  total: shown.whole({ description: 'Categories that are not deleted.' }),
  active: shown.whole({ description: 'Categories of the total that are shown.' }),
  hidden: shown.whole({ description: 'Categories of the total that are hidden.' }),
  roots: shown.whole({ description: 'Categories of the total without a parent.' }),
  with_courses: shown.whole({ description: 'Categories of the total with a public course.' }),
  deleted: shown.whole({ description: 'Deleted categories, which are not in the total.' }),
});
export type CategoryStatisticView = InstanceType<typeof CategoryStatisticView>;
