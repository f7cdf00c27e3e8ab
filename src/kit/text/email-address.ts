import { domainToASCII } from 'node:url';
import { isEmail } from 'class-validator';
import { westernDigits } from './digits';
import { withoutInvisible } from './invisible';

/** RFC 5321: a path has 256 characters with its brackets. */
const MAX_LENGTH = 254;

const ASCII = /^[\0-\x7f]*$/;
/** ASCII characters that are not allowed in host names. */
const FOREIGN_TO_DOMAINS = /[\0-,/:-`{-\x7f]/;
/** Blanks and invisible characters around a pasted domain. */
const EDGE = /[\s\p{Cf}]/u;
/** Quotes, control and invisible characters, blanks. */
const FOREIGN_TO_LOCAL_PARTS = /["\p{Cc}\p{Cf}\p{Z}]/u;

/** The canonical form: trimmed, lower case, NFC, western digits, domain in ASCII (IDNA). */
export function normaliseEmail(text: string): string {
  const folded = text.trim().toLowerCase().normalize('NFC');
  if (ASCII.test(folded)) return folded;
  const start = folded.lastIndexOf('@') + 1;
  return (asSeen(folded.slice(0, start)) + asciiDomain(folded.slice(start))).trim();
}

const asSeen = (text: string): string => westernDigits(withoutInvisible(text));

/** Domains of other scripts keep their digits and joiners, which are part of the name. */
function asciiDomain(domain: string): string {
  const seen = asSeen(domain);
  if (ASCII.test(seen) || FOREIGN_TO_DOMAINS.test(seen)) return seen;
  return domainToASCII(withoutEdges(domain)) || domainToASCII(withoutInvisible(domain)) || seen;
}

/** Loops, since a regular expression for the end takes quadratic time for blanks within a text. */
function withoutEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && EDGE.test(text[start]!)) start++;
  while (end > start && EDGE.test(text[end - 1]!)) end--;
  return text.slice(start, end);
}

/** Whether `text` is a valid address in canonical form. */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_LENGTH || !isEmail(text)) return false;
  const at = text.lastIndexOf('@');
  return ASCII.test(text.slice(at)) && !FOREIGN_TO_LOCAL_PARTS.test(text.slice(0, at));
}
