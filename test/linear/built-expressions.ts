/** Regular expressions that are built from more than constants, as they are at run time. */
export const BUILT_EXPRESSIONS: Readonly<Record<string, RegExp>> = {
  'src/kit/language/language.ts: new RegExp(`^${language}\\\\b`)': /^ar\b/,
  "src/kit/language/search-text.ts: new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g')": /[ٱىیکة]/g,
  "src/kit/text/plain-letters.ts: new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g')": /[ßæœþøłđɖðıħŧŋſ]/g,
  "src/agents/assistant/placeholder-tokens.ts: new RegExp(String.raw`\\[(?:${KINDS.join('|')})_[\\d٠-٩]{1,6}\\]`, 'gi')":
    /\[(?:email|phone|name|username|address|text)_[\d٠-٩]{1,6}\]/gi,
};
