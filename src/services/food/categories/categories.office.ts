import type { Office } from '#kit/service/office';

export const categoriesOffice: Office = {
  records: [
    {
      path: '/categories',
      label: ['Categories', 'التصنيفات'],
      one: ['category', 'تصنيف'],
      group: 'menu',
      columns: ['name', 'slug', 'position', 'is_active'],
      choices: { parent_id: '/categories' },
    },
  ],
};
