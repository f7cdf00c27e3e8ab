import type { Language } from '#kit/language/language';

/** SQL of a bilingual text in one language, with the other one as the fallback. */
export const inOneLanguage = (column: string, language: Language): string =>
  `coalesce(nullif(${column} ->> '${language}', ''), ${column} ->> '${language === 'ar' ? 'en' : 'ar'}', '')`;
