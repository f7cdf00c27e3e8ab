import { raw, type Sql, sql } from './sql';

/** A RETURNING row as JSON: instants are text. */
export type WrittenRow = Record<string, unknown>;
type OnWritten = (rows: WrittenRow[]) => void;

export interface PendingChange {
  onWritten?: OnWritten;
  row?: string;
  /** Number of next queued changes that select from its RETURNING rows, and so belong to the same statement. */
  readers?: number;
}

/** How an item of a batch is queued. */
export interface BatchOptions {
  /** For a batch from which later changes select; the number of those, which come after it in the same statement. */
  readers?: number;
  /** The item usually writes nothing, so it needs no statement of its own: without other changes it goes with the COMMIT. */
  isOptional?: boolean;
}

/** Makes one piece of SQL of all items of a batch. */
export type BatchOf<Item> = (items: readonly Item[]) => Sql;

interface Part {
  name: string;
  sql: () => Sql;
  onWritten?: OnWritten;
  isBatch?: boolean;
}

/** Maximum parts of a statement: with more, parsing and planning cost more than the saved round trips. */
const MAX_PARTS = 14;

/** The queued writes of a unit of work. All parts of the statement see the tables as of before it. */
export class PendingWrites {
  private parts: Part[] = [];
  private batches = new Map<BatchOf<never>, { items: unknown[]; name: Sql }>();
  private rowsInStatement = new Set<string>();
  private isNeeded = false;

  /** Whether all changes are optional ones. */
  get isOptional(): boolean {
    return !this.isEmpty && !this.isNeeded;
  }

  get isEmpty(): boolean {
    return this.parts.length === 0;
  }

  /** Whether the statement can take another change; one statement must not write a row twice. */
  hasRoomFor({ row, readers = 0 }: Pick<PendingChange, 'row' | 'readers'> = {}): boolean {
    return this.parts.length + readers < MAX_PARTS && !(row !== undefined && this.rowsInStatement.has(row));
  }

  /** @returns the name of the CTE, from which later parts select the RETURNING rows */
  add(change: Sql, { onWritten, row }: PendingChange = {}): Sql {
    if (row !== undefined) this.rowsInStatement.add(row);
    this.isNeeded = true;
    return this.push({ sql: () => (onWritten ? change : sql`${change} RETURNING 1`), onWritten });
  }

  /** @returns the name of the CTE of the batch, and whether the item is its first one */
  addTo<Item>(
    batch: BatchOf<Item>,
    item: Item,
    { readers, isOptional = false }: BatchOptions = {},
  ): { name: Sql; isFirst: boolean } {
    if (!isOptional) this.isNeeded = true;
    const known = this.batches.get(batch);
    if (known) {
      known.items.push(item);
      return { name: known.name, isFirst: false };
    }
    const items = [item];
    const name = this.push({ sql: () => batch(items), isBatch: readers === undefined });
    this.batches.set(batch, { items, name });
    return { name, isFirst: true };
  }

  /** Empties the queue. @returns the statement, and a callback for its result row */
  take(): { statement: Sql; notify: (row: Record<string, WrittenRow[] | null> | undefined) => void } {
    // Batches go last: they may select from the RETURNING rows of every other part.
    const parts = [...this.parts.filter(part => !part.isBatch), ...this.parts.filter(part => part.isBatch)];
    this.parts = [];
    this.batches = new Map();
    this.rowsInStatement = new Set();
    this.isNeeded = false;
    const withs = parts.map(part => sql`${raw(part.name)} AS (${part.sql()})`);
    // Postgres runs the CTEs in the order of these sub-selects, so locks are taken in source order.
    const rows = parts.map(
      ({ name, onWritten }) => `(SELECT ${onWritten ? `json_agg(${name})` : 'count(*)'} FROM ${name}) AS ${name}`,
    );
    const statement = sql`WITH ${withs.reduce((before, after) => sql`${before}, ${after}`)} SELECT ${raw(rows.join(', '))}`;
    return {
      statement,
      notify: row => {
        for (const { name, onWritten } of parts) onWritten?.(row?.[name] ?? []);
      },
    };
  }

  private push(part: Omit<Part, 'name'>): Sql {
    const name = `write_${this.parts.length + 1}`;
    this.parts.push({ ...part, name });
    return raw(name);
  }
}
