import { join } from 'node:path';
import type { Piscina } from 'piscina';
import type { CalendarProblem, CalendarTask, ReadCalendar } from './read-calendar';

/** The thread ends after this idle time; starting one takes about 150 ms. */
const IDLE_MS = 30_000;
const START_TIMEOUT_MS = 30_000;
const TIMEOUT_MS = 10_000;
const MAX_MEMORY_MB = 128;

const WORKER = require.resolve('./calendar-worker');

export interface ThreadOptions {
  /** Path of the module that runs in the thread, with the functions `start` and `read`. */
  worker?: string;
  timeoutMs?: number;
  maxMemoryMb?: number;
}

/** Tests run the sources, which Node.js cannot load by itself. */
const LOADER = join(__dirname, '../../../test/harness/typescript.cjs');

/**
 * Reads untrusted calendars in a thread with limits on time and memory: rules, exceptions and zones of a few megabytes can
 * cost minutes and gigabytes.
 */
export class CalendarThread<Task = CalendarTask, Result = ReadCalendar> {
  private pool: Promise<Piscina> | undefined;
  private last: Promise<void> = Promise.resolve();
  private readonly worker: string;
  private readonly timeoutMs: number;
  private readonly maxMemoryMb: number;

  constructor({ worker = WORKER, timeoutMs = TIMEOUT_MS, maxMemoryMb = MAX_MEMORY_MB }: ThreadOptions = {}) {
    this.worker = worker;
    this.timeoutMs = timeoutMs;
    this.maxMemoryMb = maxMemoryMb;
  }

  /** As `readCalendar`; `too_many_events` also for a calendar that costs too much. One at a time. */
  async read(task: Task): Promise<Result | CalendarProblem> {
    const reading = this.last.then(() => this.run(task));
    this.last = reading.then(
      () => undefined,
      () => undefined,
    );
    return reading;
  }

  /** Ends the thread. A later read starts another one. */
  async close(): Promise<void> {
    const pool = await this.pool;
    this.pool = undefined;
    await pool?.destroy();
  }

  private async run(task: Task): Promise<Result | CalendarProblem> {
    this.pool ??= this.createPool().catch((error: unknown) => {
      this.pool = undefined;
      throw error;
    });
    const pool = await this.pool;
    // A thread that cannot start leaves its task in the queue.
    await pool.run(undefined, { name: 'start', signal: AbortSignal.timeout(START_TIMEOUT_MS) });
    try {
      return (await pool.run(task, { signal: AbortSignal.timeout(this.timeoutMs) })) as Result | CalendarProblem;
    } catch (error) {
      if (isLimit(error as NodeJS.ErrnoException)) return 'too_many_events';
      throw error;
    }
  }

  private async createPool(): Promise<Piscina> {
    const {
      default: { Piscina },
    } = await import('piscina');
    const pool = new Piscina({
      filename: this.worker,
      name: 'read',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: this.maxMemoryMb },
      env: {},
      execArgv: this.worker.endsWith('.ts') ? ['--require', LOADER] : [],
    });
    // An error of an idle thread. Without a listener it would end the process.
    pool.on('error', () => undefined);
    return pool;
  }
}

const isLimit = ({ name, code }: NodeJS.ErrnoException): boolean =>
  name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
