import type { Database } from '../../src/kit/database/database';

/** The statements a piece of work sends to the database, transaction control left out. */
export async function statementsOf(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const { logger, options } = db.dataSource as unknown as { logger: unknown; options: unknown };
  const recorder = {
    logQuery: (query: string) => {
      if (!/^(START TRANSACTION|COMMIT|ROLLBACK|BEGIN)/.test(query)) statements.push(query);
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
export async function planOf(db: Database, statement: string, parameters: unknown[] = []): Promise<string> {
  const rows = await db.rows<{ 'QUERY PLAN': string }>(`EXPLAIN ${statement}`, parameters);
  return rows.map(row => row['QUERY PLAN']).join('\n');
}
