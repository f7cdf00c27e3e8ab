import { Worker } from 'node:worker_threads';
import type { Configuration } from '../config/configuration';
import { Bulkhead } from '../rate-limit/bulkhead';

type Task = { password: string; rounds: number } | { password: string; hash: string };
type Outcome = { value: string | boolean } | { error: string };

/** Idle workers end after this time; starting one takes about 40 ms. */
const IDLE_MS = 30_000;

/** Plain JavaScript without a file, so that it runs the same from sources and from the build; `workerData` is the path of bcrypt. */
const CODE = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { compareSync, hashSync } = require(workerData);
  parentPort.on('message', ({ password, hash, rounds }) => {
    try {
      parentPort.postMessage({ value: hash === undefined ? hashSync(password, rounds) : compareSync(password, hash) });
    } catch (failure) {
      parentPort.postMessage({ error: failure.message });
    }
  });`;

/**
 * bcrypt on separate threads. Its own asynchronous functions would block libuv's four threads, which file access, image
 * processing and DNS need.
 */
export class PasswordWorkers {
  private readonly room: Bulkhead;
  private readonly idle = new Map<Worker, NodeJS.Timeout>();

  constructor(most: number, mostWaiting: number) {
    this.room = new Bulkhead(most, mostWaiting);
  }

  async hash(password: string, rounds: number): Promise<string> {
    return String(await this.run({ password, rounds }));
  }

  async matches(password: string, hash: string): Promise<boolean> {
    return (await this.run({ password, hash })) === true;
  }

  private async run(task: Task): Promise<string | boolean> {
    return this.room.run(1, async () => {
      const worker = this.engage();
      const outcome = await outcomeOf(worker, task);
      this.release(worker);
      if ('error' in outcome) throw new Error(outcome.error);
      return outcome.value;
    });
  }

  private engage(): Worker {
    const [worker, ending] = [...this.idle].at(-1) ?? [];
    if (!worker) return this.start();
    clearTimeout(ending);
    this.idle.delete(worker);
    worker.ref();
    return worker;
  }

  private start(): Worker {
    const worker = new Worker(CODE, { eval: true, workerData: require.resolve('bcrypt'), env: {}, execArgv: [] });
    return worker.once('exit', () => {
      clearTimeout(this.idle.get(worker));
      this.idle.delete(worker);
    });
  }

  /** `unref`, so that idle workers do not keep the process alive. */
  private release(worker: Worker): void {
    worker.unref();
    const end = () => void worker.terminate();
    this.idle.set(worker, setTimeout(end, IDLE_MS).unref());
  }
}

async function outcomeOf(worker: Worker, task: Task): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const ended = () => {
      worker.off('message', done);
      reject(new Error('a password worker exited'));
    };
    const done = (outcome: Outcome) => {
      worker.off('error', reject).off('exit', ended);
      resolve(outcome);
    };
    worker.once('message', done).once('error', reject).once('exit', ended);
    worker.postMessage(task, []);
  });
}

const shared = new WeakMap<Configuration, PasswordWorkers>();

/** One pool per process: all its services have the same configuration. */
export function passwordWorkers(configuration: Configuration): PasswordWorkers {
  const known =
    shared.get(configuration) ?? new PasswordWorkers(configuration.passwordWorkers, configuration.passwordQueueMax);
  shared.set(configuration, known);
  return known;
}
