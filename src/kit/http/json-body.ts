import { BadRequest, MalformedJson, TooManyValues } from '../refusals/refusal';

/** Maximum JSON values in a body, lists and objects included; above what any form sends. */
export const MAX_VALUES = 5000;

/** Maximum nesting, so that recursive code cannot overflow the stack. */
const MAX_DEPTH = 40;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const BLANKS: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

const utf8 = new TextDecoder();

/** Parses an object or list. The limits are checked before parsing. @throws MalformedJson, TooManyValues, BadRequest */
export function readJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  refuseTooMuch(bytes);
  let read: unknown;
  try {
    read = JSON.parse(utf8.decode(bytes));
  } catch {
    throw MalformedJson();
  }
  if (typeof read !== 'object' || read === null) throw MalformedJson();
  return read;
}

/** Counts values without parsing: every value except the first of a list or object follows a comma. */
function refuseTooMuch(bytes: Buffer): void {
  let values = 1;
  let depth = 0;
  let justOpened = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (BLANKS.has(byte)) continue;
    if (byte === COMMA || (justOpened && !CLOSING.has(byte))) values += 1;
    if (values > MAX_VALUES) throw TooManyValues({ params: { max: MAX_VALUES } });
    justOpened = OPENING.has(byte);
    if (justOpened) depth += 1;
    if (depth > MAX_DEPTH) throw BadRequest();
    if (CLOSING.has(byte)) depth -= 1;
    if (byte === QUOTE) at = endOfText(bytes, at);
  }
}

/** Index of the closing quote of the string that begins at `from`; the length of `bytes` if there is none. */
function endOfText(bytes: Buffer, from: number): number {
  for (let at = from + 1; at < bytes.length; at++) {
    if (bytes[at] === BACKSLASH) at += 1;
    else if (bytes[at] === QUOTE) return at;
  }
  return bytes.length;
}
