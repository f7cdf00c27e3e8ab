import type { Bilingual } from '../language/language';

/** The part of the guides about one service. Code is in backquotes, emphasis in two asterisks. */
export interface ServiceGuide {
  signIn: readonly Bilingual[];
  languages: readonly Bilingual[];
  money: readonly Bilingual[];
  /** The time zones of its days. */
  days: readonly Bilingual[];
  errors: readonly Bilingual[];
  repeating: readonly Bilingual[];
  payments: readonly Bilingual[];
  changes: readonly Bilingual[];
  live: readonly Bilingual[];
  limits: readonly Bilingual[];
  /** Descriptions of its own rate limits, by policy. */
  limitNames: Readonly<Record<string, Bilingual>>;
}
