import type { Office } from '#kit/service/office';

export const categoriesOffice: Office = {
  records: [
    {
      path: '/categories',
      label: ['Categories', 'التصنيفات'],
      one: ['category', 'تصنيف'],
      group: 'teaching',
      columns: ['name', 'courses_count', 'position', 'is_active'],
      choices: { parent_id: '/categories' },
    },
  ],
};
