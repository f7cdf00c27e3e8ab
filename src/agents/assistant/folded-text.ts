import { westernDigits } from '#kit/text/digits';

/** A text with folded spellings, and the position of each of its letters in the original. */
export interface FoldedText {
  text: string;
  /** The same length as `text`. */
  lower: string;
  /** Where the letter at an index begins in the original. */
  startOf: (index: number) => number;
  /** Where the letter at an index ends in the original. */
  endOf: (index: number) => number;
}

/** Texts in which only case needs folding. */
const PLAIN = /^(?! )(?:[!-~]| (?! ))*$/;

const INVISIBLE = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u0640]/u;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');
const DASH = /[\p{Pd}\u2212]/u;
const LINE_END = /[\n\v\f\r\u0085\u2028\u2029]/;
const BLANK = /\s/;

const MAX_REMEMBERED = 5000;
const remembered = new Map<number, string>();

/**
 * Folds widths, digits and dashes of all scripts, accents and invisible characters, and joins blanks. Case stays in `text`.
 * Linear in the length of the text.
 */
export function foldText(original: string): FoldedText {
  if (PLAIN.test(original))
    return { text: original, lower: original.toLowerCase(), startOf: index => index, endOf: index => index + 1 };
  const pieces: string[] = [];
  const starts: number[] = [];
  for (let start = 0; start < original.length; ) {
    const end = plainEnd(original, start);
    if (end > start) {
      pieces.push(original.slice(start, end));
      for (; start < end; start++) starts.push(start);
      continue;
    }
    const code = original.codePointAt(start)!;
    const folded = foldedLetter(code);
    if (isBlank(folded) && isBlank(pieces.at(-1))) {
      if (folded === '\n') pieces[pieces.length - 1] = folded;
    } else if (folded !== '') {
      pieces.push(folded);
      for (let index = 0; index < folded.length; index++) starts.push(start);
    }
    start += code > 0xffff ? 2 : 1;
  }
  const text = pieces.join('');
  const lower = text.toLowerCase();
  return {
    text,
    lower: lower.length === text.length ? lower : [...text].map(lowerLetter).join(''),
    startOf: index => starts[index]!,
    endOf: index => starts[index]! + (original.codePointAt(starts[index]!)! > 0xffff ? 2 : 1),
  };
}

/** The end of the run of unchanged letters that begins at an index. */
function plainEnd(text: string, from: number): number {
  let end = from;
  for (let code = text.charCodeAt(end); code > 0x20 && code < 0x7f; code = text.charCodeAt(end)) end++;
  return end;
}

const isBlank = (piece: string | undefined): boolean => piece === ' ' || piece === '\n';

function foldedLetter(code: number): string {
  if (code > 0x20 && code < 0x7f) return String.fromCharCode(code);
  const known = remembered.get(code);
  if (known !== undefined) return known;
  const folded = foldLetter(code);
  if (remembered.size < MAX_REMEMBERED) remembered.set(code, folded);
  return folded;
}

function foldLetter(code: number): string {
  const letter = String.fromCodePoint(code);
  if (INVISIBLE.test(letter)) return '';
  if (LINE_END.test(letter)) return '\n';
  if (BLANK.test(letter)) return ' ';
  if (DASH.test(letter)) return '-';
  return westernDigits(letter.normalize('NFKD').replaceAll(ALL_INVISIBLE, '').replaceAll(/\s/g, ' '));
}

function lowerLetter(letter: string): string {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
}
