import { isLiteral, isName, outsideParentheses, tokensOf, unquoted } from './sql-tokens';
import { PARSEABLE, parseWrites, type TableWrite, wordsOf, writesIn } from './statement-writes';

/** The direct writes of a function; `writes` is null if its text does not show them. */
export interface TextWrites {
  writes: readonly TableWrite[] | null;
  /** All names in it in lower case, including the functions that it calls. */
  words: ReadonlySet<string>;
}

export const UNKNOWN: TextWrites = { writes: null, words: new Set() };

/** Keywords after which the next statement begins. */
const OPENING = new Set(['begin', 'else', 'loop', 'exception']);
/** Statements that end with another keyword than `;`. */
const END: Readonly<Record<string, string>> = {
  if: 'then',
  elsif: 'then',
  elseif: 'then',
  when: 'then',
  case: 'when',
  while: 'loop',
  for: 'loop',
  foreach: 'loop',
};
/** Statements of plpgsql alone. OPEN is none of them, because `OPEN c FOR UPDATE t` writes like a cursor that is declared so. */
const STATEMENTS = new Set('perform return raise assert exit continue get null execute end'.split(' '));
/** Second tokens of assignments: `a := 1`, `a.b = 1`, `a[1] := 1`. */
const ASSIGNING = new Set([':', '=', '.', '[']);
/** What may follow the text of dynamic SQL. */
const AFTER_DYNAMIC = new Set(['using', 'into', undefined]);
/** In the text of dynamic SQL, the schema that `%I` stands for. */
const ANY_SCHEMA = '"%I"';

export function parsePlpgsql(text: string): TextWrites {
  const tokens = tokensOf(text);
  const statements = statementsOf(tokens);
  return joined(statements ? statements.map(statementWrites) : [UNKNOWN], wordsOf(tokens));
}

/** Splits at `;` and keywords outside of parentheses, as plpgsql does. Undefined if a statement is unknown. */
function statementsOf(tokens: readonly string[]): string[][] | undefined {
  const statements: string[][] = [];
  let isDeclaring = false;
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at]!;
    if (first === ';') at += 1;
    else if (first === '<') at = afterLabel(tokens, at);
    else if (first === 'declare' || OPENING.has(first)) {
      isDeclaring = first === 'declare';
      at += 1;
    } else {
      const keyword = (!isDeclaring && END[first]) || ';';
      const end = outsideParentheses(tokens, at + 1, token => token === keyword);
      // The last END needs no `;`.
      if (end < 0 && first !== 'end') return undefined;
      const statement = tokens.slice(at, end < 0 ? undefined : end);
      if (keyword === ';' && !(isDeclaring ? isDeclaration(statement) : isStatement(statement))) return undefined;
      statements.push(statement);
      // The first WHEN of a CASE begins a part as the others do.
      at += statement.length + (keyword === 'when' ? 0 : 1);
    }
  }
  return statements;
}

/** The index after `<<label>>`. */
function afterLabel(tokens: readonly string[], at: number): number {
  const end = tokens.indexOf('>', at);
  return end < 0 ? tokens.length : end + 2;
}

const isDeclaration = (tokens: readonly string[]) => isName(tokens[0]) && !tokens.includes('cursor');

const isStatement = ([first = '', second = '']: readonly string[]) =>
  STATEMENTS.has(first) || PARSEABLE.has(first) || (isName(first) && ASSIGNING.has(second));

function statementWrites(tokens: readonly string[]): TextWrites {
  const dynamic = tokens.flatMap((token, at) => (token === 'execute' ? [dynamicWrites(tokens, at + 1)] : []));
  return joined([{ writes: writesIn(tokens) ?? null, words: new Set() }, ...dynamic]);
}

const joined = (parts: readonly TextWrites[], words: Iterable<string> = []): TextWrites => ({
  writes: parts.every(({ writes }) => writes) ? parts.flatMap(({ writes }) => writes ?? []) : null,
  words: new Set([...words, ...parts.flatMap(part => [...part.words])]),
});

/** Understands `EXECUTE 'text'` and `EXECUTE format('text', ...)` with `%L` and with `%I` for the schema of something read. */
function dynamicWrites(tokens: readonly string[], at: number): TextWrites {
  const isFormat = tokens[at] === 'format' && tokens[at + 1] === '(';
  const text = isFormat ? formatOf(tokens, at + 1) : literalOf(tokens, at, AFTER_DYNAMIC);
  const { kind, writes, words } = parseWrites(text ?? 'execute');
  const isKnown =
    (kind === 'none' || kind === 'writes') && !writes.some(({ schema }) => schema === unquoted(ANY_SCHEMA));
  return { writes: isKnown ? writes : null, words };
}

/** The literal here when one of these tokens follows it, so that nothing is appended. */
const literalOf = (tokens: readonly string[], at: number, next: ReadonlySet<string | undefined>) =>
  isLiteral(tokens[at]) && next.has(tokens[at + 1]) ? tokens[at].slice(1) : undefined;

function formatOf(tokens: readonly string[], opening: number): string | undefined {
  const end = outsideParentheses(tokens, opening + 1, token => token === ')');
  const template = literalOf(tokens, opening + 1, new Set([',', ')']));
  if (template === undefined || !AFTER_DYNAMIC.has(tokens[end + 1])) return undefined;
  const values: Readonly<Record<string, string>> = { '%': '%', I: ANY_SCHEMA, L: "'%L'" };
  let isKnown = true;
  const text = template.replaceAll(/%(.?)/gs, (_, kind: string) => {
    isKnown &&= kind in values;
    return values[kind] ?? '';
  });
  const namesOnlySchemas = tokensOf(text).every(
    (token, at, all) => token !== ANY_SCHEMA || (all[at + 1] === '.' && all[at - 1] !== '.'),
  );
  return isKnown && namesOnlySchemas ? text : undefined;
}
