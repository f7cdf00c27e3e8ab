import { typedCode } from '#kit/text/typed-code';

const BLANKS_AND_DASHES = /[\s-]+/g;
/** ZIP+4 of the United States; no other postcode has nine digits. */
const ZIP_PLUS_4 = /^\d{5}(?=\d{4}$)/;

/** As it looks, in capitals, without blanks and dashes: `87-100` and `87100` are one postcode. */
export const normalisePostcode = (postcode: string): string => typedCode(postcode).replace(BLANKS_AND_DASHES, '');

/** The postcodes of which a kitchen must list one to deliver there; empty without a postcode. */
export function deliveredAs(postcode: string): string[] {
  const whole = normalisePostcode(postcode);
  const [district] = ZIP_PLUS_4.exec(whole) ?? [];
  return [whole, district].filter(code => code !== undefined && code !== '') as string[];
}
