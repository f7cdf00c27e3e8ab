/** Names of a record's own address, in the list of its path. */
const KEYS = ['id', 'slug', 'code', 'key', 'reference', 'username'];
/** Words that most rows, none, few and all addresses have. */
const WORDS = ['an', 'zzyzx', 'mai', 'example'];
const SEARCHES = new Set(['q', 'search', 'query']);
const PAGE = 'page';
const PAGE_SIZES = new Set(['limit', 'page_size', 'per_page']);

/** Values of parameters that neither a list nor their type gives, by name. */
const VALUES = {
  date: '2026-05-09',
  day: '2026-05-09',
  month: '2026-05',
  from: '2026-01-01',
  to: '2026-12-31',
  ids: '1,2',
  timezone: 'Europe/Berlin',
  email: 'customer@food.example',
  check_in: '2027-05-03',
  check_out: '2027-05-07',
};

/** The GETs of a description that respond with a document or a file, not with events. */
export function readsOf({ paths }) {
  return Object.entries(paths)
    .filter(([, item]) => item.get && !isStream(item.get))
    .map(([path, { get }]) => ({ path, parameters: get.parameters ?? [] }));
}

const isStream = ({ responses }) =>
  Object.values(responses).some(({ content }) => Object.hasOwn(content ?? {}, 'text/event-stream'));

/**
 * The address of a read: path parameters are those of the first record of the list that the path continues, required
 * parameters have a value of their type. `ask` returns the body of a response to the same caller.
 */
export async function baseOf({ path, parameters }, ask) {
  const values = {};
  for (const { name } of parameters.filter(({ in: place }) => place === 'path')) {
    const list = filled(path.slice(0, path.indexOf(`{${name}}`) - 1), values);
    const record = firstRecord(await ask(list));
    values[name] = [snakeCase(name), name, ...KEYS].map(key => record?.[key]).find(isSimple) ?? VALUES[name] ?? 1;
  }
  const query = {};
  for (const parameter of parameters)
    if (parameter.in === 'query' && parameter.required) query[parameter.name] = valuesOf(parameter)[0];
  return { path: filled(path, values), query };
}

/** The other queries of a read: its last page, each sort, `most` values of each filter, and with any, the largest page. */
export function* variationsOf({ parameters }, { query }, body, most) {
  for (const parameter of parameters.filter(({ in: place }) => place === 'query')) {
    const { name } = parameter;
    if (name === PAGE) yield { ...query, [PAGE]: lastPageOf(body) };
    else if (PAGE_SIZES.has(name) && most === 0) continue;
    else if (PAGE_SIZES.has(name)) yield { ...query, [name]: parameter.schema?.maximum ?? 100 };
    else {
      const values = valuesOf(parameter, firstRecord(body));
      for (const value of name.startsWith('sort') ? values : values.slice(0, most)) yield { ...query, [name]: value };
    }
  }
}

function valuesOf({ name, schema = {} }, record) {
  if (SEARCHES.has(name)) return WORDS;
  const inner = schema.items ?? schema;
  if (inner.enum) return inner.enum;
  if (inner.const !== undefined) return [inner.const];
  if (inner.anyOf || inner.oneOf)
    return (inner.anyOf ?? inner.oneOf).flatMap(each => valuesOf({ name, schema: each }, record));
  if (inner.type === 'boolean') return [true, false];
  const known = [record?.[name], VALUES[name], schema.example, inner.example, ...(schema.examples ?? [])].find(
    isSimple,
  );
  if (known !== undefined) return [known];
  if (inner.format === 'date') return [VALUES.from];
  if (inner.type === 'integer' || inner.type === 'number') return [inner.minimum > 0 ? inner.minimum : 1];
  return ['a'];
}

const isSimple = value => typeof value === 'string' || typeof value === 'number';

const snakeCase = name => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

const filled = (path, values) => path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name]));

/** The first record of the first list in a body. */
function firstRecord(body) {
  const data = body?.data ?? body;
  if (Array.isArray(data)) return data[0];
  if (data === null || typeof data !== 'object') return undefined;
  const list = Object.values(data).find(value => Array.isArray(value) && typeof value[0] === 'object');
  return list?.[0];
}

/** Of the page sizes that a list shows, from the total that it names; the second page without one. */
function lastPageOf(body) {
  const sizes = JSON.stringify(body ?? null);
  const total = Number(/"total(?:_count|_items)?":(\d+)/.exec(sizes)?.[1] ?? 0);
  const limit = Number(/"(?:limit|page_size|per_page)":(\d+)/.exec(sizes)?.[1] ?? 20);
  return Math.max(2, Math.ceil(total / limit));
}

export const addressOf = ({ path }, query) => {
  const text = new URLSearchParams(Object.entries(query)).toString();
  return text ? `${path}?${text}` : path;
};
