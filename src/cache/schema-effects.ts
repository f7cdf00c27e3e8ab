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
  /** Tables that it writes; null when it may write any. */
  writes: readonly string[] | null;
}

/** The parts of the catalog that say which tables are written together with a table. */
export interface SchemaCatalog {
  tables: readonly string[];
  references: readonly Reference[];
  triggers: readonly Trigger[];
  /** Volatile functions of the schema, with the tables that they write; null when one may write any. */
  functions: readonly { name: string; writes: readonly string[] | null }[];
}

/** The function of the triggers that send notifications. */
export const NOTIFY_FUNCTION = 'tell_of_write';

/** SQL: tables of the comment on a function `p`, as `writes order_line, payment` or `writes nothing`; null without one. */
const DECLARED_WRITES = `to_json(array_remove(
  string_to_array(substring(obj_description(p.oid, 'pg_proc') FROM '^writes ([a-z_, ]+)$'), ', '), 'nothing'))`;

/** Trigger functions without a comment that write no table of the service; `discard_files` only adds a job. */
const WRITES_NOTHING: ReadonlySet<string> = new Set([NOTIFY_FUNCTION, 'discard_files']);

/** INSERT, UPDATE, DELETE and TRUNCATE, of `pg_trigger.tgtype`. */
const EVERY_WRITE = 4 + 8 + 16 + 32;

export const CATALOG_STATEMENT = `
  SELECT
    ARRAY(SELECT relname::text FROM pg_class WHERE relnamespace = n.oid AND relkind IN ('r', 'p')) AS tables,
    coalesce((SELECT json_agg(json_build_object('child', child.relname, 'parent', parent.relname,
        'on_delete', k.confdeltype, 'on_update', k.confupdtype))
      FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
      WHERE k.contype = 'f' AND child.relnamespace = n.oid), '[]') AS references,
    coalesce((SELECT json_agg(json_build_object('table', c.relname, 'writes',
          CASE WHEN p.proname = ANY ('{${[...WRITES_NOTHING].join()}}') THEN '[]'::json
            ELSE ${DECLARED_WRITES} END,
        'notifies', p.proname = '${NOTIFY_FUNCTION}' AND t.tgenabled IN ('O', 'A') AND t.tgtype & ${EVERY_WRITE} = ${EVERY_WRITE}))
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
      WHERE NOT t.tgisinternal AND c.relnamespace = n.oid), '[]') AS triggers,
    coalesce((SELECT json_agg(json_build_object('name', p.proname, 'writes', ${DECLARED_WRITES})) FROM pg_proc p
      WHERE p.pronamespace = n.oid AND p.provolatile = 'v' AND p.prorettype <> 'trigger'::regtype), '[]') AS functions
  FROM pg_namespace n WHERE n.nspname = $1`;

const updated = (table: string): { table: string; verb: Verb } => ({ table, verb: 'update' });

/** Which tables a statement writes, including those that foreign keys and triggers write. */
export class SchemaEffects {
  private readonly tables: ReadonlySet<string>;
  /** Tables whose writes send notifications. */
  readonly notifying: ReadonlySet<string>;
  private readonly known = new Map<string, ReadonlySet<string> | undefined>();

  constructor(
    private readonly schema: string,
    private readonly catalog: SchemaCatalog,
  ) {
    this.tables = new Set(catalog.tables);
    this.notifying = new Set(catalog.triggers.filter(trigger => trigger.notifies).map(trigger => trigger.table));
  }

  /** Undefined when any table may be written. */
  of({ kind, writes, words }: StatementWrites): ReadonlySet<string> | undefined {
    const called = this.catalog.functions.filter(({ name }) => words.has(name));
    if (kind === 'anything' || called.some(({ writes: tables }) => tables === null)) return undefined;
    const own = writes.filter(({ schema = this.schema }) => schema === this.schema);
    const byFunctions = called.flatMap(({ writes: tables }) => tables ?? []).map(updated);
    const written = new Set<string>();
    for (const write of [...own, ...byFunctions]) {
      const tables = this.writtenWith(write);
      if (!tables) return undefined;
      for (const table of tables) written.add(table);
    }
    return written;
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
      const triggered = this.triggered(next.table);
      // A view, a table of another schema, or one with a trigger that may do anything.
      if (!this.tables.has(next.table) || !triggered) return undefined;
      waiting.push(...triggered, ...this.references(next.table, next.verb));
    }
    return new Set([...seen].map(key => key.slice(key.indexOf(' ') + 1)));
  }

  /** Writes of its triggers; undefined when one may write any table. */
  private triggered(table: string): { table: string; verb: Verb }[] | undefined {
    const written = this.catalog.triggers.filter(trigger => trigger.table === table).map(({ writes }) => writes);
    if (written.includes(null)) return undefined;
    return written.flatMap(tables => tables ?? []).map(updated);
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
