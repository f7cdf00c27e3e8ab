import type { ServiceDefinition } from '#kit/service/service-definition';
import type { SeededService } from './hosted-service';

type Query = (statement: string, values?: unknown[]) => Promise<readonly unknown[]>;

export async function isUnused(query: Query, { definition }: SeededService): Promise<boolean> {
  return (await query(`SELECT 1 FROM ${definition.name}.account LIMIT 1`)).length === 0;
}

export const demoAddresses = ({ demoAccounts = [] }: Pick<ServiceDefinition, 'demoAccounts'>): string[] =>
  demoAccounts.map(({ email }) => email);

export async function hasDemoData(query: Query, { definition }: SeededService): Promise<boolean> {
  const accounts = await query(`SELECT 1 FROM ${definition.name}.account WHERE email = ANY($1) LIMIT 1`, [
    demoAddresses(definition),
  ]);
  return accounts.length > 0;
}
