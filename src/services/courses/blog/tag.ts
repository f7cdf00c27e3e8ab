const MAX_LENGTH = 100;

/** Lower-case letters and digits of any script; spellings that differ in accents or vowel marks are one tag. */
export function tagOf(name: string): string {
  const tag = name
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .replace(/[\u064b-\u0652\u0670ـ'’\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  if (!/[\p{L}\p{N}]/u.test(tag)) return '';
  return [...tag].slice(0, MAX_LENGTH).join('').replace(/^-|-$/g, '');
}
