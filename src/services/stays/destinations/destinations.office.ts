import type { Office } from '#kit/service/office';

export const destinationsOffice: Office = {
  records: [
    {
      path: '/destinations/manage',
      label: ['Destinations', 'الوجهات'],
      one: ['destination', 'وجهة'],
      group: 'homes',
      columns: ['cover_url', 'name', 'tagline', 'stay_count', 'is_active'],
    },
  ],
};
