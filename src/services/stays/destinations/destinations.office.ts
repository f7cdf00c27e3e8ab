import type { Office } from '#kit/service/office';

export const destinationsOffice: Office = {
  records: [
    {
      path: '/destinations/manage',
      label: ['Destinations', 'الوجهات'],
      one: ['destination', 'وجهة'],
      group: 'homes',
      name: 'name',
      columns: ['cover_url', 'name', 'tagline', 'stay_count', 'is_active'],
      form: ['name', 'tagline', 'description', 'cover_url', 'cover_alt', 'slug'],
    },
  ],
  titles: {
    DestinationsStaff_create: ['New destination', 'وجهة جديدة'],
    DestinationsStaff_change: ['Edit destination', 'تعديل الوجهة'],
    DestinationsStaff_remove: ['Delete destination', 'حذف الوجهة'],
  },
};
