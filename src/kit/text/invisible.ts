/** Direction marks, joiners, soft hyphens, variation selectors, fillers of Hangul and Braille. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const VISIBLE = /[^\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\p{Z}]/u;

/** Removes them from addresses, codes and numbers, which are compared by appearance. Prose needs its joiners. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Whether the text is empty or has only blanks, control and invisible characters. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);
