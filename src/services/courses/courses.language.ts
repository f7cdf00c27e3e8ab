import { type Language, LANGUAGES } from '#kit/language/language';

/** The language of a request that names no supported one, where no setting says otherwise. */
export const FALLBACK_LANGUAGE: Language = 'en';

/** The language the first tag names (`ar-SA` is Arabic); undefined when that is none of ours. */
export function languageNamed(acceptLanguage: string | undefined): Language | undefined {
  const primary = /^\s*([a-z]{2,3})\b/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase();
  return LANGUAGES.find(language => language === primary);
}
