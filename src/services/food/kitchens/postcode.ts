import { westernDigits } from '#kit/language/digits';

/** Upper case, western digits, no blanks and no invisible characters (direction marks in pasted Arabic text). */
export function normalisePostcode(postcode: string): string {
  return westernDigits(postcode)
    .replace(/[\s\p{Cf}]+/gu, '')
    .toUpperCase();
}
