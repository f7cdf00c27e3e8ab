import type { Language } from '#kit/language/language';

/** SQL expression of a bilingual text in one language, or in the other one where it is empty. */
export const inOneLanguage = (column: string, language: Language): string =>
  `coalesce(nullif(${column} ->> '${language}', ''), ${column} ->> '${language === 'ar' ? 'en' : 'ar'}', '')`;
