import type { SeededService } from './hosted-service';

/** Runs a statement and returns its rows. */
type Query = (statement: string, values?: unknown[]) => Promise<readonly unknown[]>;

/** Whether the service has no account yet. */
export async function isUnused(query: Query, { definition }: SeededService): Promise<boolean> {
  return (await query(`SELECT 1 FROM ${definition.name}.account LIMIT 1`)).length === 0;
}

/** Whether the service has one of the demo accounts. */
export async function hasDemoData(query: Query, { definition, demoAccounts }: SeededService): Promise<boolean> {
  const accounts = await query(`SELECT 1 FROM ${definition.name}.account WHERE email = ANY($1) LIMIT 1`, [
    demoAccounts,
  ]);
  return accounts.length > 0;
}
