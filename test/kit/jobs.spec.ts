import { EventEmitter } from 'node:events';
import type { DeadWorkers } from '#kit/jobs/dead-workers';
import { Database } from '#kit/database/database';
import { DatabaseUrl } from '#kit/database/database-url';
import { Jobs } from '#kit/jobs/jobs';
import { Log } from '#kit/log/log';
import { Metrics } from '#kit/metrics/metrics';
import { SERVICE_DEFINITION } from '#kit/service/service-definition';
import { settings } from '#shared/settings/settings.feature';
import { type SmallService, startSmallServices } from '../shared/small-service';

let service: SmallService;
let workers: Jobs[] = [];
beforeAll(async () => {
  [service] = (await startSmallServices([{ name: 'yard' }], () => [settings({ sizeNames: ['limit'] })])) as [
    SmallService,
  ];
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await Promise.all(workers.map(async jobs => jobs.stop()));
});
afterAll(async () => {
  await service?.close();
});

/** What does the jobs of one process. */
function worker(): Jobs {
  const { get } = service;
  return new Jobs(
    get(Database),
    get(Log),
    get(DatabaseUrl),
    get(SERVICE_DEFINITION as never),
    new Metrics(get(SERVICE_DEFINITION as never)),
  );
}

/** Of the clock on the wall, also while another one is told. */
const wait = globalThis.setTimeout;
const pause = async (milliseconds: number) => new Promise(resolve => wait(resolve, milliseconds));
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await pause(20);
};

it('jobs by the clock are done once, however many processes there are', async () => {
  const emitted = jest.spyOn(EventEmitter.prototype, 'emit');
  const countOf = (event: string) => emitted.mock.calls.filter(([name]) => name === event).length;
  jest.useFakeTimers({
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
    now: Date.parse('2026-05-09T12:30:58Z'),
  });
  let done = 0;
  workers = [worker(), worker(), worker()];
  for (const jobs of workers) {
    jobs.handle('wind_up', async () => void (done += 1));
    jobs.schedule('* * * * *', 'wind_up');
    await jobs.start();
  }
  await until(() => countOf('cron:started') === workers.length);
  await jest.advanceTimersByTimeAsync(3_000);
  await until(() => countOf('cron:scheduled') === workers.length && done > 0);
  while ((await service.db.rows('SELECT FROM yard_jobs.jobs')).length > 0) await pause(20);
  expect(done).toBe(1);
});

it('a job that a worker without a life holds is done by another, and not one that is being done', async () => {
  const done: string[] = [];
  let finish = () => {};
  const finished = new Promise<void>(resolve => (finish = resolve));
  workers = [worker(), worker()];
  for (const jobs of workers) {
    jobs.handle<{ name: string }>('load', async ({ name }) => {
      done.push(name);
      if (name === 'slow') await finished;
    });
    await jobs.start();
  }
  await service.get(Jobs).enqueue('load', { name: 'slow' });
  await service.get(Jobs).enqueue('load', { name: 'lost' }, { runAt: new Date(Date.now() + 3_600_000) });
  await service.db.rows(
    `UPDATE yard_jobs._private_jobs SET locked_by = 'pool-of-a-dead-process', locked_at = now(), run_at = now()
     WHERE payload->>'name' = 'lost'`,
  );
  // Each start is one of the checks that follow at intervals of five seconds.
  const checks = workers.map(jobs => (jobs as unknown as { deadWorkers: DeadWorkers }).deadWorkers);
  for (let check = 0; check < 2; check += 1) for (const deadWorkers of checks) await deadWorkers.start();
  // A new job wakes the workers before their next poll.
  await service.get(Jobs).enqueue('load', { name: 'new' });
  await until(() => done.includes('lost') && done.includes('new'));
  expect(done.toSorted()).toEqual(['lost', 'new', 'slow']);
  finish();
});
