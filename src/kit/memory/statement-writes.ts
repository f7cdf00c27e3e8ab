/** What is done to a table. A truncation is told from a deletion, for it may take the tables that refer to it along. */
export type Verb = 'insert' | 'update' | 'delete' | 'truncate';

export interface TableWrite {
  /** As it is written; undefined where the search path decides. */
  schema: string | undefined;
  table: string;
  verb: Verb;
}

/** What a statement does beside reading. `anything` when its text does not tell. */
export interface StatementWrites {
  kind: 'none' | 'begin' | 'commit' | 'rollback' | 'writes' | 'anything';
  writes: readonly TableWrite[];
  /** Every name in it, folded: functions of our own among them. */
  words: ReadonlySet<string>;
}

/** Comments and texts, which hold no names; texts in dollars, but not parameters. */
const NO_NAMES = /--[^\n]*|\/\*[\s\S]*?\*\/|\be'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|\$([a-z_]\w*)?\$[\s\S]*?\$\1\$/gi;
const TOKEN = /"(?:[^"]|"")*"|[a-z_][\w$]*|[^\s\w]/gi;
const NAME = /^["a-z_]/i;

/** Statements that write nothing themselves, or only what is found by the words below. */
const READ_WHOLE = new Set(
  'select with values table explain insert update delete merge truncate set reset show savepoint release lock listen unlisten notify deallocate discard declare fetch move close'.split(
    ' ',
  ),
);
const BOUNDS: Readonly<Record<string, StatementWrites['kind']>> = {
  begin: 'begin',
  start: 'begin',
  commit: 'commit',
  end: 'commit',
  rollback: 'rollback',
  abort: 'rollback',
};
/** Before UPDATE: `FOR UPDATE`, `FOR NO KEY UPDATE`, `DO UPDATE`, `THEN UPDATE`; the last two belong to a write that is read already. */
const NO_STATEMENT = new Set(['for', 'key', 'do', 'then', '.']);

/** Reads the tables that a statement writes out of its text, those in its CTEs and of several statements too. */
export function readWrites(text: string): StatementWrites {
  const tokens = (text.replace(NO_NAMES, ' ').match(TOKEN) ?? []).map(token =>
    token.startsWith('"') ? token : token.toLowerCase(),
  );
  const words = new Set(tokens.filter(token => NAME.test(token)).map(unquoted));
  const first = tokens.find(token => token !== '(' && token !== ';') ?? 'select';
  const bound = BOUNDS[first];
  if (bound) return { kind: boundOf(bound, tokens), writes: [], words };
  const writes: TableWrite[] = [];
  const found = { kind: 'anything' as const, writes: [], words };
  let starts = true;
  for (const [at, token] of tokens.entries()) {
    if (token === ';') starts = true;
    else if (token !== '(') {
      if (starts && !READ_WHOLE.has(token)) return found;
      starts = false;
    }
    const read = writeAt(tokens, at);
    if (read === 'unreadable') return found;
    writes.push(...read);
  }
  return { kind: writes.length > 0 ? 'writes' : 'none', writes, words };
}

/** `ROLLBACK TO SAVEPOINT` ends no transaction; more statements behind a COMMIT are none of ours. */
function boundOf(kind: StatementWrites['kind'], tokens: readonly string[]): StatementWrites['kind'] {
  if (tokens.includes('to') || tokens.includes('prepared')) return kind === 'rollback' ? 'none' : 'anything';
  const more = tokens.indexOf(';');
  return more >= 0 && more < tokens.length - 1 ? 'anything' : kind;
}

function writeAt(tokens: readonly string[], at: number): TableWrite[] | 'unreadable' {
  const before = tokens[at - 1] ?? '';
  const next = tokens[at + 1] ?? '';
  switch (tokens[at]) {
    case 'insert':
      if (next !== 'into') return [];
      return named(tokens, at + 2, hasConflictUpdate(tokens) ? ['insert', 'update'] : ['insert']);
    case 'update':
      return NO_STATEMENT.has(before) ? [] : named(tokens, at + 1, ['update']);
    case 'delete':
      return next === 'from' ? named(tokens, at + 2, ['delete']) : [];
    case 'merge':
      return next === 'into' ? named(tokens, at + 2, ['insert', 'update', 'delete']) : [];
    case 'truncate':
      return next === '(' ? [] : truncated(tokens, next === 'table' ? at + 2 : at + 1);
    case 'into': // SELECT ... INTO makes a table
      return before === 'insert' || before === 'merge' ? [] : 'unreadable';
    default:
      return [];
  }
}

const hasConflictUpdate = (tokens: readonly string[]) =>
  tokens.some((token, at) => token === 'do' && tokens[at + 1] === 'update');

function named(tokens: readonly string[], from: number, verbs: readonly Verb[]): TableWrite[] | 'unreadable' {
  const at = tokens[from] === 'only' ? from + 1 : from;
  const name = tokens[at];
  if (name === undefined || !NAME.test(name)) return 'unreadable';
  const qualified = tokens[at + 1] === '.';
  const table = qualified ? tokens[at + 2] : name;
  if (table === undefined || !NAME.test(table)) return 'unreadable';
  const schema = qualified ? unquoted(name) : undefined;
  return verbs.map(verb => ({ schema, table: unquoted(table), verb }));
}

function truncated(tokens: readonly string[], from: number): TableWrite[] | 'unreadable' {
  const all: TableWrite[] = [];
  for (let at = from; ; ) {
    const read = named(tokens, at, ['truncate']);
    if (read === 'unreadable') return read;
    all.push(...read);
    const end = tokens.indexOf(',', at);
    if (end < 0) return all;
    at = end + 1;
  }
}

const unquoted = (token: string) => (token.startsWith('"') ? token.slice(1, -1).replaceAll('""', '"') : token);
