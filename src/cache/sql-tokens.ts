/**
 * A comment, a string literal with or without escapes, a dollar quote, a name, or another character. Numbers are skipped. An
 * unterminated token extends to the end of the text.
 */
const TOKEN =
  /--[^\n]*|\/\*|e'(?<escaped>(?:[^'\\]|\\[\s\S]|'')*)(?:'|$)|'(?<literal>[^']*(?:''[^']*)*)(?:'|$)|(?<quote>\$(?:[a-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$)|(?<quoted>"[^"]*(?:""[^"]*)*(?:"|$))|(?<name>[a-z_\u0080-\uffff][\w$\u0080-\uffff]*)|(?<other>[^\s\w])/gi;
const COMMENT_EDGE = /\/\*|\*\//g;
const NAME = /^["a-z_\u0080-\uffff]/;

/** A literal with escapes, whose content is not decoded. */
const ESCAPED_LITERAL = '\\';

/**
 * The tokens of an SQL text without comments: names in lower case, quoted names with their quotes, single characters, and
 * literals as `'` and their content.
 */
export function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  const pattern = new RegExp(TOKEN);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { escaped, literal, quote, quoted, name, other } = match.groups!;
    if (match[0] === '/*') pattern.lastIndex = endOfComment(text, pattern.lastIndex);
    else if (escaped !== undefined) tokens.push(ESCAPED_LITERAL);
    else if (literal !== undefined) tokens.push(`'${literal.replaceAll("''", "'")}`);
    else if (quote !== undefined) {
      const start = pattern.lastIndex;
      const end = text.indexOf(quote, start);
      tokens.push(`'${text.slice(start, end < 0 ? undefined : end)}`);
      pattern.lastIndex = end < 0 ? text.length : end + quote.length;
    } else if (name !== undefined) tokens.push(name.toLowerCase());
    else if (quoted ?? other) tokens.push((quoted ?? other)!);
  }
  return tokens;
}

/** Comments can be nested. */
function endOfComment(text: string, from: number): number {
  const edge = new RegExp(COMMENT_EDGE);
  edge.lastIndex = from;
  for (let depth = 1; depth > 0; ) {
    const match = edge.exec(text);
    if (!match) return text.length;
    depth += match[0] === '/*' ? 1 : -1;
  }
  return edge.lastIndex;
}

export const isName = (token: string | undefined): token is string => token !== undefined && NAME.test(token);

export const isLiteral = (token: string | undefined): token is string => token?.startsWith("'") ?? false;

export const unquoted = (token: string) => (token.startsWith('"') ? token.slice(1, -1).replaceAll('""', '"') : token);

/** The index of the first token for which `isEnd` is true outside of parentheses; -1 without one. */
export function outsideParentheses(
  tokens: readonly string[],
  from: number,
  isEnd: (token: string, at: number) => boolean,
): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (depth === 0 && isEnd(token, at)) return at;
    if (token === '(' || token === '[') depth += 1;
    if (token === ')' || token === ']') depth -= 1;
    if (depth < 0) return -1;
  }
  return -1;
}
