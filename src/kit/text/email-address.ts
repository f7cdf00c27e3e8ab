import { domainToASCII } from 'node:url';
import { isEmail } from 'class-validator';

/** RFC 5321: a path has 256 characters with its brackets. */
const MAX_LENGTH = 254;

const ASCII = /^[\0-\x7f]*$/;
/** ASCII characters that no host name has. */
const FOREIGN_TO_DOMAINS = /[\0-,/:-`{-\x7f]/;
/** Quotes, control and invisible characters, blanks. */
const FOREIGN_TO_LOCAL_PARTS = /["\p{Cc}\p{Cf}\p{Z}]/u;

/** Trimmed, lower case, NFC, domain in ASCII (IDNA). Other text is only trimmed and lower-cased. */
export function normaliseEmail(text: string): string {
  const folded = text.trim().toLowerCase().normalize('NFC');
  const start = folded.lastIndexOf('@') + 1;
  const domain = folded.slice(start);
  if (start === 0 || ASCII.test(domain) || FOREIGN_TO_DOMAINS.test(domain)) return folded;
  const ascii = domainToASCII(domain);
  return ascii === '' ? folded : folded.slice(0, start) + ascii;
}

/** Whether `text` is a valid address in canonical form. */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_LENGTH || !isEmail(text)) return false;
  const at = text.lastIndexOf('@');
  return ASCII.test(text.slice(at)) && !FOREIGN_TO_LOCAL_PARTS.test(text.slice(0, at));
}
