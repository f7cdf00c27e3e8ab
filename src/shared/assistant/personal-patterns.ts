import { westernDigits } from '#kit/text/digits';

const ADDRESS_PART = String.raw`[^\s"'<>(),:;؛،[\]{}|\\/?؟#@]+`;

/** Addresses in any script; the full stop after one is not part of it. */
export const EMAILS = new RegExp(`${ADDRESS_PART}@${ADDRESS_PART}(?<![.!])`, 'gu');

const DIGIT = '[0-9٠-٩۰-۹]';

/** Runs of digits with the separators of phone numbers; `isPhone` decides. */
export const PHONE_CANDIDATES = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.,:/+-])[+(]?${DIGIT}(?:[ \u00a0().‑–-]{0,2}${DIGIT}){6,18}(?![\p{L}\p{N}_]|[.,:/-]${DIGIT})`,
  'gu',
);

const DATE = /^\d{1,4}[-.]\d{1,2}[-.]\d{1,4}\b/;
const GROUPED = /^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/;
const MONEY = /^\d+\.\d+$/;

/** Whether digits are a phone number rather than a date, an amount or a record's number. */
export function isPhone(candidate: string): boolean {
  const text = westernDigits(candidate).trim();
  const digits = text.replaceAll(/\D/g, '');
  if (text.startsWith('+')) return digits.length >= 8 && digits.length <= 15;
  if (DATE.test(text) || MONEY.test(text)) return false;
  if (text.startsWith('00')) return digits.length >= 10 && digits.length <= 17;
  if (/^\(?0/.test(text)) return digits.length >= 9 && digits.length <= 12;
  return GROUPED.test(text) || /^[1-9]\d{10,11}$/.test(text);
}

/** The digits of a phone number, the same for all its spellings. */
export const phoneDigits = (text: string): string => westernDigits(text).replaceAll(/\D/g, '').replace(/^00/, '');
