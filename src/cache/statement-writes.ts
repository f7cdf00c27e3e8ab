import { isName, outsideParentheses, tokensOf, unquoted } from './sql-tokens';

/** `truncate` is separate from `delete` because it may cascade to referring tables. */
export type Verb = 'insert' | 'update' | 'delete' | 'truncate';

export interface TableWrite {
  schema: string | undefined;
  table: string;
  verb: Verb;
}

/** The writes of a statement; `anything` if its text does not show them. */
export interface StatementWrites {
  kind: 'none' | 'begin' | 'commit' | 'rollback' | 'writes' | 'anything';
  writes: readonly TableWrite[];
  /** All names in it in lower case, including function names. */
  words: ReadonlySet<string>;
}

/** Statements that can be parsed: what they write is found by the keywords below. */
export const PARSEABLE: ReadonlySet<string> = new Set(
  'select with values table explain insert update delete merge truncate set reset show savepoint release lock listen unlisten notify deallocate discard declare fetch move close'.split(
    ' ',
  ),
);
const TRANSACTION_STATEMENTS: Readonly<Record<string, StatementWrites['kind']>> = {
  begin: 'begin',
  start: 'begin',
  commit: 'commit',
  end: 'commit',
  rollback: 'rollback',
  abort: 'rollback',
};
/** Tokens before UPDATE that make it part of another clause: `FOR UPDATE`, `FOR NO KEY UPDATE`, `DO UPDATE`, `THEN UPDATE`. */
const CLAUSE_PREFIXES = new Set(['for', 'key', 'do', 'then', '.']);

export function parseWrites(text: string): StatementWrites {
  const tokens = tokensOf(text);
  const words = wordsOf(tokens);
  const first = tokens.find(token => token !== '(' && token !== ';') ?? 'select';
  const boundary = TRANSACTION_STATEMENTS[first];
  if (boundary) return { kind: boundaryKind(boundary, tokens), writes: [], words };
  const found = { kind: 'anything' as const, writes: [], words };
  let isStart = true;
  for (const token of tokens) {
    if (token === ';') isStart = true;
    else if (token !== '(') {
      if (isStart && !PARSEABLE.has(token)) return found;
      isStart = false;
    }
  }
  const writes = createsTable(tokens) ? undefined : writesIn(tokens);
  if (!writes) return found;
  return { kind: writes.length > 0 ? 'writes' : 'none', writes, words };
}

export const wordsOf = (tokens: readonly string[]) => new Set(tokens.filter(isName).map(unquoted));

/** Whether a statement is SELECT ... INTO. */
const createsTable = (tokens: readonly string[]) =>
  tokens.some((token, at) => token === 'into' && !['insert', 'merge'].includes(tokens[at - 1] ?? ''));

/** The writes of statements; undefined if one names no table. */
export function writesIn(tokens: readonly string[]): TableWrite[] | undefined {
  const writes: TableWrite[] = [];
  for (const at of tokens.keys()) {
    const parsed = writeAt(tokens, at);
    if (parsed === 'unknown') return undefined;
    writes.push(...parsed);
  }
  return writes;
}

/** `ROLLBACK TO SAVEPOINT` does not end the transaction. Statements after a COMMIT in the same text are not analysed. */
function boundaryKind(kind: StatementWrites['kind'], tokens: readonly string[]): StatementWrites['kind'] {
  if (tokens.includes('to') || tokens.includes('prepared')) return kind === 'rollback' ? 'none' : 'anything';
  const more = tokens.indexOf(';');
  return more >= 0 && more < tokens.length - 1 ? 'anything' : kind;
}

function writeAt(tokens: readonly string[], at: number): TableWrite[] | 'unknown' {
  const before = tokens[at - 1] ?? '';
  const next = tokens[at + 1] ?? '';
  switch (tokens[at]) {
    case 'insert':
      if (next !== 'into') return [];
      return named(tokens, at + 2, hasConflictUpdate(tokens, at) ? ['insert', 'update'] : ['insert']);
    case 'update':
      return CLAUSE_PREFIXES.has(before) ? [] : named(tokens, at + 1, ['update']);
    case 'delete':
      return next === 'from' ? named(tokens, at + 2, ['delete']) : [];
    case 'merge':
      return next === 'into' ? named(tokens, at + 2, mergeActions(tokens, at)) : [];
    case 'truncate':
      return next === '(' ? [] : truncated(tokens, next === 'table' ? at + 2 : at + 1);
    default:
      return [];
  }
}

const hasConflictUpdate = (tokens: readonly string[], insert: number) =>
  tokens[
    outsideParentheses(tokens, insert, (token, at) => token === ';' || (token === 'do' && tokens[at + 1] === 'update'))
  ] === 'do';

const MERGE_ACTIONS = ['insert', 'update', 'delete'] as const;

const mergeActions = (tokens: readonly string[], merge: number) =>
  MERGE_ACTIONS.filter(action => {
    const at = outsideParentheses(
      tokens,
      merge,
      (token, at) => token === ';' || (token === action && tokens[at - 1] === 'then'),
    );
    return tokens[at] === action;
  });

function named(tokens: readonly string[], from: number, verbs: readonly Verb[]): TableWrite[] | 'unknown' {
  const at = tokens[from] === 'only' ? from + 1 : from;
  const name = tokens[at];
  if (!isName(name)) return 'unknown';
  const qualified = tokens[at + 1] === '.';
  const table = qualified ? tokens[at + 2] : name;
  if (!isName(table)) return 'unknown';
  const schema = qualified ? unquoted(name) : undefined;
  return verbs.map(verb => ({ schema, table: unquoted(table), verb }));
}

function truncated(tokens: readonly string[], from: number): TableWrite[] | 'unknown' {
  const all: TableWrite[] = [];
  for (let at = from; ; ) {
    const parsed = named(tokens, at, ['truncate']);
    if (parsed === 'unknown') return parsed;
    all.push(...parsed);
    const end = tokens.indexOf(',', at);
    if (end < 0) return all;
    at = end + 1;
  }
}
