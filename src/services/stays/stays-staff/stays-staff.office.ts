import type { Office } from '#kit/service/office';

export const staysStaffOffice: Office = {
  records: [
    {
      path: '/stays/manage',
      label: ['Homes', 'أماكن الإقامة'],
      one: ['home', 'مكان إقامة'],
      group: 'homes',
      columns: ['title', 'type', 'destination.name', 'max_guests', 'nightly_rate', 'status'],
      form: ['title', 'type', 'destination_id', 'short_description', 'description', 'location_hint', 'media'],
      parts: ['/stays/manage/{id}/rates', '/stays/manage/{id}/orphans'],
      links: [{ label: ['Prices by night', 'أسعار الليالي'], address: '/prices' }],
    },
  ],
  titles: {
    StaysStaff_changeStatus: ['Publish or hide', 'نشر أو إخفاء'],
    StaysStaff_changeGallery: ['Change pictures', 'تغيير الصور'],
  },
  fields: {
    stay: ['Home', 'مكان الإقامة'],
    stay_id: ['Home', 'مكان الإقامة'],
    stay_slug: ['Home', 'مكان الإقامة'],
  },
};
