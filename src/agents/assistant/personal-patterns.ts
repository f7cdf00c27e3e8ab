import { type FoldedText, foldText } from './folded-text';

/** A range of a folded text. */
export interface Range {
  start: number;
  end: number;
}

const MAX_LOCAL = 64;
const MAX_DOMAIN = 255;
const NO_ADDRESS_LETTER = new Set(`"<>(),:;؛،[]{}|\\/?؟#@ \n`);
const WORD = /[\p{L}\p{N}_]/u;

/**
 * Finds e-mail addresses in any script: each `@` with the letters around it, up to the maximum length of an address, so that
 * the work is linear in the length of the text.
 */
export function findAddresses({ text }: FoldedText): Range[] {
  const found: Range[] = [];
  let after = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', Math.max(after, at + 1))) {
    const start = text[at - 1] === '"' ? quotedStart(text, at, after) : localStart(text, at, after);
    const end = text[at + 1] === '[' ? literalEnd(text, at) : domainEnd(text, at);
    if (start === at || end === at + 1) continue;
    found.push({ start, end });
    after = end;
  }
  return found;
}

function localStart(text: string, at: number, after: number): number {
  const first = Math.max(after, at - MAX_LOCAL);
  let start = at;
  while (start > first && !NO_ADDRESS_LETTER.has(text[start - 1]!)) start--;
  // Quotation and emphasis marks before an address do not belong to it.
  while (start < at && "'*`".includes(text[start]!)) start++;
  return start;
}

/** The beginning of `"a b"` in `"a b"@c.example`. */
function quotedStart(text: string, at: number, after: number): number {
  const first = Math.max(after, at - MAX_LOCAL);
  for (let start = at - 2; start >= first; start--) {
    if (text[start] === '\n') break;
    if (text[start] !== '"' || text[start - 1] === '\\') continue;
    return start === at - 2 || WORD.test(text[start - 1] ?? ' ') ? at : start;
  }
  return at;
}

function domainEnd(text: string, at: number): number {
  const last = Math.min(text.length, at + 1 + MAX_DOMAIN);
  let end = at + 1;
  while (end < last && !NO_ADDRESS_LETTER.has(text[end]!)) end++;
  // Punctuation after an address does not belong to it either.
  while (end > at + 1 && ".!'*`…".includes(text[end - 1]!)) end--;
  return end;
}

/** The end of `[192.0.2.1]` after an `@`. */
function literalEnd(text: string, at: number): number {
  const literal = /^\[[\da-fA-F:.IPv]{3,60}\]/.exec(text.slice(at + 1, at + 64));
  return at + 1 + (literal?.[0].length ?? 0);
}

/** Runs of digits with the separators of phone numbers; `isPhone` decides. */
const PHONE_CANDIDATES =
  /(?<![\p{L}\p{N}_.,:/+-])[+(]?\d(?:[ ()./-]{0,3}\d){6,18}(?!(?![ ]?(?:ext|x)\.? ?\d)[\p{L}\p{N}_]|[.,:/-]\d)/gu;
const TEL_CANDIDATES = /tel:([+(]?\d(?:[ ()./-]{0,3}\d){6,18})/giu;

const DATE = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}(?!\d)/;
const GROUPED = /^\(?\d{3}\)?[ ./-]{0,3}\d{3}[ .-]\d{4}$/;
const MONEY = /^\d+\.\d+$/;
const BARE = /^(?:[2-9]\d{9}|[1-9]\d{10,11})$/;

/** Finds phone numbers in digits of any script. */
export function findPhones({ text }: FoldedText): Range[] {
  const linked = [...text.matchAll(TEL_CANDIDATES)].map(({ 0: whole, 1: number = '', index }) => {
    const start = index + whole.length - number.length;
    return { start, end: start + number.length };
  });
  const plain = [...text.matchAll(PHONE_CANDIDATES)]
    .filter(([candidate]) => isPhone(candidate))
    .map(({ 0: candidate, index }) => ({ start: index, end: index + candidate.length }));
  return [...linked, ...plain].sort((one, other) => one.start - other.start);
}

/** Whether digits are a phone number, not a date, an amount or the number of a record. */
function isPhone(candidate: string): boolean {
  const text = candidate.trim();
  const digits = text.replaceAll(/\D/g, '');
  if (text.startsWith('+')) return digits.length >= 8 && digits.length <= 15;
  if (DATE.test(text) || MONEY.test(text)) return false;
  if (text.startsWith('00')) return digits.length >= 10 && digits.length <= 17;
  if (/^\(?0/.test(text)) return digits.length >= 9 && digits.length <= 12;
  return GROUPED.test(text) || BARE.test(text);
}

/** The digits of a phone number, equal for all its spellings. */
export const phoneDigits = (text: string): string =>
  (ASCII.test(text) ? text : foldText(text).text).replaceAll(/\D/g, '').replace(/^00/, '');

const ASCII = /^[ -~]*$/;
