import { type FunctionParser, FunctionWrites, type SchemaFunction } from './function-writes';
import type { StatementWrites, TableWrite, Verb } from './statement-writes';

/** A foreign key: a write of the parent may write the child. */
interface Reference {
  child: string;
  parent: string;
  /** As in `pg_constraint`: a = no action, r = restrict, c = cascade, n = set null, d = set default. */
  on_delete: string;
  on_update: string;
}

interface Trigger {
  table: string;
  /** Whether it sends notifications for every kind of write. */
  notifies: boolean;
  function: string;
  /** The writes that fire it, as in `pg_trigger.tgtype`. */
  events: number;
}

/** The parts of the catalog that show which tables are written together with a table. */
export interface SchemaCatalog {
  tables: readonly string[];
  references: readonly Reference[];
  triggers: readonly Trigger[];
  /** Functions of the schema and of its triggers that may write. */
  functions: readonly SchemaFunction[];
}

/** The function of the triggers that send notifications. */
export const NOTIFY_FUNCTION = 'tell_of_write';

/** Bits of `pg_trigger.tgtype`. */
const EVENT: Readonly<Record<Verb, number>> = { insert: 4, delete: 8, update: 16, truncate: 32 };
const EVERY_WRITE = Object.values(EVENT).reduce((bits, bit) => bits + bit);

export const CATALOG_STATEMENT = `
  SELECT
    ARRAY(SELECT relname::text FROM pg_class WHERE relnamespace = n.oid AND relkind IN ('r', 'p')) AS tables,
    coalesce((SELECT json_agg(json_build_object('child', child.relname, 'parent', parent.relname,
        'on_delete', k.confdeltype, 'on_update', k.confupdtype))
      FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
      WHERE k.contype = 'f' AND child.relnamespace = n.oid), '[]') AS references,
    coalesce((SELECT json_agg(json_build_object('table', c.relname, 'function', p.proname, 'events', t.tgtype,
        'notifies', p.proname = '${NOTIFY_FUNCTION}' AND t.tgenabled IN ('O', 'A') AND t.tgtype & ${EVERY_WRITE} = ${EVERY_WRITE}))
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
      WHERE NOT t.tgisinternal AND c.relnamespace = n.oid), '[]') AS triggers,
    coalesce((SELECT json_agg(json_build_object('name', p.proname, 'language', l.lanname,
        'isTrigger', p.prorettype = 'trigger'::regtype,
        'text', CASE WHEN l.lanname IN ('sql', 'plpgsql') AND p.prosqlbody IS NULL THEN p.prosrc END))
      FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
      WHERE (p.pronamespace = n.oid AND (p.provolatile = 'v' OR l.lanname IN ('sql', 'plpgsql'))) OR p.oid IN (
        SELECT t.tgfoid FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
        WHERE NOT t.tgisinternal AND c.relnamespace = n.oid)), '[]') AS functions
  FROM pg_namespace n WHERE n.nspname = $1`;

/** Determines the tables that a statement writes, including those that foreign keys and triggers write. */
export class SchemaEffects {
  private readonly tables: ReadonlySet<string>;
  /** Tables whose writes send notifications. */
  readonly notifying: ReadonlySet<string>;
  readonly functions: FunctionWrites;
  private readonly known = new Map<string, ReadonlySet<string> | undefined>();

  constructor(
    private readonly schema: string,
    private readonly catalog: SchemaCatalog,
    parser: FunctionParser,
  ) {
    this.tables = new Set(catalog.tables);
    this.notifying = new Set(catalog.triggers.filter(trigger => trigger.notifies).map(trigger => trigger.table));
    this.functions = new FunctionWrites(catalog.functions, parser);
  }

  /** Undefined if any table may be written. */
  of({ kind, writes, words }: StatementWrites): ReadonlySet<string> | undefined {
    const called = this.functions.ofCalls(words);
    if (kind === 'anything' || !called) return undefined;
    const written = new Set<string>();
    for (const write of this.own([...writes, ...called])) {
      const tables = this.writtenWith(write);
      if (!tables) return undefined;
      for (const table of tables) written.add(table);
    }
    return written;
  }

  private own(writes: readonly TableWrite[]): TableWrite[] {
    return writes.filter(({ schema = this.schema }) => schema === this.schema);
  }

  private writtenWith({ table, verb }: Pick<TableWrite, 'table' | 'verb'>): ReadonlySet<string> | undefined {
    const key = `${verb} ${table}`;
    if (!this.known.has(key)) this.known.set(key, this.closure(table, verb));
    return this.known.get(key);
  }

  private closure(table: string, verb: Verb): ReadonlySet<string> | undefined {
    const seen = new Set<string>();
    const waiting: { table: string; verb: Verb }[] = [{ table, verb }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const key = `${next.verb} ${next.table}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const triggered = this.triggered(next.table, next.verb);
      // A view, a table of another schema, or one with a trigger that may do anything.
      if (!this.tables.has(next.table) || !triggered) return undefined;
      waiting.push(...triggered, ...this.references(next.table, next.verb));
    }
    return new Set([...seen].map(key => key.slice(key.indexOf(' ') + 1)));
  }

  /** The writes of the triggers of a table; undefined if one may write any table. */
  private triggered(table: string, verb: Verb): TableWrite[] | undefined {
    const triggers = this.catalog.triggers.filter(
      trigger => trigger.table === table && (trigger.events & EVENT[verb]) !== 0,
    );
    const written = triggers.map(trigger => this.functions.of(trigger.function));
    return written.includes(null) ? undefined : this.own(written.flatMap(writes => writes ?? []));
  }

  private references(table: string, verb: Verb): { table: string; verb: Verb }[] {
    return this.catalog.references
      .filter(({ parent }) => parent === table)
      .flatMap(({ child, on_delete, on_update }): { table: string; verb: Verb }[] => {
        if (verb === 'truncate') return [{ table: child, verb }];
        if (verb === 'delete' && on_delete === 'c') return [{ table: child, verb }];
        const sets = verb === 'delete' ? 'nd' : 'cnd';
        const action = verb === 'delete' ? on_delete : verb === 'update' ? on_update : 'a';
        return sets.includes(action) ? [{ table: child, verb: 'update' }] : [];
      });
  }
}
