export type Language = 'en' | 'ar';
/** A text of the backend, which has both. */
export type Bilingual = Record<Language, string>;

const KEPT = 'site.language';
let spoken: Language = 'en';

export const language = (): Language => spoken;

/** The language that was chosen here before, or the browser's. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT) ?? navigator.language;
  return kept.startsWith('ar') ? 'ar' : 'en';
}

export function speak(chosen: Language): void {
  spoken = chosen;
  localStorage.setItem(KEPT, chosen);
  document.documentElement.lang = chosen;
  document.documentElement.dir = chosen === 'ar' ? 'rtl' : 'ltr';
}

/** A text of the backend in the visitor's language. */
export const inLanguage = (text: Bilingual): string => text[spoken] || text.en;

export type Values = Record<string, string | number>;
export type Sentence = readonly [en: string, ar: string];

/** Words of the site: `const w = words({ add: ['Add {price} more', 'أضف {price}'] })`, then `w('add', { price: '$2' })`. */
export function words<Key extends string>(sentences: Record<Key, Sentence>) {
  return (key: Key, values: Values = {}): string => filled(sentences[key], values);
}

export function filled([en, ar]: Sentence, values: Values = {}): string {
  const sentence = spoken === 'ar' ? ar : en;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => isolated(String(values[name] ?? '')));
}

/** A Latin address in an Arabic sentence keeps its own order. */
const isolated = (value: string): string => (spoken === 'ar' ? `\u2068${value}\u2069` : value);
