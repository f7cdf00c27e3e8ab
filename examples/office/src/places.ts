import {
  type Description,
  isParameter,
  lastWord,
  nameOf,
  type Operation,
  parametersOf,
  resolved,
  segmentsOf,
  shapeOf,
} from './description.js';

/** A list: its rows, what adds to it, what is done to all of it, and pages about it. */
export interface ListPlace {
  kind: 'list';
  path: string;
  list?: Operation;
  creates: Operation[];
  actions: Operation[];
  pages: Operation[];
  /** Lists below it, such as the archived ones. */
  lists: ListPlace[];
  record?: RecordPlace;
}

/** One record: how it is read, changed and deleted, what is done to it, and its parts. */
export interface RecordPlace {
  kind: 'record';
  path: string;
  read?: Operation;
  edits: Operation[];
  remove?: Operation;
  actions: Operation[];
  pages: Operation[];
  parts: ListPlace[];
  /** Lists with a filter by this record. */
  related: { list: ListPlace; parameter: string }[];
  /** Lists whose rows lead here; without one a form asks for the record. */
  lists: ListPlace[];
}

/** A page: figures, or one record of its kind with what changes it. */
export interface PagePlace {
  kind: 'page';
  path: string;
  read?: Operation;
  changes: Operation[];
}

export type Place = ListPlace | RecordPlace | PagePlace;

export interface Places {
  lists: Map<string, ListPlace>;
  records: Map<string, RecordPlace>;
  pages: Map<string, PagePlace>;
  /** Operations that no screen leads to. */
  unplaced: Operation[];
}

/** Parameters that a person knows: a form may ask for them where no list offers them. */
const KNOWN_TO_PEOPLE = /^(date|day|month|week|year|username|code|slug|key|reference|email|name|number|platform)$/i;

/** Derives the screens of an office from the paths of its operations. */
export function placesOf({
  operations,
  machines,
  records: declared,
  schemas,
}: Pick<Description, 'operations' | 'machines' | 'records' | 'schemas'>): Places {
  const isDeclared = (path: string) => declared.some(record => record.path === path && record.group !== undefined);
  const all = operations.filter(({ id }) => !(id in machines));
  const lists = new Map<string, ListPlace>();
  const records = new Map<string, RecordPlace>();
  const pages = new Map<string, PagePlace>();
  const listAt = (path: string) => taken(lists, shapeOf(path), () => newList(path));
  const recordAt = (path: string) => taken(records, shapeOf(path), () => newRecord(path));
  const pageAt = (path: string) => taken(pages, shapeOf(path), () => newPage(path));

  for (const operation of all)
    if (isList(operation)) listAt(operation.path).list = operation;
    else if (endsWithParameter(operation.path) && operation.method !== 'post') recordAt(operation.path);
  for (const operation of all) if (!isList(operation)) place(operation);

  function place(operation: Operation): void {
    const { method, path } = operation;
    if (endsWithParameter(path)) return placeInRecord(operation, recordAt(path));
    if (method === 'post' && (lists.has(shapeOf(path)) || records.has(`${shapeOf(path)}/{}`)))
      return void listAt(path).creates.push(operation);
    // The order of a list is changed where the list is, also inside a record.
    const ordered = path.endsWith('/reorder') && lists.get(shapeOf(path.replace(/\/reorder$/, '')));
    if (ordered) return void ordered.actions.push(operation);
    const owner = ownerOf(path);
    if (owner) {
      const record = recordAt(owner);
      return void (method === 'get' ? record.pages : record.actions).push(operation);
    }
    const above = listAbove(path, lists);
    const isSingle = all.some(other => other.path === path && other.method === 'get') || !above || isDeclared(path);
    if (isSingle && (method !== 'get' || !above || isDeclared(path) || hasChanges(path, all))) {
      const page = pageAt(path);
      if (method === 'get') page.read = operation;
      else page.changes.push(operation);
      return;
    }
    (method === 'get' ? above.pages : above.actions).push(operation);
  }

  for (const record of records.values()) {
    const base = record.path.replace(/\/\{\w+\}$/, '');
    const exact = lists.get(shapeOf(base));
    record.lists = exact ? [exact] : [];
  }
  for (const list of lists.values()) {
    list.record = records.get(`${shapeOf(list.path)}/{}`) ?? recordFor(list, records);
    if (list.record && !list.record.lists.includes(list)) list.record.lists.push(list);
    const owner = ownerOf(list.path);
    if (owner) recordAt(owner).parts.push(list);
    else listAbove(list.path, lists)?.lists.push(list);
  }
  // A list without rows of its own shows those of its record, or asks for one.
  for (const record of records.values())
    if (record.lists.length === 0) {
      const list = { ...newList(record.path.replace(/\/\{\w+\}$/, '')), record };
      const owner = ownerOf(list.path);
      if (owner) recordAt(owner).parts.push(list);
      else listAbove(list.path, lists)?.lists.push(list);
      lists.set(shapeOf(list.path), list);
      record.lists.push(list);
    }
  for (const record of records.values())
    for (const list of lists.values()) {
      const parameter = list.list?.query.find(({ name }) => refersTo(name, record.path))?.name;
      if (parameter && parametersOf(record.path).length === 1 && !list.path.startsWith(`${record.path}/`))
        record.related.push({ list, parameter });
    }
  const places = { lists, records, pages, unplaced: [] };
  return { ...places, unplaced: all.filter(operation => !isReachable(operation, places, { declared, schemas })) };
}

const newList = (path: string): ListPlace => ({ kind: 'list', path, creates: [], actions: [], pages: [], lists: [] });
const newPage = (path: string): PagePlace => ({ kind: 'page', path, changes: [] });
const newRecord = (path: string): RecordPlace => ({
  kind: 'record',
  path,
  edits: [],
  actions: [],
  pages: [],
  parts: [],
  related: [],
  lists: [],
});

/** The value of a key, which is made when it is needed first. */
export function taken<Key, Value>(
  values: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown },
  key: Key,
  make: () => Value,
): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

const isList = ({ method, path, result }: Operation): boolean =>
  method === 'get' && result.kind === 'rows' && !endsWithParameter(path);

const endsWithParameter = (path: string): boolean => isParameter(segmentsOf(path).at(-1));

function placeInRecord(operation: Operation, record: RecordPlace): void {
  if (operation.method === 'get') record.read = operation;
  else if (operation.method === 'delete') record.remove = operation;
  else (operation.method === 'post' ? record.actions : record.edits).push(operation);
}

/** The record that an address lies below. */
function ownerOf(path: string): string | undefined {
  const segments = segmentsOf(path);
  const last = segments.findLastIndex((segment, index) => isParameter(segment) && index < segments.length - 1);
  return last < 0 ? undefined : `/${segments.slice(0, last + 1).join('/')}`;
}

/** The nearest list that an address without parameters lies below. */
function listAbove(path: string, lists: Map<string, ListPlace>): ListPlace | undefined {
  const segments = segmentsOf(path);
  for (let length = segments.length - 1; length > 0; length -= 1) {
    const start = segments.slice(0, length).join('/');
    const list = lists.get(`/${start}`) ?? lists.get(`/${start}/manage`);
    if (list && list.path !== path) return list;
  }
  return undefined;
}

const hasChanges = (path: string, all: readonly Operation[]): boolean =>
  all.some(other => other.path === path && other.method !== 'get');

/** The record of rows that have the same name or the same schema: `/sections/{id}` of `/courses/{courseId}/sections`. */
function recordFor(list: ListPlace, records: Map<string, RecordPlace>): RecordPlace | undefined {
  const word = lastWord(list.path);
  const rows = nameOf(list.list?.result.schema);
  const all = [...records.values()].filter(({ path }) => parametersOf(path).length === 1 || path.startsWith(list.path));
  const shared = all.filter(({ path }) => lastWord(path) === word);
  const closest = shared.sort((one, other) => common(other.path, list.path) - common(one.path, list.path))[0];
  if (closest) return closest;
  return rows === undefined ? undefined : all.find(record => schemasOf(record).includes(rows));
}

const schemasOf = ({ read, edits }: RecordPlace) => [read, ...edits].map(operation => nameOf(operation?.result.schema));

/** How many segments two addresses have in common. */
function common(one: string, other: string): number {
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  const differs = left.findIndex((segment, index) => segment !== right[index]);
  return differs < 0 ? left.length : differs;
}

/** Whether a field such as `category_id` names a record of `/categories`. */
export function refersTo(field: string, path: string): boolean {
  const noun = /^(\w+)_(?:id|code|slug)s?$/.exec(field)?.[1];
  return noun !== undefined && pluralsOf(noun).includes(lastWord(path).replaceAll('-', '_'));
}

const pluralsOf = (noun: string): string[] => [`${noun}s`, `${noun}es`, noun.replace(/y$/, 'ies'), noun];

type Declared = Pick<Description, 'schemas'> & { declared: Description['records'] };

function isReachable(operation: Operation, places: Omit<Places, 'unplaced'>, known: Declared): boolean {
  const isIn = (...operations: (Operation | undefined)[]) => operations.includes(operation);
  for (const record of places.records.values())
    if (isIn(record.read, record.remove, ...record.edits, ...record.actions, ...record.pages))
      return isRecordReachable(record, places, known);
  for (const list of places.lists.values())
    if (isIn(list.list, ...list.creates, ...list.actions, ...list.pages)) return true;
  return [...places.pages.values()].some(page => isIn(page.read, ...page.changes));
}

/** A record is opened from a row, by what a person knows of it, or by a declared choice. */
function isRecordReachable(
  { lists, path }: RecordPlace,
  { records }: Omit<Places, 'unplaced'>,
  { declared, schemas }: Declared,
): boolean {
  const parameter = parametersOf(path).at(-1)!;
  const isChosen = declared.some(record => path.startsWith(record.path) && record.choices?.[parameter] !== undefined);
  if (isChosen || KNOWN_TO_PEOPLE.test(parameter)) return true;
  const owners = [...records.values()].filter(({ parts }) => parts.some(part => lists.includes(part)));
  const isInside = lists.some(list => owners.some(({ read }) => hasRows(read, rowsName(list.path), schemas)));
  return isInside || lists.some(({ list }) => list !== undefined);
}

/** The field of a record that has the rows of a list without a read of its own: `questions` of a quiz. */
export const rowsName = (path: string): string => lastWord(path).replaceAll('-', '_');

const hasRows = (read: Operation | undefined, name: string, schemas: Description['schemas']): boolean =>
  resolved(resolved(read?.result.schema, schemas).properties?.[name], schemas).type === 'array';

/** The screen of an address, with the values of its parameters. */
export function placeAt(places: Places, address: string): { place: Place; values: string[] } | undefined {
  const actual = segmentsOf(address);
  const all: Place[] = [...places.lists.values(), ...places.pages.values(), ...places.records.values()];
  const fitting = all
    .filter(({ path }) => fits(segmentsOf(path), actual))
    .sort((one, other) => parametersOf(one.path).length - parametersOf(other.path).length);
  const place = fitting[0];
  if (!place) return undefined;
  const values = segmentsOf(place.path).flatMap((segment, index) =>
    isParameter(segment) ? [decodeURIComponent(actual[index]!)] : [],
  );
  return { place, values };
}

const fits = (expected: readonly string[], actual: readonly string[]): boolean =>
  expected.length === actual.length &&
  expected.every((segment, index) => isParameter(segment) || segment === actual[index]);
