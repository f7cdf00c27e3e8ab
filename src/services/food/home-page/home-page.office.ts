import type { Office } from '#kit/service/office';

export const homePageOffice: Office = {
  records: [
    {
      path: '/homepage-sections',
      label: ['Sections of the home page', 'أقسام الصفحة الرئيسية'],
      one: ['section', 'قسم'],
      group: 'marketing',
      columns: ['title', 'key', 'position', 'is_visible'],
      form: ['title', 'product_ids', 'position', 'is_visible'],
    },
  ],
};
