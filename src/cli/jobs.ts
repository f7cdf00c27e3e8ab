import type { Client } from 'pg';
import { withConnection } from '#host/preparation/schema';
import type { SeededService } from '#host/service/hosted-service';
import { failedJobs, pendingJobs, retryJobs, type StoredJob } from '#host/jobs/stored-jobs';
import type { CommandDeclaration } from './command';
import { CommandError, type Outcome, table, UsageError } from './outcome';
import type { Installation } from './installation';

const MAX_REASON_LENGTH = 100;

export const jobCommands: readonly CommandDeclaration[] = [
  {
    name: 'failed',
    summary: 'Lists jobs that have used up their attempts, with the last error',
    scope: 'services',
    run: async ({ installation, services }) => listJobs(installation, services, failedJobs),
  },
  {
    name: 'pending',
    summary: 'Lists jobs that are waiting or running',
    scope: 'services',
    run: async ({ installation, services }) => listJobs(installation, services, pendingJobs),
  },
  {
    name: 'retry',
    summary: 'Resets the attempts of failed jobs; the running processes pick them up',
    scope: 'services',
    argument: ['[id]', 'id of the job; needs --service'],
    options: [['--all', 'all failed jobs']],
    run: async ({ installation, services, argument, options }) => {
      const isAll = options['all'] === true;
      if (isAll === (argument !== undefined)) throw new UsageError('Pass the id of one job, or --all.');
      if (argument !== undefined && !/^\d{1,15}$/.test(argument)) throw new UsageError('An id is a whole number.');
      if (!isAll && services.length > 1) throw new UsageError('Ids are unique within a service only. Add --service.');
      const retried: { service: string; ids: number[] }[] = [];
      for (const { definition } of services) {
        const ids = await withConnection(definition, installation.configuration, async connection =>
          retryJobs(connection, definition.name, isAll ? undefined : Number(argument)),
        );
        retried.push({ service: definition.name, ids });
      }
      const count = retried.reduce((sum, { ids }) => sum + ids.length, 0);
      if (!isAll && count === 0) throw new CommandError(`There is no failed job ${argument}.`);
      return { text: `Failed jobs that will be retried: ${count}.`, data: retried };
    },
  },
];

async function listJobs(
  installation: Installation,
  services: readonly SeededService[],
  read: (connection: Client, service: string) => Promise<StoredJob[]>,
): Promise<Outcome> {
  const stored: ({ service: string } & StoredJob)[] = [];
  for (const { definition } of services) {
    const jobs = await withConnection(definition, installation.configuration, async connection =>
      read(connection, definition.name),
    );
    stored.push(...jobs.map(job => ({ service: definition.name, ...job })));
  }
  if (stored.length === 0) return { text: 'None.', data: [] };
  const lines = stored.map(({ service, id, name, attempts, maxAttempts, runAt, lastError }) => [
    service,
    id,
    name,
    `${attempts}/${maxAttempts}`,
    runAt.toISOString(),
    lastError?.split('\n')[0]?.slice(0, MAX_REASON_LENGTH),
  ]);
  return { text: table([['SERVICE', 'ID', 'JOB', 'ATTEMPTS', 'DUE', 'LAST ERROR'], ...lines]), data: stored };
}
