import type { Client } from 'pg';
import type { Configuration } from '#kit/config/configuration';
import { jobSchema } from '#jobs/jobs';
import { createStorage } from '#media/media.module';
import type { Clock } from '#kit/time/clock';
import { hasDemoData, isUnused } from '../service/existing-accounts';
import { removePictures, type Warn } from './demo-pictures';
import { ACCOUNTS_OF_LEDGER, ALLOW_EMPTYING } from './demo-reset';
import type { SeededService } from '../service/hosted-service';
import { prepareServices } from './prepare';
import { silent } from './progress';
import { withSchemaLock, withConnection } from './schema';

/** Loads demo data into services without any account. Returns the names of those services; others are not changed. */
export async function loadDemo(
  services: readonly SeededService[],
  configuration: Configuration,
  clock: Clock,
  warn?: Warn,
): Promise<string[]> {
  const unused: SeededService[] = [];
  for (const service of services) if (await canBeFilled(service, configuration)) unused.push(service);
  await prepareServices(unused, { ...configuration, demoData: true }, clock, silent, warn);
  return unused.map(({ definition }) => definition.name);
}

async function canBeFilled(service: SeededService, configuration: Configuration): Promise<boolean> {
  return withConnection(service.definition, configuration, async connection => {
    const query = queryOn(connection);
    const tables = await query("SELECT 1 FROM pg_tables WHERE schemaname = $1 AND tablename = 'account'", [
      service.definition.name,
    ]);
    return tables.length === 0 || isUnused(query, service);
  });
}

export async function canBeDropped(service: SeededService, configuration: Configuration): Promise<boolean> {
  return withConnection(service.definition, configuration, async connection =>
    hasDemoData(queryOn(connection), service),
  );
}

const queryOn = (connection: Client) => async (statement: string, values?: unknown[]) =>
  (await connection.query(statement, values)).rows as unknown[];

/**
 * Empties the services, with or without demo data. Roles, settings and the first administrator are created as in a new
 * installation.
 */
export async function dropDemo(service: SeededService, configuration: Configuration, clock: Clock): Promise<void> {
  const { definition } = service;
  await withSchemaLock(definition, configuration, async dataSource => {
    const names = dataSource.entityMetadatas.map(({ tableName }) => tableName);
    const tables = names.filter(name => name !== ACCOUNTS_OF_LEDGER).map(name => `"${definition.name}"."${name}"`);
    await dataSource.transaction(async manager => {
      await manager.query(ALLOW_EMPTYING, [definition.name]);
      await manager.query(`TRUNCATE ${[...new Set(tables)].join(', ')} RESTART IDENTITY`);
      const jobs = jobSchema(definition.name);
      await manager.query(`SELECT ${jobs}.complete_jobs(ARRAY(SELECT id FROM ${jobs}.jobs))`);
    });
  });
  await removePictures(createStorage(definition, configuration));
  // In demo mode the next start fills the service, if it has no account.
  const firstAdmin = configuration.demoMode ? undefined : configuration.firstAdmin;
  await prepareServices([service], { ...configuration, demoData: false, demoMode: false, firstAdmin }, clock);
}
