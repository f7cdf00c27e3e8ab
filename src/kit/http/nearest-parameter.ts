/** Names that other APIs give to the same parameter. */
const SAME_MEANING = [
  ['q', 'search', 'query', 'text', 'term', 'keyword', 'keywords'],
  ['limit', 'page_size', 'page_count', 'per_page', 'size', 'count', 'take'],
  ['page', 'page_number', 'offset', 'skip'],
  ['sort', 'sort_by', 'order_by'],
  ['order', 'sort_order', 'sort_dir', 'direction'],
  ['from', 'start', 'start_date', 'since'],
  ['to', 'end', 'end_date', 'until'],
] as const;

const MIN_CONTAINED = 3;

/** The known name that the sent one most likely means; undefined if none is similar. */
export function nearestParameter(sent: string, known: readonly string[]): string | undefined {
  const plain = plainName(sent.slice(0, MAX_LENGTH));
  const equal = known.find(name => plainName(name) === plain);
  if (equal !== undefined) return equal;
  const similar = known
    .map(name => ({ name, edits: edits(plainName(name), plain) }))
    .filter(({ name, edits: count }) => count * 3 <= Math.max(plainName(name).length, plain.length))
    .toSorted((one, other) => one.edits - other.edits);
  if (similar[0]) return similar[0].name;
  const meaning = SAME_MEANING.find(names => names.some(name => plainName(name) === plain));
  const synonym = meaning && known.find(name => (meaning as readonly string[]).includes(name));
  return synonym ?? known.find(name => isPartOf(plainName(name), plain) || isPartOf(plain, plainName(name)));
}

const MAX_LENGTH = 60;

const plainName = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** `kitchen` in `kitchen_code`. */
const isPartOf = (part: string, whole: string) =>
  part.length >= MIN_CONTAINED && (whole.startsWith(part) || whole.endsWith(part));

/** Levenshtein distance. */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const above = row;
    row = [at];
    for (let by = 1; by <= other.length; by += 1) {
      const replaced = above[by - 1]! + (one[at - 1] === other[by - 1] ? 0 : 1);
      row.push(Math.min(replaced, above[by]! + 1, row[by - 1]! + 1));
    }
  }
  return row[other.length]!;
}
