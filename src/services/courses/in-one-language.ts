import type { Language } from '#kit/language/language';

/** A text in one language as SQL: in the other one where nothing was written in it. */
export const inOneLanguage = (column: string, language: Language): string =>
  `coalesce(nullif(${column} ->> '${language}', ''), ${column} ->> '${language === 'ar' ? 'en' : 'ar'}', '')`;
