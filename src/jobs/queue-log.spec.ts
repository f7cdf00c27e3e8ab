import { EventEmitter } from 'node:events';
import { Log } from '#kit/log/log';
import { JobQueueError } from './jobs-pool';
import { QueueLog } from './queue-log';

const lost = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
const ended = new Error('Connection terminated unexpectedly');
const defect = Object.assign(new Error('column "x" does not exist'), { code: '42703' });

function started() {
  const lines: string[] = [];
  const values: object[] = [];
  const write = (line: string) => {
    const { level, msg, ...rest } = JSON.parse(line) as { level: number; msg: string };
    lines.push(`${level} ${msg}`);
    values.push(rest);
  };
  const queue = new QueueLog(new Log('info', () => ({ write })));
  const events = new EventEmitter();
  queue.listen(events);
  const fail = (error: unknown) => queue.logger.error('Error with notify listener', { error });
  return { lines, values, queue, events, fail };
}

const AWAY = '40 the job queue has lost the database and connects again';
const BACK = '30 the job queue is connected again';

it('a lost database is one warning for each outage', () => {
  const { lines, events, fail } = started();
  for (const error of [ended, lost, lost, new JobQueueError(lost)]) fail(error);
  expect(lines).toEqual([AWAY]);
  events.emit('worker:getJob:empty');
  events.emit('job:start');
  expect(lines).toEqual([AWAY, BACK]);
  fail(ended);
  expect(lines).toEqual([AWAY, BACK, AWAY]);
});

it('jobs that fail because the database is away are counted, and the outage stays one warning', () => {
  const { lines, events, queue, values } = started();
  const job = { id: '7', task_identifier: 'mail' };
  for (const error of [lost, lost, ended]) queue.logger.error('Failed task 7', { job, error });
  expect(lines).toEqual([AWAY]);
  expect(values[0]).toMatchObject({ reason: lost.message });
  events.emit('worker:getJob:empty');
  expect(lines).toEqual([AWAY, BACK]);
  expect(values[1]).toMatchObject({ failedJobs: 3 });
});

it('a job that fails is an error, once for each cause within a minute', () => {
  const { lines, queue, fail } = started();
  fail(lost);
  const job = { id: '7', task_identifier: 'mail' };
  for (const reason of ['refused', 'refused', 'full']) {
    queue.logger.error('Failed task 7', { job, error: new Error(reason) });
  }
  expect(lines).toEqual([AWAY, '50 job failed', '50 job failed']);
});

it('another failure of the queue is an error', () => {
  const { lines, queue, fail } = started();
  fail(defect);
  fail(new JobQueueError(defect));
  queue.logger.error('without an error');
  queue.logger.warn('a warning');
  queue.logger.info('Completed task 7');
  expect(lines).toEqual([...Array<string>(3).fill('50 the job queue failed'), '40 jobs']);
});
