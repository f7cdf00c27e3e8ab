/** Texts of a service for the tools that language models call. */
export interface ToolTexts {
  /** Path segments of areas, which tool names omit. */
  areas?: readonly string[];
  /** Verb phrases by operation id, where method and path give a poor name. */
  phrases: Readonly<Record<string, string>>;
  /** Titles in Arabic by name, of tools that change data and have none in the office. */
  arabicTitles?: Readonly<Record<string, string>>;
  /** Default tools for callers without a selection, at most 40, each with search keywords in Arabic and English. */
  essential: Readonly<Record<string, readonly string[]>>;
}
