import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const CategoryView = view('CategoryView', 'A category of courses', {
  id: shown.id(),
  slug: shown.text({ example: 'web-development' }),
  name: shown.bilingual(),
  description: shown.bilingual(),
  parent_id: shown.whole({ nullable: true, description: 'The parent category; null for a top-level one.' }),
  image_url: shown.picture({ nullable: true, description: 'Address of the picture; null without one.' }),
  position: shown.whole({ description: 'Place in the curated order, the smallest first.' }),
  is_active: shown.flag({ description: 'Shown among the categories of the catalogue.' }),
  courses_count: shown.whole({ description: 'Public courses in it.' }),
  ...shown.timestamps,
});
export type CategoryView = InstanceType<typeof CategoryView>;

export const DeletedCategoryView = view('DeletedCategoryView', 'A deleted category with the time of deletion', {
  ...CategoryView.fields,
  deleted_at: shown.instant({ from: 'archived_at', description: 'When it was deleted, in UTC.' }),
});
export type DeletedCategoryView = InstanceType<typeof DeletedCategoryView>;

export const CategoryStatisticView = view('CategoryStatisticView', 'Counts of categories', {
  total: shown.whole({ description: 'Categories that are not deleted.' }),
  active: shown.whole({ description: 'Of the total, those that are shown.' }),
  hidden: shown.whole({ description: 'Of the total, those that are not shown.' }),
  roots: shown.whole({ description: 'Of the total, those without a parent.' }),
  with_courses: shown.whole({ description: 'Of the total, those with a public course.' }),
  deleted: shown.whole({ description: 'Deleted ones, which are not in the total.' }),
});
export type CategoryStatisticView = InstanceType<typeof CategoryStatisticView>;
