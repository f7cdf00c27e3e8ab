import { typedCode } from '#kit/text/typed-code';

const BLANKS_AND_DASHES = /[\s-]+/g;
/** ZIP+4 of the United States; no other postcode has nine digits. */
const ZIP_PLUS_4 = /^\d{5}(?=\d{4}$)/;

/** The postcode in capitals, without blanks and dashes, so that `87-100` equals `87100`. */
export const normalisePostcode = (postcode: string): string => typedCode(postcode).replace(BLANKS_AND_DASHES, '');

/** The postcodes to look for in the list of a kitchen: with ZIP+4 also the ZIP code. Empty without a postcode. */
export function deliveredAs(postcode: string): string[] {
  const whole = normalisePostcode(postcode);
  const [district] = ZIP_PLUS_4.exec(whole) ?? [];
  return [whole, district].filter(code => code !== undefined && code !== '') as string[];
}
