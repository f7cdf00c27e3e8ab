import type { Language } from '#kit/language/language';
import type { OfficeText } from '#kit/service/office';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { countriesByName } from '#shared/countries/countries-by-name';

type Say = (text: OfficeText) => string;

/** The names of countries by their number, in their order. */
export const countryWords = (language: Language): Record<string, string> =>
  Object.fromEntries(countriesByName(language).map(({ id, name }) => [`country_id.${id}`, name]));

/** Names and descriptions of the roles of the service; a role that was renamed keeps its name. */
export const roleWords = ({ roles }: Pick<ServiceDefinition, 'roles'>, say: Say): Record<string, string> =>
  Object.fromEntries(
    Object.entries(roles).flatMap(([name, { arabicName, description }]) => [
      [`name.${name}`, say([name, arabicName])],
      [`description.${description[0]}`, say(description)],
    ]),
  );
