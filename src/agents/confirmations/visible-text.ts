/** Direction marks, invisible letters, and control characters other than line ends. */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex
  /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u{e0000}-\u{e0fff}]/gu;
const JOINER = /[\u200c\u200d]/;
const VARIANT = /[\ufe0e\ufe0f]/;
/** Scripts whose letters have the same form joined or alone. */
const UNJOINED = /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{N}]/u;
const LETTER = /[\p{L}\p{M}]/u;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;
const VARIABLE = /[\p{Emoji}\p{Extended_Pictographic}]/u;

/** The visible text. Joiners inside words and emoji stay, since they change how these look. */
export const visibleText = (text: string): string =>
  text.replace(UNSEEN, (letter, at: number) => {
    if (JOINER.test(letter)) return joins(before(text, at)) && joins(text.slice(at + 1, at + 3)) ? letter : '';
    return VARIANT.test(letter) && VARIABLE.test(before(text, at)) ? letter : '';
  });

/** The letter before an index. */
function before(text: string, at: number): string {
  const pair = text.slice(Math.max(0, at - 2), at);
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(pair) ? pair : pair.slice(-1);
}

const joins = (near: string): boolean => {
  const letter = String.fromCodePoint(near.codePointAt(0) ?? 0);
  return EMOJI.test(letter) || (LETTER.test(letter) && !UNJOINED.test(letter));
};
