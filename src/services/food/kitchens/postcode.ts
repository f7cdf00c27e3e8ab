import { westernDigits } from '#kit/language/digits';

/**
 * The form in which postcodes are stored and compared: capitals, western digits, no blanks and no invisible characters
 * such as the direction marks that come along when Arabic text is pasted. Hyphens stay.
 */
export function normalisePostcode(postcode: string): string {
  return westernDigits(postcode)
    .replace(/[\s\p{Cf}]+/gu, '')
    .toUpperCase();
}
