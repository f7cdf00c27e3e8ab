import { tokensOf } from '#cache/sql-tokens';
import { wordsOf } from '#cache/statement-writes';
import type { Database } from '#kit/database/database';
import { type Sql, sql } from '#kit/database/sql';

interface Statement {
  text: string;
  parameters: unknown[];
}

/** The statements a piece of work sends to the database, transaction control left out. */
export async function statementsOf(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  return (await recorded(db, work)).map(statement => statement.text);
}

/** The plans Postgres follows for the statements a piece of work sends, with the values it sends them. */
export async function plansOf(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const plans: string[] = [];
  for (const { text, parameters } of await recorded(db, work)) plans.push(await planOf(db, text, parameters));
  return plans;
}

/**
 * The steps Postgres took for the statements a piece of work sent, each with the rows it found and how often it ran: equal
 * steps take the same time, on any machine. How many rows a filter refused is left out.
 */
export async function executionsOf(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const executions: string[] = [];
  for (const { text, parameters } of await recorded(db, work)) {
    const analyze = 'EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF, BUFFERS OFF)';
    const lines = await db.rows<{ 'QUERY PLAN': string }>(`${analyze} ${text}`, parameters);
    const steps = lines.map(line => line['QUERY PLAN']).filter(line => /->|\(actual |never executed/.test(line));
    executions.push(steps.join('\n'));
  }
  return executions;
}

async function recorded(db: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  // May have written anything, so that nothing is answered from memory.
  await db.rows('DO $$ BEGIN END $$');
  const { logger, options } = db.dataSource as unknown as { logger: unknown; options: unknown };
  const recorder = {
    logQuery: (text: string, parameters: unknown[] = []) => {
      if (!/^(START TRANSACTION|COMMIT|ROLLBACK|BEGIN)/.test(text)) statements.push({ text, parameters });
    },
    logQueryError: () => {},
    logQuerySlow: () => {},
    logSchemaBuild: () => {},
    logMigration: () => {},
    log: () => {},
  };
  Object.assign(db.dataSource, { logger: recorder });
  try {
    await work();
  } finally {
    Object.assign(db.dataSource, { logger, options });
  }
  return statements;
}

/** The plan Postgres would follow, as text. */
export async function planOf(db: Database, statement: string | Sql, parameters: unknown[] = []): Promise<string> {
  const rows = await (typeof statement === 'string'
    ? db.rows<{ 'QUERY PLAN': string }>(`EXPLAIN ${statement}`, parameters)
    : db.rows<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${statement}`));
  return rows.map(row => row['QUERY PLAN']).join('\n');
}

/**
 * How often the running transaction's connection planned a prepared statement for its values, and took the plan it keeps.
 * @param part of the statement's text, which no other has
 */
export const planningsOf = (db: Database, part: string): Promise<{ custom: number; generic: number }[]> =>
  db.rows(
    `SELECT custom_plans::int AS custom, generic_plans::int AS generic
     FROM pg_prepared_statements WHERE position($1 IN statement) > 0`,
    [part],
  );

interface PlanNode {
  Schema?: string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** The tables that the text of each function names, and those of the functions that it calls; a plan leaves them out. */
async function tablesOfFunctions(db: Database): Promise<[name: string, tables: string[]][]> {
  const functions = await db.rows<{ name: string; text: string }>(
    'SELECT proname AS name, prosrc AS text FROM pg_proc WHERE pronamespace = current_schema()::regnamespace',
  );
  const tables = await db.rows<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v')`,
  );
  const wordsOfFunctions = new Map(functions.map(({ name, text }) => [name, wordsOf(tokensOf(text))]));
  return functions.map(({ name }) => {
    const words = new Set([name]);
    for (const word of words) for (const next of wordsOfFunctions.get(word) ?? []) words.add(next);
    return [name, tables.map(table => table.name).filter(table => words.has(table))];
  });
}

/** The tables that the plans of a piece of work's statements name, views resolved; where one plan leaves a table out, another with other values may not. */
export async function tablesOf(db: Database, work: () => Promise<unknown>): Promise<Set<string>> {
  const tables = new Set<string>();
  const functions = await tablesOfFunctions(db);
  const visit = ({ 'Relation Name': name, Plans = [] }: PlanNode) => {
    if (name !== undefined) tables.add(name);
    Plans.forEach(visit);
  };
  for (const { text, parameters } of await recorded(db, work)) {
    const rows = await db.rows<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`EXPLAIN (FORMAT JSON) ${text}`, parameters);
    for (const { Plan } of rows[0]!['QUERY PLAN']) visit(Plan);
    for (const [name, read] of functions) if (text.includes(`${name}(`)) for (const table of read) tables.add(table);
  }
  return tables;
}
