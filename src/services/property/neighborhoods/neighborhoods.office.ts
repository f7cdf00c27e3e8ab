import type { Office } from '#kit/service/office';

export const neighborhoodsOffice: Office = {
  records: [
    {
      path: '/neighborhoods/manage',
      label: ['Neighborhoods', 'الأحياء'],
      one: ['neighborhood', 'حي'],
      group: 'homes',
      name: 'name',
      columns: ['name', 'city', 'properties_count', 'is_featured', 'is_active', 'sort_order'],
      form: ['name', 'city', 'short_description', 'cover_url', 'cover_alt', 'is_active', 'is_featured'],
    },
  ],
  titles: { NeighborhoodsStaff_create: ['New neighborhood', 'حي جديد'] },
  fields: { is_active: ['Visible on the site', 'ظاهر في الموقع'] },
};
