import { isBlank } from '#kit/text/invisible';

const FOLDER = /^.*[/\\]/s;
const EXTENSION = /\.[^.]*$/;
/** Control characters, half surrogate pairs, line separators, and what changes the direction of the text around a name. */
const UNPRINTED = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const MAX_LENGTH = 120;

/** The name of an uploaded file as it was sent, without folder and control characters, with the detected extension. */
export function fileName(sent: string, extension: string, otherwise = 'file'): string {
  const name = sent.replace(FOLDER, '').replace(EXTENSION, '').replace(UNPRINTED, '').trim();
  return `${isBlank(name) ? otherwise : [...name].slice(0, MAX_LENGTH).join('')}.${extension}`;
}
