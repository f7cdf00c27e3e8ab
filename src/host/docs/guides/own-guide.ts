import type { Bilingual } from '#kit/language/language';

/**
 * What the guides say of one service alone, beside what holds for all. Code stands between backquotes, what matters most
 * between two asterisks.
 */
export interface OwnGuide {
  signIn: readonly Bilingual[];
  languages: readonly Bilingual[];
  money: readonly Bilingual[];
  /** Whose clock says what today is. */
  days: readonly Bilingual[];
  errors: readonly Bilingual[];
  repeating: readonly Bilingual[];
  payments: readonly Bilingual[];
  changes: readonly Bilingual[];
  live: readonly Bilingual[];
  limits: readonly Bilingual[];
}
