import { dataOf } from 'quintet-clients/answers';
import { createPropertyClient, type PropertyOperations, type PropertySchemas } from 'quintet-clients/property';
import { serviceAt } from '#kit/api';
import { inLanguage, language } from '#kit/language';

export type HomeCard = PropertySchemas['HomeCardView'];
export type HomePage = PropertySchemas['HomePageView'];
export type Neighborhood = PropertySchemas['NeighborhoodView'];
export type HomeQuery = NonNullable<PropertyOperations['Homes_list']['parameters']['query']>;

export const property = createPropertyClient({ baseUrl: serviceAt('property'), language });

/** What most pages need and hardly ever changes: read once a visit. */
export interface Agency {
  settings: PropertySchemas['PublicSettingsView'];
  facets: PropertySchemas['FacetsView'];
  neighborhoods: Neighborhood[];
}

let agency: Promise<Agency> | undefined;

export function readAgency(): Promise<Agency> {
  agency ??= Promise.all([
    dataOf(property.GET('/api/settings/public')),
    dataOf(property.GET('/api/properties/facets')),
    dataOf(property.GET('/api/neighborhoods')),
  ]).then(([settings, facets, neighborhoods]) => ({ settings, facets, neighborhoods }));
  agency.catch(() => (agency = undefined));
  return agency;
}

export const readHomes = (query: HomeQuery) => dataOf(property.GET('/api/properties', { params: { query } }));

/** Homes refer to their features by slug. */
export function amenityName({ facets }: Agency, slug: string): string {
  const amenity = facets.amenities.find(one => one.slug === slug);
  return amenity ? inLanguage(amenity.name) : slug;
}
