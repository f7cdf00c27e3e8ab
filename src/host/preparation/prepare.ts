import { Passwords } from '#kit/access/passwords';
import { DemoState } from '#shared/demo/demo-state.entity';
import type { Configuration } from '#kit/config/configuration';
import type { ServiceDataSource } from '#kit/database/data-source';
import { Database } from '#kit/database/database';
import { migrate, type OnBlocked } from '../schema/migrate';
import { prepareJobs } from '#jobs/jobs';
import { createStorage } from '#media/media.module';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { Clock } from '#kit/time/clock';
import { seedFirstAdmin, seedRoles } from '#shared/staff/seed-roles';
import { seedSettings } from '#shared/settings/seed-settings';
import type { Seeding } from '#shared/seeding/seeding';
import { hasDemoData, isUnused } from '../service/existing-accounts';
import { drawMissingPictures, drawAndRecord, type Warn } from './demo-pictures';
import { type DemoContext, fillAgain, filledAtOf, isResetDue, markFilled } from './demo-reset';
import type { SeededService } from '../service/hosted-service';
import { type Progress, silent } from './progress';
import { withSchemaLock } from './schema';
import { StartupError } from './startup-error';

/** Prepares schema, migrations, jobs, roles, settings and demo data. Returns the services without any account. */
export async function prepareServices(
  hosted: readonly SeededService[],
  configuration: Configuration,
  clock: Clock,
  progress: Progress = silent,
  warn: Warn = () => undefined,
): Promise<string[]> {
  const unused: string[] = [];
  for (const service of hosted) {
    const prepare = async (dataSource: ServiceDataSource) =>
      prepareService(service, { configuration, clock, progress, warn }, dataSource);
    if (await withSchemaLock(service.definition, configuration, prepare)) unused.push(service.definition.name);
  }
  return unused;
}

/** Migrates the tables of a service and of its jobs, and creates the built-in roles. */
export async function migrateTables(
  dataSource: ServiceDataSource,
  definition: ServiceDefinition,
  onBlocked?: OnBlocked,
): Promise<void> {
  await prepareJobs(dataSource, definition.name);
  await migrate(dataSource, onBlocked);
  const db = new Database(dataSource);
  await db.transaction(() => seedRoles({ db, definition }));
}

interface Preparation {
  configuration: Configuration;
  clock: Clock;
  progress: Progress;
  warn: Warn;
}

async function prepareService(
  service: SeededService,
  { configuration, clock, progress, warn }: Preparation,
  dataSource: ServiceDataSource,
): Promise<boolean> {
  const { definition } = service;
  await migrateTables(dataSource, definition, ({ message }) => warn(message));
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
  if (!configuration.demoMode && hasDemoMode(definition)) await forgetMark(db);
  if (await isUnused(query, service)) {
    await db.transaction(async () => {
      if (configuration.demoData)
        await progress(`Loading demo data: ${definition.name}`, async () =>
          drawAndRecord(seeding.storage, storage => service.seedDemo({ ...seeding, storage }), warn),
        );
      await seedFirstAdmin(seeding);
      if (configuration.demoMode) await markFilled(db, clock);
    });
  } else if (configuration.demoMode) {
    await fillIfDue(service, { configuration, clock, warn }, dataSource);
  } else if (configuration.demoData && (await hasDemoData(query, service))) {
    await drawMissingPictures(seeding.storage, service.drawDemo, warn);
  }
  return isUnused(query, service);
}

const hasDemoMode = ({ entities }: ServiceDefinition) => entities.includes(DemoState);

/** Unmarks the database: without demo mode it may get real data, and must never be emptied then. */
async function forgetMark(db: Database): Promise<void> {
  await db.rows('DELETE FROM demo_state');
}

/** Runs a reset that was due while no process ran. @throws StartupError for data that demo mode did not create */
async function fillIfDue(
  service: SeededService,
  context: DemoContext & { warn: Warn },
  dataSource: ServiceDataSource,
): Promise<void> {
  const { definition } = service;
  const filledAt = await filledAtOf(new Database(dataSource));
  if (!filledAt) {
    throw new StartupError(
      `${definition.name} has data that demo mode did not create, and DEMO_MODE would delete it every night. ` +
        `Use an empty database, or delete the data with \`quintet demo drop --service ${definition.name} --yes\`.`,
    );
  }
  if (isResetDue(filledAt, context)) await fillAgain(service, context, dataSource);
  else await drawMissingPictures(createStorage(definition, context.configuration), service.drawDemo, context.warn);
}
