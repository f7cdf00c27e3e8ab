import { isBlank } from '#kit/text/invisible';

const MAX_CHARACTERS = 60;
/** Read of a name, which may be any length. */
const MAX_READ = 2000;

/** Control characters, direction marks, joiners, private and unassigned characters, fillers. */
const UNSHOWN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const BLANKS = /[\p{Z}\s]+/gu;
/** More marks on one letter than any language has, which cover the lines above and below. */
const MANY_MARKS = /(\p{M}{3})\p{M}+/gu;

/**
 * A name that an app gave itself, on one line: without characters that reorder or hide text, and shortened.
 * @param fallback for a name without visible characters
 */
export function shownAppName(name: string | undefined, fallback: string): string {
  const read = (name ?? '').slice(0, MAX_READ);
  if (isBlank(read)) return fallback;
  const plain = read.replace(BLANKS, ' ').replace(UNSHOWN, '').replace(MANY_MARKS, '$1').trim();
  const characters = [...plain];
  if (characters.length === 0) return fallback;
  return characters.length <= MAX_CHARACTERS
    ? plain
    : `${characters
        .slice(0, MAX_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`;
}
