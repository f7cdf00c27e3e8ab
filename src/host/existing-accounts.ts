import type { SeededService } from './hosted-service';

/** Answers the rows of a statement, over whatever connection. */
type Query = (statement: string, values?: unknown[]) => Promise<readonly unknown[]>;

/** No account yet: a database nobody has used. */
export async function isUnused(ask: Query, { definition }: SeededService): Promise<boolean> {
  return (await ask(`SELECT 1 FROM ${definition.name}.account LIMIT 1`)).length === 0;
}

/** Whether it was filled with demo data: one of the demo's accounts is there. */
export async function hasDemoData(ask: Query, { definition, demoAccounts }: SeededService): Promise<boolean> {
  const found = await ask(`SELECT 1 FROM ${definition.name}.account WHERE email = ANY($1) LIMIT 1`, [demoAccounts]);
  return found.length > 0;
}
