import { domainToASCII } from 'node:url';
import { isEmail } from 'class-validator';

/** RFC 5321: a path has 256 characters with its brackets. */
const MAX_LENGTH = 254;

const ASCII = /^[\0-\x7f]*$/;
/** ASCII characters that no host name has. */
const FOREIGN_TO_DOMAINS = /[\0-,/:-`{-\x7f]/;
/** Quotes, control and invisible characters, blanks. */
const FOREIGN_TO_LOCAL_PARTS = /["\p{Cc}\p{Cf}\p{Z}]/u;

/**
 * The one spelling of an address: without surrounding blanks, in small letters, composed (NFC), its domain in ASCII
 * (IDNA). What is no address stays as it is, apart from case and blanks.
 */
export function normaliseEmail(text: string): string {
  const folded = text.trim().toLowerCase().normalize('NFC');
  const start = folded.lastIndexOf('@') + 1;
  const domain = folded.slice(start);
  if (start === 0 || ASCII.test(domain) || FOREIGN_TO_DOMAINS.test(domain)) return folded;
  const ascii = domainToASCII(domain);
  return ascii === '' ? folded : folded.slice(0, start) + ascii;
}

/** Whether it is an address in its one spelling, with a plain local part. */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_LENGTH || !isEmail(text)) return false;
  const at = text.lastIndexOf('@');
  return ASCII.test(text.slice(at)) && !FOREIGN_TO_LOCAL_PARTS.test(text.slice(0, at));
}
