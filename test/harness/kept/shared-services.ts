import type { HostedService } from '#host/service/hosted-service';
import { SERVICES } from '#host/services';
import { ServiceDataSource } from '#kit/database/data-source';
import { TableVersions } from '#cache/table-versions';
import { Live } from '#live/live';
import type { TestService } from '../app';
import { MANY_VISITORS, testEnvironment } from '../configuration';
import { resetProviders } from '../reset-providers';
import { onEndOfRun } from './end-of-run';
import { assertNoMissedWrites, bootService, receiveNotifications } from './boot-service';

interface Shared {
  service: TestService;
  /** The test file that uses it. */
  borrower: string | undefined;
}

/** By the name of the service and the variables. */
const shared = new Map<string, Promise<Shared>>();

/** Variables besides the default ones, as text. */
const variants = new Set([changesOf({})]);

/** Has test files share applications with these variables, as well as those with the default ones: each takes memory. */
export function shareApplicationsWith(environment: Record<string, string>): void {
  variants.add(changesOf(environment));
}

/**
 * The application that the test files of this worker share, as right after its start. Undefined when it does not fit: other
 * variables, a database of the file's own, or it is in use by this file already.
 */
export async function borrowService(
  hosted: HostedService,
  environment: Record<string, string>,
): Promise<TestService | undefined> {
  const changes = changesOf(environment);
  if (!isOrdinary(hosted) || !variants.has(changes) || !isOnWorkerDatabase()) return undefined;
  const key = `${hosted.definition.name} ${changes}`;
  const booting = shared.get(key) ?? bootShared(hosted, environment);
  shared.set(key, booting);
  const application = await booting;
  const file = expect.getState().testPath;
  if (application.borrower === file) return undefined;
  application.borrower = file;
  const { service } = application;
  await resetService(service);
  return {
    ...service,
    close: async () => {
      await receiveNotifications(service.host.listeners);
      application.borrower = undefined;
      if (!isRunning(service)) {
        shared.delete(key);
        throw new Error(
          'The application that files share has ended: begin this file with a comment that says @own-database.',
        );
      }
      assertNoMissedWrites(service.get(TableVersions));
      // What still runs would write into the database of the next file.
      await resetService(service);
      await service.get(Live).settled();
    },
  };
}

function isRunning({ host, origin, db }: TestService): boolean {
  const address = host.server.address() as { port: number } | null;
  return origin.endsWith(`:${address?.port}`) && !db.dataSource.pool.ended;
}

/** As `SERVICES` has it, or without what only the host of demo data needs. */
const isOrdinary = ({ definition, drawStudioDemo }: HostedService): boolean =>
  !drawStudioDemo && SERVICES.some(service => service.definition === definition);

/** The variables that differ from the default ones, as text. */
function changesOf(environment: Record<string, string>): string {
  const defaults: Record<string, string | undefined> = testEnvironment(MANY_VISITORS);
  const changes = Object.entries(environment).filter(([name, value]) => defaults[name] !== value);
  return changes
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('\n');
}

function isOnWorkerDatabase(): boolean {
  const { DATABASE_URL, TEST_WORKER_DATABASE_URL } = process.env;
  return DATABASE_URL !== undefined && DATABASE_URL === TEST_WORKER_DATABASE_URL;
}

async function bootShared(hosted: HostedService, environment: Record<string, string>): Promise<Shared> {
  const service = await bootService(hosted, environment);
  // Connections keep their plans for the next file.
  service.get(ServiceDataSource).pool.options.idleTimeoutMillis = 0;
  onEndOfRun(() => service.close());
  return { service, borrower: undefined };
}

async function resetService({ host, clock, mailbox }: TestService): Promise<void> {
  clock.reset();
  for (const { app } of host.services) await resetProviders(app, [host, mailbox]);
}
