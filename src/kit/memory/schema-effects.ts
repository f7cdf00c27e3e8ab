import type { StatementWrites, TableWrite, Verb } from './statement-writes';

/** A foreign key that writes the table that refers when the table it refers to is written. */
interface Reference {
  child: string;
  parent: string;
  /** Of `pg_constraint`: a(ction none), r(estrict), c(ascade), n(ull), d(efault). */
  on_delete: string;
  on_update: string;
}

interface Trigger {
  table: string;
  /** Whether it is the one that tells of writes, and fires for every kind of them. */
  tells: boolean;
  /** Whether it does something else. */
  isOther: boolean;
}

/** What Postgres knows of a schema, as far as it says which tables are written along with a table. */
export interface SchemaCatalog {
  tables: readonly string[];
  references: readonly Reference[];
  triggers: readonly Trigger[];
  /** Functions of the schema that may write when a statement calls them. */
  functions: readonly string[];
}

/** The function of the triggers that tell of writes; see `migrations/kit/...-told-writes`. */
export const TELLING_FUNCTION = 'tell_of_write';

/** INSERT, UPDATE, DELETE and TRUNCATE, of `pg_trigger.tgtype`. */
const EVERY_WRITE = 4 + 8 + 16 + 32;

export const CATALOG_STATEMENT = `
  SELECT
    ARRAY(SELECT relname::text FROM pg_class WHERE relnamespace = n.oid AND relkind IN ('r', 'p')) AS tables,
    coalesce((SELECT json_agg(json_build_object('child', child.relname, 'parent', parent.relname,
        'on_delete', k.confdeltype, 'on_update', k.confupdtype))
      FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
      WHERE k.contype = 'f' AND child.relnamespace = n.oid), '[]') AS references,
    coalesce((SELECT json_agg(json_build_object('table', c.relname, 'isOther', p.proname <> '${TELLING_FUNCTION}',
        'tells', p.proname = '${TELLING_FUNCTION}' AND t.tgenabled IN ('O', 'A') AND t.tgtype & ${EVERY_WRITE} = ${EVERY_WRITE}))
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
      WHERE NOT t.tgisinternal AND c.relnamespace = n.oid), '[]') AS triggers,
    ARRAY(SELECT proname::text FROM pg_proc
      WHERE pronamespace = n.oid AND provolatile = 'v' AND prorettype <> 'trigger'::regtype) AS functions
  FROM pg_namespace n WHERE n.nspname = $1`;

/** Which tables a statement writes, those included that Postgres writes along by foreign keys and triggers. */
export class SchemaEffects {
  private readonly tables: ReadonlySet<string>;
  /** Tables of whose writes Postgres tells everybody. */
  readonly told: ReadonlySet<string>;
  private readonly triggered: ReadonlySet<string>;
  private readonly known = new Map<string, ReadonlySet<string> | undefined>();

  constructor(
    private readonly schema: string,
    private readonly catalog: SchemaCatalog,
  ) {
    this.tables = new Set(catalog.tables);
    this.told = new Set(catalog.triggers.filter(trigger => trigger.tells).map(trigger => trigger.table));
    this.triggered = new Set(catalog.triggers.filter(trigger => trigger.isOther).map(trigger => trigger.table));
  }

  /** Undefined when it cannot be said, so that it may be any table. */
  of({ kind, writes, words }: StatementWrites): ReadonlySet<string> | undefined {
    if (kind === 'anything' || this.catalog.functions.some(name => words.has(name))) return undefined;
    const written = new Set<string>();
    for (const write of writes) {
      if (write.schema !== undefined && write.schema !== this.schema) continue;
      const tables = this.along(write);
      if (!tables) return undefined;
      for (const table of tables) written.add(table);
    }
    return written;
  }

  private along({ table, verb }: TableWrite): ReadonlySet<string> | undefined {
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
      // A view, what is no table of ours, or one with a trigger that may do anything.
      if (!this.tables.has(next.table) || this.triggered.has(next.table)) return undefined;
      waiting.push(...this.references(next.table, next.verb));
    }
    return new Set([...seen].map(key => key.slice(key.indexOf(' ') + 1)));
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
