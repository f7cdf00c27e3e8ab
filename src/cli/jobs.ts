import type { Client } from 'pg';
import { connected } from '#host/schema';
import type { SeededService } from '#host/hosted-service';
import { failedJobs, pendingJobs, retryJobs, type StoredJob } from '#kit/jobs/stored-jobs';
import type { CommandGroup } from './command';
import { CommandFailed, type Outcome, table, WrongUse } from './outcome';
import type { Place } from './place';

const MAX_REASON_LENGTH = 100;

export const jobCommands: CommandGroup = {
  name: 'jobs',
  summary: 'work that left the requests: mail, refunds, comparisons',
  commands: [
    {
      name: 'failed',
      summary: 'Lists jobs that failed as often as they may, with the last reason',
      of: 'services',
      run: async ({ place, services }) => listed(place, services, failedJobs),
    },
    {
      name: 'pending',
      summary: 'Lists jobs that wait, or are under way',
      of: 'services',
      run: async ({ place, services }) => listed(place, services, pendingJobs),
    },
    {
      name: 'retry',
      summary: 'Gives failed jobs all their attempts again; the running processes do them',
      of: 'services',
      argument: ['[id]', 'the job, of the one service that is named'],
      options: [['--all', 'every failed job']],
      run: async ({ place, services, argument, options }) => {
        const isAll = options['all'] === true;
        if (isAll === (argument !== undefined)) throw new WrongUse('Name one job by its id, or say --all.');
        if (argument !== undefined && !/^\d{1,15}$/.test(argument)) throw new WrongUse('An id is a whole number.');
        if (!isAll && services.length > 1) throw new WrongUse('Ids are counted by service: say --service.');
        const retried: { service: string; ids: number[] }[] = [];
        for (const { definition } of services) {
          const ids = await connected(definition, place.configuration, async connection =>
            retryJobs(connection, definition.name, isAll ? undefined : Number(argument)),
          );
          retried.push({ service: definition.name, ids });
        }
        const count = retried.reduce((sum, { ids }) => sum + ids.length, 0);
        if (!isAll && count === 0) throw new CommandFailed(`There is no failed job ${argument}.`);
        return { text: `${count} jobs are tried again.`, data: retried };
      },
    },
  ],
};

async function listed(
  place: Place,
  services: readonly SeededService[],
  read: (connection: Client, service: string) => Promise<StoredJob[]>,
): Promise<Outcome> {
  const found: ({ service: string } & StoredJob)[] = [];
  for (const { definition } of services) {
    const jobs = await connected(definition, place.configuration, async connection =>
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
