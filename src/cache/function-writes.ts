import { parsePlpgsql, type TextWrites, UNKNOWN } from './plpgsql-writes';
import { parseWrites, type TableWrite } from './statement-writes';

/** A function of a schema, as in `pg_proc`. */
export interface SchemaFunction {
  name: string;
  language: string;
  /** Null for another language, or a body that Postgres stores parsed (`BEGIN ATOMIC`). */
  text: string | null;
  isTrigger: boolean;
}

/** Parses each distinct text once. */
export class FunctionParser {
  private readonly parsed = new Map<string, TextWrites>();

  parse({ language, text }: SchemaFunction): TextWrites {
    if (text === null) return UNKNOWN;
    const key = `${language} ${text}`;
    const known = this.parsed.get(key) ?? (language === 'plpgsql' ? parsePlpgsql(text) : parseSql(text));
    this.parsed.set(key, known);
    return known;
  }
}

function parseSql(text: string): TextWrites {
  const { kind, writes, words } = parseWrites(text);
  return { writes: kind === 'none' || kind === 'writes' ? writes : null, words };
}

/** What the functions of a schema write, derived from their texts. Functions of the same name count as one. */
export class FunctionWrites {
  private readonly texts = new Map<string, TextWrites[]>();
  /** Functions that a statement can call, with what they write. */
  private readonly callable: readonly { name: string; writes: readonly TableWrite[] | null }[];

  constructor(functions: readonly SchemaFunction[], parser: FunctionParser) {
    for (const each of functions) this.texts.set(each.name, [...(this.texts.get(each.name) ?? []), parser.parse(each)]);
    const names = new Set(functions.filter(({ isTrigger }) => !isTrigger).map(({ name }) => name));
    this.callable = [...names]
      .map(name => ({ name, writes: this.of(name) }))
      .filter(({ writes }) => writes?.length !== 0);
  }

  /** The writes of a function and its callees; null if it may write any table. */
  of(name: string): readonly TableWrite[] | null {
    const names = new Set([name]);
    const found = new Map<string, TableWrite>();
    // The set grows while it is read: each function is visited once, also when functions call one another in a circle.
    for (const called of names) {
      for (const { writes, words } of this.texts.get(called) ?? [UNKNOWN]) {
        if (!writes) return null;
        for (const write of writes) found.set(`${write.verb} ${write.schema ?? ''}.${write.table}`, write);
        for (const word of words) if (this.texts.has(word)) names.add(word);
      }
    }
    return [...found.values()];
  }

  /** The writes of the functions named in a statement; null if one may write any table. */
  ofCalls(words: ReadonlySet<string>): readonly TableWrite[] | null {
    const called = this.callable.filter(({ name }) => words.has(name));
    return called.some(({ writes }) => !writes) ? null : called.flatMap(({ writes }) => writes ?? []);
  }
}
