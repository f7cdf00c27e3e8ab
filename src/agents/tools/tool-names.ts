export const MAX_NAME_LENGTH = 64;

/** The toolset of a tag: `Catalogue: exercises` becomes `catalogue_exercises`. */
export const snakeCase = (text: string): string =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '_')
    .replace(/^_|_$/g, '');

export interface NamedOperation {
  /** OpenAPI tag. */
  tag: string;
  method: string;
  path: string;
}

/**
 * Names a tool `<tag>_<verb phrase>`: `PATCH /api/orders/{id}/status` with the tag `Order handling` becomes
 * `order_handling_change_status`.
 * @param phrase replaces the one made of method and path @param neutral path segments to omit
 */
export function toolName({ tag, method, path }: NamedOperation, neutral: readonly string[], phrase?: string): string {
  const toolset = snakeCase(tag);
  const tagWords = toolset.split('_').flatMap(word => [word, singular(word)]);
  const areas = new Set([...NEUTRAL, ...neutral]);
  const segments = path.split('/').filter(segment => segment !== '' && !areas.has(segment));
  const name = `${toolset}_${phrase ?? verbPhrase(method.toUpperCase(), segments, new Set(tagWords))}`;
  return name.length <= MAX_NAME_LENGTH ? name : name.slice(0, MAX_NAME_LENGTH + 1).replace(/_[^_]*$/, '');
}

/** Path segments of areas of the API. */
const NEUTRAL: readonly string[] = ['api', 'manage', 'management', 'users', 'auth', 'admins', 'helpers'];

/** Path segments that name the lookup key. */
const SELECTORS: ReadonlySet<string> = new Set(['slug', 'username', 'number']);

/** Path segments that filter the list before them. */
const ADJECTIVES: ReadonlySet<string> = new Set(['deleted', 'featured', 'related', 'similar', 'my', 'roots']);

/** Phrases for path segments that are neither a record nor a verb. */
const CHANGES: Readonly<Record<string, string>> = {
  read: 'mark_read',
  unread: 'mark_unread',
  read_all: 'mark_all_read',
  default: 'make_default',
  me: 'update_me',
  profile: 'update_profile',
};

const UPDATES: ReadonlySet<string> = new Set(['PUT', 'PATCH']);

/** @param tagWords words of the tag, which are not repeated */
function verbPhrase(method: string, segments: readonly string[], tagWords: ReadonlySet<string>): string {
  const isItem = isParameter(segments.at(-1) ?? '');
  const [tail, outer] = nounGroups(isItem ? segments.slice(0, -1) : segments);
  const isOmitted = (words: string) =>
    SELECTORS.has(words) || words.split('_').every(word => tagWords.has(word) || tagWords.has(singular(word)));
  const nouns = (words: readonly string[]) => words.filter(word => !isOmitted(word) && !ADJECTIVES.has(word));
  const last = tail.at(-1) ?? COLLECTION;
  const isPart = !isItem && !isPlural(last) && (tail.length > 1 || outer !== undefined);
  if (isPart && method === 'POST')
    return tail.length > 1
      ? phraseOf(last, nouns(tail.slice(0, -1)), 'many')
      : phraseOf(last, nouns(outer ?? []), 'one');
  if (isPart && UPDATES.has(method))
    return CHANGES[last] ?? phraseOf('change', [...nouns(tail.slice(0, -1)), last], 'one');
  if (!isItem && UPDATES.has(method)) return phraseOf('change', nouns(tail), 'many');
  const adjectives = tail.filter(word => ADJECTIVES.has(word));
  if (method === 'GET' && !isItem) {
    const isList = isPlural(last) || adjectives.length > 0;
    return phraseOf(isList ? 'list' : 'get', [...adjectives, ...nouns(tail)], isList ? 'many' : 'one');
  }
  const selector = isItem && SELECTORS.has(last) ? `_by_${last}` : '';
  const verbs: Record<string, string> = { GET: 'get', POST: 'create', DELETE: 'delete' };
  return phraseOf(verbs[method] ?? 'update', [...adjectives, ...nouns(tail)], 'one') + selector;
}

/** The records that the tag names. */
const COLLECTION = 'records';

const isParameter = (segment: string) => segment.startsWith('{');

/** The path segments after the last parameter, and those between it and the parameter before. */
function nounGroups(segments: readonly string[]): [tail: string[], outer: string[] | undefined] {
  const at = segments.findLastIndex(isParameter);
  const tail = segments.slice(at + 1).map(snakeCase);
  if (at < 0) return [tail, undefined];
  const before = segments.slice(0, at);
  return [tail, before.slice(before.findLastIndex(isParameter) + 1).map(snakeCase)];
}

/** All nouns but the last are singular; `count` decides the last one. */
function phraseOf(verb: string, nouns: readonly string[], count: 'one' | 'many'): string {
  const words = nouns.map((noun, at) => (at === nouns.length - 1 && count === 'many' ? noun : singular(noun)));
  return [verb, ...words].join('_');
}

const isPlural = (word: string): boolean => singular(word) !== word;

const UNCHANGED = /(?:ss|us|is|series|statistics|news)$/;

function singular(word: string): string {
  if (UNCHANGED.test(word)) return word;
  if (word.endsWith('zzes')) return word.slice(0, -3);
  if (/(?:s|x|ch|sh)es$/.test(word) && !/(?:courses|exercises|expenses|purchases)$/.test(word))
    return word.slice(0, -2);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
