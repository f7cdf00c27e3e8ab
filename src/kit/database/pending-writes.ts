import { raw, type Sql, sql } from './sql';

/** What a change gave back, as JSON has it: instants are texts. */
export type WrittenRow = Record<string, unknown>;
type OnWritten = (rows: WrittenRow[]) => void;

export interface PendingChange {
  /** Told of the rows that RETURNING gives back, once they are written. */
  onWritten?: OnWritten;
  /** Names a row that another change of the same unit may change as well, which one statement cannot do twice. */
  row?: string;
}

/** Makes one piece of SQL of however many items of its kind there are. */
export type BatchOf<Item> = (items: readonly Item[]) => Sql;

interface Part {
  name: string;
  sql: () => Sql;
  /** Told of what RETURNING gives back. */
  onWritten?: OnWritten;
  isBatch?: boolean;
}

/** More would be parsed and planned for longer than the ways to the database take that are saved. */
const MAX_PARTS = 12;

/** What a unit of work has still to write. Parts of one statement see the tables as they were before it. */
export class PendingWrites {
  private parts: Part[] = [];
  private batches = new Map<BatchOf<never>, unknown[]>();
  private rowsInStatement = new Set<string>();

  get isEmpty(): boolean {
    return this.parts.length === 0;
  }

  /** Whether another change finds room in the same statement: no row is changed twice by one. */
  hasRoomFor(row?: string): boolean {
    return this.parts.length < MAX_PARTS && !(row !== undefined && this.rowsInStatement.has(row));
  }

  /** Answers the name by which later parts of the same statement read what RETURNING gives back. */
  add(change: Sql, { onWritten: written, row }: PendingChange = {}): Sql {
    if (row !== undefined) this.rowsInStatement.add(row);
    return this.push({ sql: () => (written ? change : sql`${change} RETURNING 1`), onWritten: written });
  }

  addTo<Item>(batch: BatchOf<Item>, item: Item): void {
    const items = this.batches.get(batch) as Item[] | undefined;
    if (items) {
      items.push(item);
      return;
    }
    const fresh = [item];
    this.batches.set(batch, fresh);
    this.push({ sql: () => batch(fresh), isBatch: true });
  }

  /** Everything as one statement, and who is to be told of the row it answers. Nothing is pending afterwards. */
  take(): { statement: Sql; tell: (row: Record<string, WrittenRow[] | null> | undefined) => void } {
    // What is written in a batch may read what any other part gives back.
    const parts = [...this.parts.filter(part => !part.isBatch), ...this.parts.filter(part => part.isBatch)];
    this.parts = [];
    this.batches = new Map();
    this.rowsInStatement = new Set();
    const withs = parts.map(part => sql`${raw(part.name)} AS (${part.sql()})`);
    // Postgres writes in the order in which rows are asked for, so locks are taken in the order of the source.
    const rows = parts.map(
      ({ name, onWritten: written }) =>
        `(SELECT ${written ? `json_agg(${name})` : 'count(*)'} FROM ${name}) AS ${name}`,
    );
    const statement = sql`WITH ${withs.reduce((before, after) => sql`${before}, ${after}`)} SELECT ${raw(rows.join(', '))}`;
    return {
      statement,
      tell: row => {
        for (const { name, onWritten: written } of parts) written?.(row?.[name] ?? []);
      },
    };
  }

  private push(part: Omit<Part, 'name'>): Sql {
    const name = `write_${this.parts.length + 1}`;
    const { sql: text, onWritten: written, isBatch } = part;
    this.parts.push({ name, sql: text, onWritten: written, isBatch });
    return raw(name);
  }
}
