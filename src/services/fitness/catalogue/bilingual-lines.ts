import type { Bilingual } from '#kit/language/language';

/** A sent list of texts as columns take it. */
export const bilingualLines = (lines: readonly Bilingual[] | undefined): Bilingual[] | undefined =>
  lines?.map(({ en, ar }) => ({ en, ar }));
