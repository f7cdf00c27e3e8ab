/** Dashes and minus signs of all kinds, including those of East Asian keyboards. */
const DASHES = /[\p{Dash}\u2043\u30fc]/gu;

export const withPlainDashes = (text: string): string => text.replace(DASHES, '-');
