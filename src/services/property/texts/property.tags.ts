import type { DescriptionWords } from '#kit/service/description-words';
import { propertyFields } from './property.fields';

/** The parts of this API as its description names them, for the two circles that build on it. */
export const propertyTags: DescriptionWords = {
  fields: propertyFields,
  site: {
    name: 'Site',
    tags: {
      Neighborhoods: ['Areas', 'The neighborhoods that homes are in.'],
      Homes: ['Homes', 'Search, filters and pages of published homes.'],
      Inquiries: ['Inquiries', 'Asking about a home.'],
      Viewings: ['Viewings', 'Asking to see a home.'],
      Settings: ['Public settings', 'What pages need to know of the agency.'],
    },
  },
  staff: {
    name: 'Agency',
    tags: {
      Neighborhoods: ['Area editing', 'The neighborhoods that homes are in.'],
      Homes: ['Home editing', 'Listings, pictures and whether they are published.'],
      Inquiries: ['Leads', 'Inquiries and what became of them.'],
      Viewings: ['Viewing planning', 'Requests, agreed times and what became of them.'],
    },
  },
};
