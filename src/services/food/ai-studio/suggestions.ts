const MAX_SUGGESTIONS = 3;
const TAG_START = /<\/?[a-z!]/i;
const BULLET = /^\s*(?:[-*•–]|\d+[.)-])\s+/;
const QUOTES = /^["'«“”„](.*)["'»“”]$/s;
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f\p{Cs}]/gu;

/** The suggestions in the answer of a model: a JSON list of texts, or else one text per line. Texts with markup are left out. */
export function suggestionsIn(answer: string, maxCharacters: number): string[] {
  const texts = (jsonList(answer) ?? lines(answer)).map(text => cut(plain(text), maxCharacters));
  return [...new Set(texts)].filter(text => text !== '' && !hasMarkup(text)).slice(0, MAX_SUGGESTIONS);
}

function hasMarkup(text: string): boolean {
  const start = text.indexOf('<');
  return start !== -1 && (TAG_START.test(text) || text.includes('>', start));
}

/** Reads the list itself, or one inside other text, such as a code fence. */
function jsonList(answer: string): string[] | undefined {
  const from = answer.indexOf('[');
  const to = answer.lastIndexOf(']');
  if (from === -1 || to < from) return undefined;
  try {
    const list: unknown = JSON.parse(answer.slice(from, to + 1));
    return Array.isArray(list) && list.every(text => typeof text === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}

/** Lines of broken JSON are not texts, so none is returned. A line that ends with a colon is an introduction. */
function lines(answer: string): string[] {
  if (/^\s*(?:```|[[{])/.test(answer)) return [];
  return answer
    .split('\n')
    .map(line => line.replace(BULLET, '').trim().replace(QUOTES, '$1'))
    .filter(line => line !== '' && !line.endsWith(':'));
}

const plain = (text: string): string =>
  text
    .replace(CONTROL, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();

/** Cuts at the end of a word. */
function cut(text: string, maxCharacters: number): string {
  const characters = [...text];
  if (characters.length <= maxCharacters) return text;
  const kept = characters.slice(0, maxCharacters - 1).join('');
  const end = kept.search(/\s\S*$/);
  return `${end > 0 ? kept.slice(0, end) : kept}…`;
}
