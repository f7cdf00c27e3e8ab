import type { Bilingual } from './language';

/** The bilingual text to store: undefined leaves it alone, null clears it, a missing language keeps its text. */
export function changedText(
  sent: Partial<Bilingual> | null | undefined,
  stored: Bilingual = { en: '', ar: '' },
): Bilingual | undefined {
  if (sent === undefined) return undefined;
  return sent === null ? { en: '', ar: '' } : { en: sent.en ?? stored.en, ar: sent.ar ?? stored.ar };
}
