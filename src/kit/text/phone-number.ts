import { typedText } from './typed-text';

const SCHEME = /^tel: ?/i;

const NUMBER = /^\(?\+?[\d ()./-]+/;
const EXTENSION = /^(?:;ext=|(?:x|ext\.?|extension) ?)\d+$/i;

const MIN_DIGITS = 5;
const MAX_DIGITS = 20;
const MAX_LENGTH = 50;

/** The stored form of a number: western digits, plain dashes and blanks, no `tel:`, no invisible characters. */
export const cleanPhoneNumber = (text: string): string =>
  typedText(text).replace(/\s+/g, ' ').trim().replace(SCHEME, '');

/** Whether a cleaned text is a number with 5 to 20 digits, including those of an extension such as `x123` or `ext. 123`. */
export function isPhoneNumber(text: string): boolean {
  const [number = ''] = NUMBER.exec(text) ?? [];
  const extension = text.slice(number.length);
  const isWhole = extension === '' || EXTENSION.test(extension);
  return text.length <= MAX_LENGTH && isWhole && digitsIn(number) >= MIN_DIGITS && digitsIn(text) <= MAX_DIGITS;
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;
