export type Language = 'en' | 'ar';
/** A text of the backend, which has both. */
export type Bilingual = Record<Language, string>;
export type Sentence = readonly [en: string, ar: string];
export type Values = Record<string, string | number>;

const KEPT = 'site.language';

let current: Language = 'en';

/** Takes the language that was chosen here before, or the browser's, for the whole page. */
export function startLanguage(): void {
  current = (localStorage.getItem(KEPT) ?? navigator.language).startsWith('ar') ? 'ar' : 'en';
  applyLanguage();
}

/** Speaks this language and leaves the page as it is, for a part of a page of somebody else. */
export function speak(chosen: Language): void {
  current = chosen;
}

export const language = (): Language => current;

/** The language that the button in the head changes to. */
export const otherLanguage = (): Language => (current === 'ar' ? 'en' : 'ar');

/** The page has to be rendered again after it. */
export function setLanguage(chosen: Language): void {
  current = chosen;
  localStorage.setItem(KEPT, chosen);
  applyLanguage();
}

function applyLanguage(): void {
  document.documentElement.lang = current;
  document.documentElement.dir = current === 'ar' ? 'rtl' : 'ltr';
}

/** Latin digits in Arabic too, as in the backend's mails. */
export const locale = (): string => (current === 'ar' ? 'ar-u-nu-latn' : 'en-US');

/** A text of the backend in the visitor's language, or in English where it has no other. */
export const inLanguage = (text: Bilingual): string => text[current] || text.en;

/** Words of the site: `const w = words({ add: ['Add {price} more', 'أضف {price}'] })`, then `w('add', { price: '$2' })`. */
export function words<Key extends string>(sentences: Record<Key, Sentence>) {
  return (key: Key, values: Values = {}): string => filled(sentences[key], values);
}

export function filled([en, ar]: Sentence, values: Values = {}): string {
  const sentence = current === 'ar' ? ar : en;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => isolated(String(values[name] ?? '')));
}

/** A Latin address or name in an Arabic sentence keeps its own direction. */
const isolated = (value: string): string => (current === 'ar' ? `\u2068${value}\u2069` : value);
