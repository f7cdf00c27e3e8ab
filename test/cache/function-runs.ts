import { type Client, DatabaseError } from 'pg';

/** A statement, or a row of a table; other columns that need a value get one of their type. */
export type Step = string | readonly [table: string, values: Readonly<Record<string, unknown>>];

/** A way to run a function: a statement that fires its trigger or calls it. */
export interface Example {
  /** Stored before, without triggers and foreign keys. */
  given?: readonly Step[];
  run: Step;
  /** The constraint that the function names when it refuses the statement. */
  refused?: string;
}

/** Examples by function, which together make it write everything that it can write. */
export type FunctionExamples = Readonly<Record<string, readonly Example[]>>;

export interface TriggerOfTable {
  table: string;
  name: string;
  function: string;
}

interface Attempt {
  counts: ReadonlyMap<string, number>;
  /** The constraint that refused the statement. */
  constraint: string | undefined;
}

/** Stands for the values of columns that a row does not name. */
const FILLERS: Readonly<Record<string, unknown>> = { S: 'x', N: 1, B: false, D: '2030-01-01', A: [], U: {} };

const NEEDED_COLUMNS = `
  SELECT attname AS name, typcategory AS category FROM pg_attribute JOIN pg_type ON pg_type.oid = atttypid
  WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attnotnull AND NOT atthasdef AND attidentity = ''`;

/** Tables of the schema by name, others with theirs; a job that is added is no write of the service. */
const COUNTS = `
  SELECT concat(verb, ' ', CASE WHEN schemaname <> current_schema() THEN schemaname || '.' END, relname) AS write, count::int
  FROM pg_stat_xact_user_tables
  CROSS JOIN LATERAL (VALUES ('insert', n_tup_ins), ('update', n_tup_upd), ('delete', n_tup_del)) counted (verb, count)
  WHERE count > 0 AND schemaname <> current_schema() || '_jobs'`;

const DEFINITION = `SELECT pg_get_functiondef(oid) AS text FROM pg_proc
  WHERE pronamespace = current_schema()::regnamespace AND proname = $1`;
const REPLACED = `AS 'BEGIN RAISE EXCEPTION USING MESSAGE = ''called'', CONSTRAINT = ''called''; END'`;

/** Runs functions of a schema in transactions that are rolled back, and counts the rows that they write. */
export class FunctionRuns {
  /** @param completing triggers that fire in each example, because they fill columns of rows */
  constructor(
    private readonly client: Client,
    private readonly schema: string,
    private readonly triggers: readonly TriggerOfTable[],
    private readonly completing: readonly TriggerOfTable[],
  ) {}

  /** What the function itself wrote: what the same statement writes without it is subtracted. */
  async writtenBy(name: string, { given = [], run, refused }: Example): Promise<string[]> {
    const own = this.triggers.filter(trigger => trigger.function === name);
    await this.client.query('BEGIN');
    try {
      await this.client.query(
        `SET LOCAL search_path = ${this.schema}, public; SET LOCAL session_replication_role = replica`,
      );
      for (const step of given) await this.perform(step);
      await this.enable(this.completing.filter(trigger => trigger.function !== name));
      const without = own.length > 0 ? await this.attempt(run) : undefined;
      if (without?.constraint) throw new Error(`without the function, refused by ${without.constraint}`);
      await this.enable(own);
      const { counts, constraint } = await this.attempt(run);
      if (constraint !== refused)
        throw new Error(`refused by ${constraint ?? 'nothing'}, not by ${refused ?? 'nothing'}`);
      if (!(await this.isCalled(name, run))) throw new Error('the example does not call the function');
      return [...counts].filter(([write, count]) => count > (without?.counts.get(write) ?? 0)).map(([write]) => write);
    } finally {
      await this.client.query('ROLLBACK');
    }
  }

  private async enable(triggers: readonly TriggerOfTable[]): Promise<void> {
    for (const { table, name } of triggers)
      await this.client.query(`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER ${name}`);
  }

  /** Performs a step and undoes it. */
  private async attempt(step: Step): Promise<Attempt> {
    const before = await this.counted();
    await this.client.query('SAVEPOINT attempt');
    let constraint: string | undefined;
    try {
      await this.perform(step);
      await this.client.query('SET CONSTRAINTS ALL IMMEDIATE');
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      constraint = error.constraint ?? error.message;
    }
    await this.client.query('ROLLBACK TO SAVEPOINT attempt');
    // Rows written by what was undone are counted too.
    const counts = [...(await this.counted())].map(
      ([write, count]) => [write, count - (before.get(write) ?? 0)] as const,
    );
    return { counts: new Map(counts.filter(([, count]) => count > 0)), constraint };
  }

  private async counted(): Promise<Map<string, number>> {
    const { rows } = await this.client.query<{ write: string; count: number }>(COUNTS);
    return new Map(rows.map(({ write, count }) => [write, count]));
  }

  /** Whether the step fails when the function does. */
  private async isCalled(name: string, step: Step): Promise<boolean> {
    const { rows } = await this.client.query<{ text: string }>(DEFINITION, [name]);
    await this.client.query(rows[0]!.text.replace(/AS (\$\w*\$)[^]*\1/, () => REPLACED));
    return (await this.attempt(step)).constraint === 'called';
  }

  private async perform(step: Step): Promise<void> {
    if (typeof step === 'string') {
      await this.client.query(step);
      return;
    }
    const [table, values] = step;
    const { rows } = await this.client.query<{ name: string; category: string }>(NEEDED_COLUMNS, [table]);
    const filled = rows.map(({ name, category }) => [name, FILLERS[category]] as const);
    const row = { ...Object.fromEntries(filled), ...values };
    const columns = Object.keys(row).join(', ');
    await this.client.query(
      `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM jsonb_populate_record(NULL::${table}, $1)`,
      [JSON.stringify(row)],
    );
  }
}
