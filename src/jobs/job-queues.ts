import { type Logger, makeWorkerUtils } from 'graphile-worker';
import type { Pool } from 'pg';

/** Each poll for jobs reads all queues, so records share a fixed number of queues. */
const QUEUES = 16;

/** The queue of a record, one of a few with this name, so that its jobs run one after another. */
export const queueOf = (name: string, id: number): string => `${name}-${id % QUEUES}`;

/** Deletes the queues without jobs, which graphile-worker keeps. */
export async function deleteUnusedQueues(options: { pgPool: Pool; schema: string; logger: Logger }): Promise<void> {
  const utils = await makeWorkerUtils(options);
  try {
    await utils.cleanup({ tasks: ['GC_JOB_QUEUES'] });
  } finally {
    await utils.release();
  }
}
