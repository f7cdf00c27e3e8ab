import type { Bilingual } from '#kit/language/language';

/** English and Arabic. */
export type Pair = readonly [en: string, ar: string];

export const bilingual = ([en, ar]: Pair): Bilingual => ({ en, ar });
