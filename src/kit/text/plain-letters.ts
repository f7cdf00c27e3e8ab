/** Letters of Latin scripts that Unicode does not decompose. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ɖ', 'd'],
  ['ð', 'd'],
  ['ı', 'i'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ŋ', 'n'],
  ['ſ', 's'],
]);
const WHOLE = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');

/** Quotation marks, primes and letters that people type as an apostrophe; includes `´`, which NFKD turns into a blank. */
const APOSTROPHES = /['‘’‚‛`´′‵ʹʻʼʽʾʿˈꞌ՚׳＇]/g;

/** Apostrophes are removed: `King's` becomes `kings`. */
const withoutApostrophes = (text: string): string => text.replace(APOSTROPHES, '');

/** Lower case without accents, marks and apostrophes, in the letters of ASCII where a text is Latin. */
export const plainLetters = (text: string): string =>
  // NFKD decomposes `ŉ` into an apostrophe and a letter, and `İ` into a letter and a mark.
  withoutApostrophes(withoutApostrophes(text).normalize('NFKD').toLowerCase())
    .replace(/\p{Mn}/gu, '')
    .replace(WHOLE, letter => LETTERS.get(letter) ?? letter);
