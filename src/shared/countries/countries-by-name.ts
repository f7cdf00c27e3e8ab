import { type Language, LANGUAGES } from '#kit/language/language';
import type { CountryView } from './country.view';
import { COUNTRY_CODES } from './countries';

const BY_LANGUAGE: ReadonlyMap<Language, readonly CountryView[]> = new Map(
  LANGUAGES.map(language => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const countries = [...COUNTRY_CODES].map(([id, code]) => ({ id, code, name: names.of(code) ?? code }));
    const { compare } = new Intl.Collator(language);
    return [language, countries.toSorted((a, b) => compare(a.name, b.name))];
  }),
);

/** All countries, in the order of their names in a language. */
export const countriesByName = (language: Language): readonly CountryView[] => BY_LANGUAGE.get(language)!;
