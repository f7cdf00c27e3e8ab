import { dataOf } from 'quintet-clients/answers';
import { createStaysClient, type StaysSchemas } from 'quintet-clients/stays';
import { serviceAt } from '#kit/api';
import { type Bilingual, language } from '#kit/language';

/** Sentences of its answers come in the language that is spoken now. */
export const stays = createStaysClient({ baseUrl: serviceAt('stays'), language });

/** What every page needs and hardly ever changes: read once a visit. */
export interface Company {
  settings: StaysSchemas['PublicSettingsView'];
  facets: StaysSchemas['StayFacetsView'];
}

let company: Promise<Company> | undefined;

export function readCompany(): Promise<Company> {
  company ??= Promise.all([dataOf(stays.GET('/api/settings/public')), dataOf(stays.GET('/api/stays/facets'))]).then(
    ([settings, facets]) => ({ settings, facets }),
  );
  // What could not be read is asked for again.
  company.catch(() => (company = undefined));
  return company;
}

/** What an amenity is called; stays name theirs by slug. */
export const amenityName = ({ facets }: Company, slug: string): Bilingual =>
  facets.amenities.find(amenity => amenity.slug === slug)?.name ?? { en: slug, ar: slug };
