import type { Bilingual } from './language';

/** A text after a change: left alone when nothing was sent, emptied by null, a language that was left out as it was. */
export function changedText(
  sent: Partial<Bilingual> | null | undefined,
  stored: Bilingual = { en: '', ar: '' },
): Bilingual | undefined {
  if (sent === undefined) return undefined;
  return sent === null ? { en: '', ar: '' } : { en: sent.en ?? stored.en, ar: sent.ar ?? stored.ar };
}
