import { EventEmitter } from 'node:events';
import type { DeadWorkers } from '#jobs/dead-workers';
import { queueOf } from '#jobs/job-queues';
import type { ScheduleWatch } from '#jobs/schedule-watch';
import { Database } from '#kit/database/database';
import { DatabaseUrl } from '#kit/database/database-url';
import { Jobs } from '#jobs/jobs';
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
function worker(log = service.get(Log)): Jobs {
  const { get } = service;
  return new Jobs(
    get(Database),
    log,
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

const HOUR_MS = 3_600_000;

/** Stores until when a job by the clock is scheduled, as the process that was last alive did. */
const storeSchedule = (identifier: string, until: Date) =>
  service.db.rows(
    `INSERT INTO yard_jobs._private_known_crontabs (identifier, known_since, last_execution) VALUES ($1, $2, $2)
     ON CONFLICT (identifier) DO UPDATE SET known_since = $2, last_execution = $2`,
    [identifier, until],
  );
const scheduledUntil = async (identifier: string) =>
  (await service.db.row<{ until: Date }>(
    'SELECT last_execution AS until FROM yard_jobs._private_known_crontabs WHERE identifier = $1',
    [identifier],
  ))!.until.getTime();
const watchOf = (jobs: Jobs) => (jobs as unknown as { watch: ScheduleWatch }).watch;

describe('a clock that was ahead', () => {
  const DAY_MS = 24 * HOUR_MS;

  it.each([3 * HOUR_MS, 6 * HOUR_MS, 366 * DAY_MS])('by %i ms holds nothing up after a start', async aheadMs => {
    await storeSchedule('wind_up', new Date(Date.now() + aheadMs));
    workers = [worker()];
    await workers[0]!.start();
    expect(Math.abs(Date.now() - (await scheduledUntil('wind_up')))).toBeLessThan(HOUR_MS);
  });

  it('of another process is corrected, and a second that clocks differ by is not', async () => {
    const started = jest.spyOn(EventEmitter.prototype, 'emit');
    const starts = () => started.mock.calls.filter(([name]) => name === 'cron:started').length;
    workers = [worker()];
    await workers[0]!.start();
    await until(() => starts() === 1);
    const soon = new Date(Date.now() + 30_000);
    await storeSchedule('wind_up', soon);
    await watchOf(workers[0]!).check();
    expect([await scheduledUntil('wind_up'), starts()]).toEqual([soon.getTime(), 1]);
    await storeSchedule('wind_up', new Date(Date.now() + 6 * HOUR_MS));
    await watchOf(workers[0]!).check();
    expect(await scheduledUntil('wind_up')).toBeLessThan(Date.now() + HOUR_MS);
    await until(() => starts() === 2);
  });

  it('of this process does not keep the next minute from it', async () => {
    const emitted = jest.spyOn(EventEmitter.prototype, 'emit');
    const countOf = (event: string) => emitted.mock.calls.filter(([name]) => name === event).length;
    // Ahead of the clock of the database, which does not stand still.
    const minute = Math.floor(Date.now() / 60_000) * 60_000 + 600_000;
    jest.useFakeTimers({
      doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
      now: minute + 3 * HOUR_MS + 58_000,
    });
    const jobs = worker();
    workers = [jobs];
    jobs.handle('wind_up', async () => {});
    jobs.schedule('* * * * *', 'wind_up');
    await jobs.start();
    await until(() => countOf('cron:started') === 1);
    await jest.advanceTimersByTimeAsync(3_000);
    await until(() => countOf('cron:scheduled') === 1);
    expect(await scheduledUntil('wind_up')).toBe(minute + 3 * HOUR_MS + 60_000);
    jest.setSystemTime(minute + 58_000);
    await watchOf(jobs).check();
    await until(() => countOf('cron:started') === 2);
    await jest.advanceTimersByTimeAsync(3_000);
    await until(() => countOf('cron:scheduled') === 2);
    expect(await scheduledUntil('wind_up')).toBe(minute + 60_000);
  });
});

describe('a job at one time of the day', () => {
  const now = Date.parse('2026-05-09T03:30:05Z');
  const DUE = `SELECT run_at AS at FROM yard_jobs.jobs WHERE task_identifier = $1`;

  it.each([
    ['30 3 * * *', '2026-05-08T03:30:00Z', ['2026-05-09T03:30:00Z']],
    ['15 22 * * *', '2026-05-07T22:15:00Z', ['2026-05-08T22:15:00Z']],
    ['30 3 * * *', '2026-05-01T03:30:00Z', ['2026-05-09T03:30:00Z']],
    ['30 3 * * *', '2026-05-09T03:30:00Z', []],
    ['*/5 * * * *', '2026-05-09T02:00:00Z', []],
    ['10 * * * *', '2026-05-09T02:10:00Z', []],
  ])('that is due by %s and was scheduled last at %s is made up once: %j', async (schedule, last, due) => {
    const emitted = jest.spyOn(EventEmitter.prototype, 'emit');
    const started = () => emitted.mock.calls.filter(([name]) => name === 'cron:started').length;
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'], now });
    await storeSchedule('count_up', new Date(last));
    await service.db.rows('DELETE FROM yard_jobs._private_jobs');
    workers = [worker(), worker()];
    for (const jobs of workers) {
      jobs.schedule(schedule, 'count_up'); // nobody handles it, so it stays
      await jobs.start();
    }
    await until(() => started() === workers.length);
    const stored = await service.db.rows<{ at: Date }>(DUE, ['count_up']);
    expect(stored.map(({ at }) => at.getTime())).toEqual(due.map(at => Date.parse(at)));
    await service.db.rows('DELETE FROM yard_jobs._private_jobs');
  });
});

it('all due jobs are done at once, those of one queue too', async () => {
  const jobs = worker();
  const done: number[] = [];
  jobs.handle<{ number: number }>('wash', async ({ number }) => void done.push(number));
  const numbers = Array.from({ length: 10 }, (_, index) => index);
  for (const number of numbers) await jobs.enqueue('wash', { number }, { queue: 'wash' });
  await jobs.drain();
  expect(done.toSorted((one, other) => one - other)).toEqual(numbers);
});

it('queues of records are few, and those without jobs are deleted', async () => {
  expect(new Set(Array.from({ length: 1_000 }, (_, id) => queueOf('wash', id))).size).toBe(16);
  await service.db.rows(
    `SELECT yard_jobs.add_job('wash', '{}', queue_name => 'wash-of-' || number) FROM generate_series(1, 50) number`,
  );
  await service.db.rows(
    `DELETE FROM yard_jobs._private_jobs WHERE id <> (SELECT min(id) FROM yard_jobs._private_jobs)`,
  );
  const jobs = worker();
  await jobs.enqueue('delete_unused_queues', {});
  await jobs.drain();
  const queues = 'SELECT queue_name AS name FROM yard_jobs._private_job_queues';
  expect(await service.db.rows(queues)).toEqual([{ name: 'wash-of-1' }]);
  await service.db.rows('DELETE FROM yard_jobs._private_jobs');
});

it('jobs that were given up are deleted after 90 days', async () => {
  const jobs = worker();
  const names = ['old', 'younger', 'waiting'];
  for (const name of names) await jobs.enqueue('never', {}, { key: name, maxAttempts: name === 'waiting' ? 2 : 1 });
  const stored = async () =>
    (await service.db.rows<{ key: string }>('SELECT key FROM yard_jobs._private_jobs ORDER BY id')).map(
      ({ key }) => key,
    );
  await service.db.rows(
    `UPDATE yard_jobs._private_jobs SET attempts = 1, updated_at = now() - interval '1 hour'
       - CASE key WHEN 'younger' THEN interval '89 days' ELSE interval '90 days' END`,
  );
  await jobs.enqueue('delete_given_up_jobs', {});
  await jobs.drain();
  expect(await stored()).toEqual(['younger', 'waiting']);
  await service.db.rows('DELETE FROM yard_jobs._private_jobs');
});

it('connections name their service and that they do jobs; statements of requests are not compiled', async () => {
  workers = [worker()];
  await workers[0]!.start();
  const names = `SELECT DISTINCT application_name AS name FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'quintet:yard%' ORDER BY 1`;
  expect(await service.db.rows(names)).toEqual([{ name: 'quintet:yard' }, { name: 'quintet:yard:jobs' }]);
  expect(await service.db.rows('SHOW jit')).toEqual([{ jit: 'off' }]);
});

it('a connection that is lost is a warning, once, and no error', async () => {
  const lines: [number, string][] = [];
  const write = (line: string) => {
    const { level, msg } = JSON.parse(line) as { level: number; msg: string };
    lines.push([level, msg]);
  };
  const jobs = worker(new Log('info', () => ({ write })));
  workers = [jobs];
  let done = 0;
  jobs.handle('dry_up', async () => void (done += 1));
  await jobs.start();
  const connections = `FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'quintet:yard:jobs'`;
  // The queue is started before the connection on which it hears of new jobs.
  while ((await service.db.rows(`SELECT ${connections} AND query LIKE 'LISTEN%'`)).length === 0) await pause(20);
  await service.db.rows(`SELECT pg_terminate_backend(pid) ${connections}`);
  await until(() => lines.some(([, line]) => line === 'the job queue has lost the database and connects again'));
  const isDone = () => done > 0;
  while (!isDone()) {
    await jobs.enqueue('dry_up', {});
    await pause(100);
  }
  const ofQueue = lines.filter(([, line]) => /queue|failed/.test(line));
  expect(ofQueue).toEqual([
    [40, 'the job queue has lost the database and connects again'],
    [30, 'the job queue is connected again'],
  ]);
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
  await until(() => done.includes('slow'));
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
