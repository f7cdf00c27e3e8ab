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

/** Quotation marks, primes and letters that are typed as an apostrophe. `´` is here, as NFKD makes a blank of it. */
const APOSTROPHES = /['‘’‚‛`´′‵ʹʻʼʽʾʿˈꞌ՚׳＇]/g;

/** Apostrophes are one letter, and may be left out: `King's` is `kings`. */
const withoutApostrophes = (text: string): string => text.replace(APOSTROPHES, '');

/** Lower case without accents, marks and apostrophes, in the letters of ASCII where a text is Latin. */
export const plainLetters = (text: string): string =>
  // NFKD makes an apostrophe of a part of `ŉ`, and a mark of a part of `İ`.
  withoutApostrophes(withoutApostrophes(text).normalize('NFKD').toLowerCase())
    .replace(/\p{Mn}/gu, '')
    .replace(WHOLE, letter => LETTERS.get(letter) ?? letter);
