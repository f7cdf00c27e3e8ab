import { Passwords } from '#kit/access/passwords';
import type { Configuration } from '#kit/config/configuration';
import type { ServiceDataSource } from '#kit/database/data-source';
import { Database } from '#kit/database/database';
import { migrate } from '#kit/database/migrate';
import { prepareJobs } from '#kit/jobs/jobs';
import { createStorage } from '#media/media.module';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { Clock } from '#kit/time/clock';
import { seedFirstAdmin, seedRoles } from '#shared/staff/seed-roles';
import { seedSettings } from '#shared/settings/seed-settings';
import type { Seeding } from '#shared/seeding/seeding';
import { hasDemoData, isUnused } from './existing-accounts';
import { drawMissingPictures, drawAndRecord } from './demo-pictures';
import type { SeededService } from './hosted-service';
import { withSchemaLock } from './schema';

/**
 * Prepares the databases: schema, migrations, jobs, roles, settings and demo data. Returns the names of services without
 * any account.
 */
export async function prepareServices(
  hosted: readonly SeededService[],
  configuration: Configuration,
  clock: Clock,
): Promise<string[]> {
  const unused: string[] = [];
  for (const service of hosted) {
    const prepare = async (dataSource: ServiceDataSource) => prepareService(service, configuration, clock, dataSource);
    if (await withSchemaLock(service.definition, configuration, prepare)) unused.push(service.definition.name);
  }
  return unused;
}

/** Migrates the tables of a service and of its jobs, and creates the built-in roles. */
export async function migrateTables(dataSource: ServiceDataSource, definition: ServiceDefinition): Promise<void> {
  await prepareJobs(dataSource, definition.name);
  await migrate(dataSource);
  const db = new Database(dataSource);
  await db.transaction(() => seedRoles({ db, definition }));
}

async function prepareService(
  service: SeededService,
  configuration: Configuration,
  clock: Clock,
  dataSource: ServiceDataSource,
): Promise<boolean> {
  const { definition } = service;
  await migrateTables(dataSource, definition);
  const db = new Database(dataSource);
  const seeding: Seeding = {
    definition,
    configuration,
    db,
    passwords: new Passwords(configuration),
    storage: createStorage(definition, configuration),
    clock,
  };
  await db.transaction(() => seedSettings(seeding));
  const query = async (statement: string, values?: unknown[]) => db.rows(statement, values);
  if (await isUnused(query, service)) {
    await db.transaction(async () => {
      if (configuration.demoData)
        await drawAndRecord(seeding.storage, storage => service.seedDemo({ ...seeding, storage }));
      await seedFirstAdmin(seeding);
    });
  } else if (configuration.demoData && (await hasDemoData(query, service))) {
    await drawMissingPictures(seeding.storage, service.drawDemo);
  }
  return isUnused(query, service);
}
