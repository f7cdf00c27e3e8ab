import type { DescriptionTexts } from '#kit/service/description-texts';
import { propertyFields } from './property.fields';

export const propertyTags: DescriptionTexts = {
  fields: propertyFields,
  site: {
    name: ['Site', 'الموقع'],
    tags: {
      Neighborhoods: ['Areas', 'Neighborhoods with homes.', 'الأحياء'],
      Homes: ['Homes', 'Search, filters and pages of published homes.', 'المنازل'],
      Inquiries: ['Inquiries', 'Questions about homes.', 'الاستفسارات'],
      Viewings: ['Viewings', 'Requests to see a home.', 'المعاينات'],
      Settings: ['Public settings', 'Agency details that pages need.', 'الإعدادات العامة'],
    },
  },
  staff: {
    name: ['Agency', 'الوكالة'],
    tags: {
      Neighborhoods: ['Area editing', 'Create, change and delete neighborhoods.', 'تحرير الأحياء'],
      Homes: ['Home editing', 'Listings, galleries and publication.', 'تحرير المنازل'],
      'Staging studio': ['Staging studio', 'Pictures of empty rooms, furnished.', 'استوديو التأثيث'],
      Inquiries: ['Leads', 'Inquiries and their status.', 'العملاء المحتملون'],
      Viewings: ['Viewing planning', 'Requests, agreed times and their status.', 'تنظيم المعاينات'],
    },
  },
};
