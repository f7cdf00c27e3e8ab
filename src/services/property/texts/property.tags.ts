import type { DescriptionTexts } from '#kit/service/description-texts';
import { propertyFields } from './property.fields';

export const propertyTags: DescriptionTexts = {
  fields: propertyFields,
  site: {
    name: 'Site',
    tags: {
      Neighborhoods: ['Areas', 'Neighborhoods with homes.'],
      Homes: ['Homes', 'Search, filters and pages of published homes.'],
      Inquiries: ['Inquiries', 'Questions about homes.'],
      Viewings: ['Viewings', 'Requests to see a home.'],
      Settings: ['Public settings', 'Agency details that pages need.'],
    },
  },
  staff: {
    name: 'Agency',
    tags: {
      Neighborhoods: ['Area editing', 'Create, change and delete neighborhoods.'],
      Homes: ['Home editing', 'Listings, galleries and publication.'],
      'Staging studio': ['Staging studio', 'Pictures of empty rooms, furnished.'],
      Inquiries: ['Leads', 'Inquiries and their status.'],
      Viewings: ['Viewing planning', 'Requests, agreed times and their status.'],
    },
  },
};
