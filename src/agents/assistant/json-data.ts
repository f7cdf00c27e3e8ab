export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A copy of a JSON value with its texts and field names replaced. */
export function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map(item => mapTexts(item, map));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [map(field), mapTexts(inner, map)]));
}

const MAX_DEPTH = 40;

/** Whether a value is nested deeper than any operation needs. Not recursive, so that no input overflows the stack. */
export function isTooDeep(data: unknown): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap(value => (isObject(value) ? Object.values(value) : []));
  }
  return false;
}

/**
 * Cuts a JSON value to `maxBytes`, which bounds the work on it. Texts are cut at the end of a sentence or word if possible,
 * so that the values searched for later stay whole; lists and objects lose their last items.
 */
export function cutData(data: unknown, maxBytes: number): { data: unknown; isCut: boolean } {
  let left = maxBytes;
  let isCut = false;
  const isFull = () => (isCut ||= left <= 0);
  const take = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') {
      const text = cutWords(value, left);
      left -= Buffer.byteLength(text) + 2;
      isCut ||= text !== value;
      return text;
    }
    if (!isObject(value)) {
      left -= 8;
      return value;
    }
    left -= 2;
    if (depth > MAX_DEPTH) {
      isCut = true;
      return null;
    }
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const item of value) {
        if (isFull()) break;
        items.push(take(item, depth + 1));
      }
      return items;
    }
    const fields: [string, unknown][] = [];
    for (const [field, inner] of Object.entries(value)) {
      left -= Buffer.byteLength(field) + 4;
      if (isFull()) break;
      fields.push([field, take(inner, depth + 1)]);
    }
    return Object.fromEntries(fields);
  };
  return { data: take(data, 0), isCut };
}

const SENTENCE_END = /[\n.!?؟؛;،,](?=\s)/;
/** At most this many characters are dropped to end at a sentence or a word. */
const MAX_LOST = 400;

/** At most `maxBytes` of a text in UTF-8, up to the end of a sentence, else of a word. */
export function cutWords(text: string, maxBytes: number): string {
  // A character has at least one byte.
  const most = text.slice(0, Math.max(0, maxBytes));
  if (most.length === text.length && Buffer.byteLength(text) <= maxBytes) return text;
  const bytes = Buffer.from(most).subarray(0, Math.max(0, maxBytes));
  // The last character may be cut in the middle.
  const cut = bytes.toString().replace(/\uFFFD{1,3}$/, '');
  const oldest = Math.max(0, cut.length - MAX_LOST);
  for (let index = cut.length - 1; index > oldest; index--)
    if (SENTENCE_END.test(cut.slice(index, index + 2))) return cut.slice(0, index + 1);
  const blank = cut.lastIndexOf(' ');
  return blank > oldest ? cut.slice(0, blank) : cut;
}
