import type { Client } from 'pg';
import { Passwords } from '#kit/access/passwords';
import type { Configuration } from '#kit/config/configuration';
import { openDataSource } from '#kit/database/data-source';
import { Database } from '#kit/database/database';
import { createSchema, migrate, preparing } from '#kit/database/migrate';
import { prepareJobs } from '#kit/jobs/jobs';
import { createStorage } from '#kit/media/media.module';
import type { Clock } from '#kit/time/clock';
import { seedFirstAdmin, seedRoles } from '#shared/staff/seed-roles';
import { seedSettings } from '#shared/settings/seed-settings';
import type { Seeding } from '#shared/seeding/seeding';
import { drawWhatIsMissing, notingPictures } from './demo-pictures';
import type { SeededService } from './hosted-service';
import { preparationTrouble } from './start-trouble';

/**
 * Brings the database of every hosted service to where the code expects it: schema, tables, jobs, roles, settings, demo
 * data. Answers the services without any account, to which nobody can sign in.
 */
export async function prepareServices(
  hosted: readonly SeededService[],
  configuration: Configuration,
  clock: Clock,
): Promise<string[]> {
  const unused: string[] = [];
  for (const service of hosted) {
    const { name } = service.definition;
    const url = configuration.services[name]?.databaseUrl ?? '';
    try {
      if (await preparing(url, connection => prepareService(service, configuration, clock, { url, connection })))
        unused.push(name);
    } catch (failure) {
      throw preparationTrouble(failure, name, url, configuration.bucket);
    }
  }
  return unused;
}

async function prepareService(
  service: SeededService,
  configuration: Configuration,
  clock: Clock,
  { url, connection }: { url: string; connection: Client },
): Promise<boolean> {
  const { definition } = service;
  await createSchema(connection, definition.name);
  const dataSource = await openDataSource(definition, url, { poolSize: 2 });
  try {
    await prepareJobs(dataSource, definition.name);
    await migrate(dataSource);
    const db = new Database(dataSource);
    const seeding: Seeding = {
      definition,
      configuration,
      db,
      passwords: new Passwords(configuration),
      storage: createStorage(definition, configuration),
      clock,
    };
    await db.transaction(async () => {
      await seedRoles(seeding);
      await seedSettings(seeding);
    });
    if (await isEmpty(db)) {
      await db.transaction(async () => {
        if (configuration.demoData)
          await notingPictures(seeding.storage, storage => service.seedDemo({ ...seeding, storage }));
        await seedFirstAdmin(seeding);
      });
    } else if (configuration.demoData && (await holdsDemo(db, service))) {
      await drawWhatIsMissing(seeding.storage, service.drawDemo);
    }
    return await isEmpty(db);
  } finally {
    await dataSource.destroy();
  }
}

/** No account yet: a database nobody has used. */
async function isEmpty(db: Database): Promise<boolean> {
  return (await db.row('SELECT 1 FROM account LIMIT 1')) === undefined;
}

/** Whether it was filled with demo data, whose pictures may be gone since. */
async function holdsDemo(db: Database, { demoAccounts }: SeededService): Promise<boolean> {
  return (await db.row('SELECT 1 FROM account WHERE email = ANY($1) LIMIT 1', [demoAccounts])) !== undefined;
}
