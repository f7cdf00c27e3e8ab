import { westernDigits } from './digits';

// What compatibility decomposition and the dropping of marks do not bring together by themselves.
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ٱ', 'ا'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ة', 'ه'],
]);
const FOLDED_LETTERS = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');

/**
 * The form of a text that searches compare: without case, accents, Arabic vowel marks, tatweel and invisible characters,
 * with one letter for each family of alef, yaa, waw and taa forms, western digits and single blanks. Stored text and
 * query go through it alike. Folding twice changes nothing.
 */
export function searchText(text: string): string {
  return westernDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mn}\p{Cf}ـ]/gu, '')
    .replace(FOLDED_LETTERS, letter => LETTERS.get(letter) ?? letter)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The folded words of a search; none when it is blank. */
export function searchWords(text: string): string[] {
  return searchText(text).split(' ').filter(Boolean);
}

/** The pattern for `LIKE ... ESCAPE '\'` that finds `text` anywhere, its own `%`, `_` and `\` taken literally. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
