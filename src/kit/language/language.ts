import { createInstance, type i18n } from 'i18next';

export type Language = 'en' | 'ar';
export const LANGUAGES: readonly Language[] = ['en', 'ar'];

export type Messages = Readonly<Record<string, string>>;

/** Stored text that exists in both languages. */
export interface Bilingual {
  en: string;
  ar: string;
}

/** Arabic if it is the first requested language, otherwise English. */
export function arabicOrEnglish(acceptLanguage: string | undefined): Language {
  const first = acceptLanguage?.split(',')[0]?.trim().toLowerCase() ?? '';
  return /^ar\b/.test(first) ? 'ar' : 'en';
}

/** The first requested language if it is supported (`ar-SA` is Arabic); otherwise undefined. */
export function firstLanguage(acceptLanguage: string | undefined): Language | undefined {
  const first = acceptLanguage?.split(',')[0]?.trim().toLowerCase() ?? '';
  return LANGUAGES.find(language => new RegExp(`^${language}\\b`).test(first));
}

/** Translates the messages of a service. An unknown key is returned unchanged. */
export class Translator {
  private readonly engine: i18n;

  constructor(messages: Record<Language, Messages>) {
    this.engine = createInstance();
    void this.engine.init({
      initAsync: false,
      lng: 'en',
      fallbackLng: 'en',
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      resources: { en: { translation: { ...messages.en } }, ar: { translation: { ...messages.ar } } },
    });
  }

  say(key: string, language: Language, params: Record<string, unknown> = {}): string {
    return this.engine.t(key, { ...params, lng: language });
  }
}
