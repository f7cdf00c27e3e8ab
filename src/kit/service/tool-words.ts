/** Texts of a service for the tools that language models call. */
export interface ToolWords {
  /** Path segments of areas, which names leave out. */
  areas?: readonly string[];
  /** Verb phrases by operation id, for names that method and path do not make well. */
  phrases: Readonly<Record<string, string>>;
  /**
   * Tools by name for callers that select none, at most 40; each with words in Arabic and further ones in English that a
   * search finds it by.
   */
  essential: Readonly<Record<string, readonly string[]>>;
}
