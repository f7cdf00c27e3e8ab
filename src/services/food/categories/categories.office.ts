import type { Office } from '#kit/service/office';

export const categoriesOffice: Office = {
  records: [
    {
      path: '/categories',
      label: ['Categories', 'التصنيفات'],
      one: ['category', 'تصنيف'],
      group: 'menu',
      name: 'name',
      columns: ['name', 'slug', 'position', 'is_active'],
      form: ['name', 'description', 'image', 'parent_id', 'position', 'is_active'],
      choices: { parent_id: '/categories' },
    },
    {
      path: '/categories/deleted',
      label: ['Archived categories', 'التصنيفات المؤرشفة'],
      one: ['archived category', 'تصنيف مؤرشف'],
      name: 'name',
      columns: ['name', 'slug', 'archived_at'],
    },
  ],
  titles: {
    CategoriesStaff_statistic: ['Figures of the categories', 'أرقام التصنيفات'],
    CategoriesStaff_restore: ['Restore', 'استعادة'],
  },
};
