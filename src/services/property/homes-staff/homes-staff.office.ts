import type { Office, OfficeText } from '#kit/service/office';
import { amenityCatalogue } from '../homes/amenities';

const amenities: Record<string, OfficeText> = Object.fromEntries(
  amenityCatalogue.map(({ slug, name }) => [slug, [name.en, name.ar]]),
);

export const homesStaffOffice: Office = {
  records: [
    {
      path: '/properties/manage',
      label: ['Homes', 'العقارات'],
      one: ['home', 'عقار'],
      group: 'homes',
      columns: ['title', 'reference', 'purpose', 'price', 'neighborhood.name', 'status'],
      form: [
        'title',
        'purpose',
        'type',
        'price',
        'currency',
        'neighborhood_id',
        'bedrooms',
        'bathrooms',
        'area_sqm',
        'description',
        'media',
        'amenities',
      ],
      links: [{ label: ['The site with its homes', 'الموقع وعقاراته'], address: '/' }],
    },
  ],
  titles: {
    HomesStaff_changeMedia: ['Change pictures', 'تغيير الصور'],
    HomesStaff_changeStatus: ['Publish or change status', 'النشر أو تغيير الحالة'],
  },
  values: {
    apartment: ['Apartment', 'شقة'],
    image: ['Picture', 'صورة'],
    townhouse: ['Townhouse', 'تاون هاوس'],
    video: ['Video', 'فيديو'],
    villa: ['Villa', 'فيلا'],
    ...amenities,
  },
};
