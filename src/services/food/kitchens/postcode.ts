import { westernDigits } from '#kit/language/digits';

/**
 * Normalizes a postcode for storage and comparison: upper case, western digits, no blanks and no invisible characters,
 * such as direction marks in pasted Arabic text. Hyphens are kept.
 */
export function normalisePostcode(postcode: string): string {
  return westernDigits(postcode)
    .replace(/[\s\p{Cf}]+/gu, '')
    .toUpperCase();
}
