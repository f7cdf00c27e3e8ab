import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log/log';
import type { LimitsClient } from './limits-client';

/** Nobody waits longer than this for Redis; after it, it is taken for gone. */
const PATIENCE_MS = 250;
const LOOK_AGAIN_MS = 500;
/** How long the start waits for it; sharing begins when it is there. */
const START_MS = 2_000;

const GONE = 'Redis is away: limits are counted in this process alone';
const BACK = 'Redis is back: limits are shared again';
const REPAIRED = 'a key of Redis had another type and was deleted: counting goes on';
const WRONG_TYPE = 'WRONGTYPE';

/**
 * What several processes count together, on one Redis: one connection for all services of a process. While Redis is away
 * nothing is asked and nobody waits; each process goes by what it has counted itself.
 */
export class SharedLimits {
  private client: LimitsClient | undefined;
  private answers = false;
  private saidSo = false;
  private saidRepaired = false;
  private looking: NodeJS.Timeout | undefined;
  private closed = false;
  private readonly ids = randomBytes(6).toString('base64url');
  private uses = 0;

  /** Without an address nothing is shared. */
  constructor(
    private readonly url: string | undefined,
    private readonly log: Log,
  ) {}

  get hasRedis(): boolean {
    return this.url !== undefined;
  }

  get isThere(): boolean {
    return this.answers;
  }

  async open(): Promise<void> {
    if (this.url === undefined) return;
    const { limitsClient } = await import('#kit/rate-limit/limits-client');
    if (this.closed) return;
    const client = limitsClient(this.url);
    client.on('ready', () => void this.look());
    client.on('error', (failure: Error) => this.lose(failure));
    this.client = client;
    const connected = client.connect().then(() => this.look());
    await Promise.race([connected, sleep(START_MS, undefined, { ref: false })]).catch(() => undefined);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.looking);
    this.client?.destroy();
  }

  /** What Redis answers; undefined when it is away, or does not answer at once. */
  async ask<Answer>(command: (client: LimitsClient) => Promise<Answer>): Promise<Answer | undefined> {
    if (!this.answers || !this.client) return undefined;
    try {
      return await inTime(command(this.client));
    } catch (failure) {
      const { message } = failure as Error;
      // Redis is there, and the next use of the key repairs it.
      if (!message.startsWith(WRONG_TYPE)) this.lose(failure as Error);
      return undefined;
    }
  }

  /** The answer of a script of `LIMIT_SCRIPTS`: when a place becomes free, and how many uses are undecided. */
  async askScript(
    command: (client: LimitsClient) => Promise<number[]>,
  ): Promise<{ freeAt: number; undecided: number } | undefined> {
    const answer = await this.ask(command);
    if (!answer) return undefined;
    const [freeAt = 0, undecided = 0, repaired = 0] = answer;
    if (repaired > 0 && !this.saidRepaired) {
      this.saidRepaired = true;
      this.log.warn({ variable: 'REDIS_URL' }, REPAIRED);
    }
    return { freeAt, undecided };
  }

  /** A name for one use that no other process gives. */
  newId(): string {
    this.uses += 1;
    return `${this.ids}${this.uses}`;
  }

  private lose({ message }: Error): void {
    this.answers = false;
    if (this.closed) return;
    if (!this.saidSo) this.log.warn({ variable: 'REDIS_URL', reason: message }, GONE);
    this.saidSo = true;
    this.looking ??= setTimeout(() => {
      this.looking = undefined;
      void this.look();
    }, LOOK_AGAIN_MS).unref();
  }

  /** It is there when it also writes: one that is full, or a copy of another, does not. */
  private async look(): Promise<void> {
    if (this.answers || this.closed || !this.client) return;
    try {
      await inTime(this.client.set('quintet:sign', '1', { expiration: { type: 'PX', value: LOOK_AGAIN_MS } }));
      this.answers = true;
    } catch (failure) {
      this.lose(failure as Error);
      return;
    }
    if (this.saidSo) this.log.info({ variable: 'REDIS_URL' }, BACK);
    this.saidSo = false;
  }
}

/** Names and addresses of people are no keys: they are neither short nor anybody's business. */
export const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error(`no answer within ${PATIENCE_MS} ms`));
    // After what has arrived meanwhile is read: when this process stood still, Redis is not to blame.
    timer = setTimeout(() => setImmediate(giveUp), PATIENCE_MS);
  });
  answer.catch(() => undefined); // may fail when nobody waits for it any more
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
