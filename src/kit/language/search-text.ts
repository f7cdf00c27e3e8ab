import { westernDigits } from '../text/digits';
import { plainLetters } from '../text/plain-letters';

// Variants of letters, which `plainLetters` keeps apart.
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ٱ', 'ا'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ة', 'ه'],
  ['ς', 'σ'],
]);
const FOLDED_LETTERS = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');

/**
 * Folds case, accents, apostrophes, Arabic marks and letter variants; a dash is a blank. Applied to stored text and to
 * queries. Idempotent.
 */
export function searchText(text: string): string {
  return westernDigits(plainLetters(text))
    .replace(/[\p{Cf}ـ]/gu, '')
    .replace(FOLDED_LETTERS, letter => LETTERS.get(letter) ?? letter)
    .replace(/[\s\p{Cc}\p{Dash}]+/gu, ' ')
    .trim();
}

/** The normalized words of a search; none if it is blank. */
export function searchWords(text: string): string[] {
  return searchText(text).split(' ').filter(Boolean);
}

/** A pattern for `LIKE ... ESCAPE '\'` that finds `text` anywhere; `%`, `_` and `\` in it are literal. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
