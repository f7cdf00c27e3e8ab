import type { Client } from 'pg';
import { withConnection } from '#host/schema';
import type { SeededService } from '#host/hosted-service';
import { failedJobs, pendingJobs, retryJobs, type StoredJob } from '#kit/jobs/stored-jobs';
import type { CommandGroup } from './command';
import { CommandError, type Outcome, table, UsageError } from './outcome';
import type { Installation } from './installation';

const MAX_REASON_LENGTH = 100;

export const jobCommands: CommandGroup = {
  name: 'jobs',
  summary: 'work that left the requests: mail, refunds, comparisons',
  commands: [
    {
      name: 'failed',
      summary: 'Lists jobs that failed as often as they may, with the last reason',
      scope: 'services',
      run: async ({ installation, services }) => listJobs(installation, services, failedJobs),
    },
    {
      name: 'pending',
      summary: 'Lists jobs that wait, or are under way',
      scope: 'services',
      run: async ({ installation, services }) => listJobs(installation, services, pendingJobs),
    },
    {
      name: 'retry',
      summary: 'Gives failed jobs all their attempts again; the running processes do them',
      scope: 'services',
      argument: ['[id]', 'the job, of the one service that is named'],
      options: [['--all', 'every failed job']],
      run: async ({ installation, services, argument, options }) => {
        const isAll = options['all'] === true;
        if (isAll === (argument !== undefined)) throw new UsageError('Name one job by its id, or say --all.');
        if (argument !== undefined && !/^\d{1,15}$/.test(argument)) throw new UsageError('An id is a whole number.');
        if (!isAll && services.length > 1) throw new UsageError('Ids are counted by service: say --service.');
        const retried: { service: string; ids: number[] }[] = [];
        for (const { definition } of services) {
          const ids = await withConnection(definition, installation.configuration, async connection =>
            retryJobs(connection, definition.name, isAll ? undefined : Number(argument)),
          );
          retried.push({ service: definition.name, ids });
        }
        const count = retried.reduce((sum, { ids }) => sum + ids.length, 0);
        if (!isAll && count === 0) throw new CommandError(`There is no failed job ${argument}.`);
        return { text: `${count} jobs are tried again.`, data: retried };
      },
    },
  ],
};

async function listJobs(
  installation: Installation,
  services: readonly SeededService[],
  read: (connection: Client, service: string) => Promise<StoredJob[]>,
): Promise<Outcome> {
  const found: ({ service: string } & StoredJob)[] = [];
  for (const { definition } of services) {
    const jobs = await withConnection(definition, installation.configuration, async connection =>
      read(connection, definition.name),
    );
    found.push(...jobs.map(job => ({ service: definition.name, ...job })));
  }
  if (found.length === 0) return { text: 'None.', data: [] };
  const lines = found.map(({ service, id, name, attempts, maxAttempts, runAt, lastError }) => [
    service,
    id,
    name,
    `${attempts}/${maxAttempts}`,
    runAt.toISOString(),
    lastError?.split('\n')[0]?.slice(0, MAX_REASON_LENGTH),
  ]);
  return { text: table([['SERVICE', 'ID', 'JOB', 'ATTEMPTS', 'DUE', 'LAST REASON'], ...lines]), data: found };
}
