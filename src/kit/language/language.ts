import { createInstance, type i18n } from 'i18next';

export type Language = 'en' | 'ar';
export const LANGUAGES: readonly Language[] = ['en', 'ar'];

/** Sentence key to sentence; `{{name}}` is a placeholder. */
export type Sentences = Readonly<Record<string, string>>;

/** Stored text that exists in both languages. */
export interface Bilingual {
  en: string;
  ar: string;
}

/** Arabic when the first language asked for is Arabic, English otherwise. */
export function arabicOrEnglish(acceptLanguage: string | undefined): Language {
  const first = acceptLanguage?.split(',')[0]?.trim().toLowerCase() ?? '';
  return /^ar\b/.test(first) ? 'ar' : 'en';
}

/** The first language asked for when it is one of ours, `ar-SA` being Arabic; otherwise undefined. */
export function firstLanguage(acceptLanguage: string | undefined): Language | undefined {
  const first = acceptLanguage?.split(',')[0]?.trim().toLowerCase() ?? '';
  return LANGUAGES.find(language => new RegExp(`^${language}\\b`).test(first));
}

/** The sentences of one service. A key without a sentence answers the key itself. */
export class Translator {
  private readonly engine: i18n;

  constructor(sentences: Record<Language, Sentences>) {
    this.engine = createInstance();
    void this.engine.init({
      initAsync: false,
      lng: 'en',
      fallbackLng: 'en',
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      resources: { en: { translation: { ...sentences.en } }, ar: { translation: { ...sentences.ar } } },
    });
  }

  say(key: string, language: Language, params: Record<string, unknown> = {}): string {
    return this.engine.t(key, { ...params, lng: language });
  }
}
