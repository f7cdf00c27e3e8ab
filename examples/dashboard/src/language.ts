export type Language = 'en' | 'ar';
/** A text of the backend, which has both. */
type Bilingual = Record<Language, string>;
export type Sentence = readonly [en: string, ar: string];

const KEY = 'dashboard.language';

/** The language that was chosen here before, or the browser's. */
export const language: Language = (localStorage.getItem(KEY) ?? navigator.language).startsWith('ar') ? 'ar' : 'en';

document.documentElement.lang = language;
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';

/** Everything is read and written anew, what the server writes too. */
export function speak(chosen: Language): void {
  localStorage.setItem(KEY, chosen);
  location.reload();
}

export const inLanguage = (text: Bilingual): string => text[language] || text.en;

/** Words of the dashboard: `const say = words({ late: ['{n} min late', 'متأخر {n} د'] })`, then `say('late', { n: 5 })`. */
export const words =
  <Key extends string>(sentences: Record<Key, Sentence>) =>
  (key: Key, values: Record<string, string | number> = {}): string => {
    const [en, ar] = sentences[key];
    return (language === 'ar' ? ar : en).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  };
