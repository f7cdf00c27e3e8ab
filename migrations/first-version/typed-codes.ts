const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const DASHES = /[\p{Dash}\u2043\u30fc]/gu;

/** A code as requests are compared with it from now on, without the digits of other scripts, which were never stored. */
export const spelledCode = (code: string): string =>
  code.replace(INVISIBLE, '').normalize('NFKC').replace(DASHES, '-').trim().toUpperCase();
