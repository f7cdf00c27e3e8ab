/** Dashes and minus signs of all kinds, and what keyboards of East Asia have for them. */
const DASHES = /[\p{Dash}\u2043\u30fc]/gu;

export const withPlainDashes = (text: string): string => text.replace(DASHES, '-');
