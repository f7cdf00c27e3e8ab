import type { Office } from '#kit/service/office';

export const neighborhoodsOffice: Office = {
  records: [
    {
      path: '/neighborhoods/manage',
      label: ['Neighborhoods', 'الأحياء'],
      one: ['neighborhood', 'حي'],
      group: 'homes',
      columns: ['name', 'city', 'properties_count', 'is_featured', 'is_active', 'sort_order'],
    },
  ],
  fields: { is_active: ['Visible on the site', 'ظاهر في الموقع'] },
};
