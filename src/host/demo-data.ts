import type { Configuration } from '#kit/config/configuration';
import { jobSchema } from '#kit/jobs/jobs';
import { createStorage } from '#kit/media/media.module';
import type { Clock } from '#kit/time/clock';
import { removeDrawn } from './demo-pictures';
import type { SeededService } from './hosted-service';
import { prepareServices } from './prepare';
import { changingSchema, connected } from './schema';

/** Fills services that nobody has used yet. Answers those that were filled; the others stay as they are. */
export async function loadDemo(
  services: readonly SeededService[],
  configuration: Configuration,
  clock: Clock,
): Promise<string[]> {
  const unused: SeededService[] = [];
  for (const service of services) if (await isUnused(service, configuration)) unused.push(service);
  await prepareServices(unused, { ...configuration, demoData: true }, clock);
  return unused.map(({ definition }) => definition.name);
}

/** Whether there is no account, perhaps because there is no table either. */
async function isUnused({ definition }: SeededService, configuration: Configuration): Promise<boolean> {
  return connected(definition, configuration, async connection => {
    const accounts = `${definition.name}.account`;
    const { rows } = await connection.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
      accounts,
    ]);
    return !rows[0]?.there || (await connection.query(`SELECT FROM ${accounts} LIMIT 1`)).rowCount === 0;
  });
}

/** Whether one of the demo's accounts is there. */
export async function holdsDemo(
  { definition, demoAccounts }: SeededService,
  configuration: Configuration,
): Promise<boolean> {
  return connected(definition, configuration, async connection => {
    const asked = `SELECT FROM ${definition.name}.account WHERE email = ANY($1) LIMIT 1`;
    return ((await connection.query(asked, [demoAccounts])).rowCount ?? 0) > 0;
  });
}

/**
 * Empties every table of a service, whoever filled it, and its jobs, and removes the demo's pictures. Roles, settings and
 * the first administrator are there afterwards as in a new installation.
 */
export async function dropDemo(service: SeededService, configuration: Configuration, clock: Clock): Promise<void> {
  const { definition } = service;
  await changingSchema(definition, configuration, async dataSource => {
    const tables = dataSource.entityMetadatas.map(({ tableName }) => `"${definition.name}"."${tableName}"`);
    await dataSource.transaction(async manager => {
      await manager.query(`TRUNCATE ${[...new Set(tables)].join(', ')} RESTART IDENTITY`);
      const jobs = jobSchema(definition.name);
      await manager.query(`SELECT ${jobs}.complete_jobs(ARRAY(SELECT id FROM ${jobs}.jobs))`);
    });
  });
  await removeDrawn(createStorage(definition, configuration));
  await prepareServices([service], { ...configuration, demoData: false }, clock);
}
