import type { Piscina } from 'piscina';
import type { Configuration } from '../config/configuration';
import { ServerBusy } from '../refusals/refusal';

/** Idle threads end after this time; starting one takes about 50 ms. */
const IDLE_MS = 30_000;
const RETRY_AFTER_SECONDS = 2;

interface Tasks {
  hash: { task: { password: string; rounds: number }; result: string };
  matches: { task: { password: string; hash: string }; result: boolean };
}

/** bcrypt's own asynchronous functions would block libuv's four threads, which files, images and DNS need. */
export class PasswordWorkers {
  private pool: Promise<Piscina> | undefined;
  private running = 0;

  constructor(
    private readonly maxThreads: number,
    private readonly maxQueue: number,
  ) {}

  async hash(password: string, rounds: number): Promise<string> {
    return this.run('hash', { password, rounds });
  }

  async matches(password: string, hash: string): Promise<boolean> {
    return this.run('matches', { password, hash });
  }

  /** Repeats the task once after a crash of its thread. */
  private async run<Name extends keyof Tasks>(name: Name, task: Tasks[Name]['task']): Promise<Tasks[Name]['result']> {
    const isFull = this.running >= this.maxThreads + this.maxQueue;
    if (isFull) throw ServerBusy({ retryAfterSeconds: RETRY_AFTER_SECONDS });
    const attempt = async () => (await this.currentPool()).run(task, { name }) as Promise<Tasks[Name]['result']>;
    this.running++;
    try {
      return await attempt().catch(attempt);
    } finally {
      this.running--;
    }
  }

  private async currentPool(): Promise<Piscina> {
    this.pool ??= this.createPool();
    return this.pool;
  }

  /** Loaded on the first password. An idle pool has no threads. */
  private async createPool(): Promise<Piscina> {
    const {
      default: { Piscina },
    } = await import('piscina');
    const pool = new Piscina({
      filename: require.resolve('#assets/password-worker.js'),
      name: 'matches',
      minThreads: 0,
      maxThreads: this.maxThreads,
      idleTimeout: IDLE_MS,
      env: {},
      execArgv: [],
    });
    pool.on('workerDestroy', () => queueMicrotask(() => this.discardStuck(pool)));
    // An error of an idle thread. Without a listener it would end the process.
    pool.on('error', () => undefined);
    return pool;
  }

  /** A pool whose last thread crashed never runs its queued tasks. They fail here and are retried in a new pool. */
  private discardStuck(pool: Piscina): void {
    if (pool.threads.length > 0 || pool.queueSize === 0) return;
    this.pool = undefined;
    void pool.destroy();
  }
}

const shared = new Map<string, PasswordWorkers>();

/** One pool per process for all services; another size creates another pool. */
export function passwordWorkers({ passwordWorkers: threads, passwordQueueMax }: Configuration): PasswordWorkers {
  const key = `${threads} ${passwordQueueMax}`;
  const known = shared.get(key) ?? new PasswordWorkers(threads, passwordQueueMax);
  shared.set(key, known);
  return known;
}
