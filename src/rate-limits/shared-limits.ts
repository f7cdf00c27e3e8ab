import { createHash, randomUUID } from 'node:crypto';
import type { createClient } from '@redis/client';
import type { Log } from '#kit/log/log';
import { inTime } from '#kit/time/with-timeout';
import type { Settle } from './settle';

/** A use that is pending for longer belongs to a dead process and counts as failed. */
export const PENDING_MS = 10_000;
/** After this time without a reply Redis counts as unavailable. */
const TIMEOUT_MS = 250;
const RETRY_MS = 500;
/** How long the start waits for Redis; sharing begins later if it is unavailable. */
const START_MS = 2_000;
const PING_EVERY_MS = 2_000;
const SOCKET = { socketTimeout: 5_000, reconnectStrategy: RETRY_MS };

const GONE = 'Redis is away: limits are counted in this process alone';
const BACK = 'Redis is back: limits are shared again';
const REPAIRED = 'a key of Redis had another type and was deleted: counting goes on';

/**
 * KEYS[1] is a sorted set of uses by time in milliseconds; half a millisecond more marks a pending one. ARGV: now,
 * window, limit, source, time and name of the use. The name begins with the source.
 * Returns when a use becomes free (0 if it was taken), the number of pending ones, and 1 if a key of another type was deleted.
 */
const TAKE_USE = `
  local now, window, limit, source = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4]
  local kind, repaired = redis.call('TYPE', KEYS[1]).ok, 0
  if kind ~= 'zset' and kind ~= 'none' then repaired = redis.call('DEL', KEYS[1]) end
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
  if redis.call('ZCARD', KEYS[1]) >= limit then
    local uses, times, pending = redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES'), {}, 0
    for i = 1, #uses, 2 do
      if source == '' or string.sub(uses[i], 1, #source) ~= source then
        times[#times + 1] = tonumber(uses[i + 1])
        if times[#times] % 1 > 0 and times[#times] > now - ${PENDING_MS} then pending = pending + 1 end
      end
    end
    if #times >= limit then return {times[#times - limit + 1] + window, pending, repaired} end
  end
  redis.call('ZADD', KEYS[1], ARGV[5], ARGV[6])
  redis.call('PEXPIRE', KEYS[1], window)
  return {0, 0, repaired}`;

type Client = ReturnType<typeof createClient>;

/** A use at `now` (epoch milliseconds). Uses of the same non-empty `source` do not count against each other. */
export interface UseRequest {
  name: string;
  key: string;
  source: string;
  limit: number;
  windowMs: number;
  now: number;
  isPending: boolean;
}

/** The next use is free at `freeAt` (epoch milliseconds), or earlier if a pending one is given back. */
export interface WindowFull {
  freeAt: number;
  hasPending: boolean;
}

/** Counts uses of all processes in one Redis. Without `url`, and while Redis is unavailable, every use is granted. */
export class SharedLimits {
  /** `undefined` before the first reply or failure. */
  isConnected: boolean | undefined;
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isRepairLogged = false;

  constructor(
    readonly url: string | undefined,
    private readonly log: Log,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  async open(): Promise<void> {
    if (this.url === undefined) return;
    const { createClient: create } = await import('@redis/client');
    this.client = create({ url: this.url, disableOfflineQueue: true, pingInterval: PING_EVERY_MS, socket: SOCKET });
    this.client.on('error', (failure: Error) => this.lose(failure));
    await inTime(
      START_MS,
      this.client.connect().then(async () => this.check()),
    ).catch(() => undefined);
  }

  close(): void {
    clearTimeout(this.retry);
    this.client?.destroy();
    this.client = undefined;
  }

  async take(request: UseRequest): Promise<Settle | WindowFull> {
    if (!this.isConnected) return () => {};
    const { name, key, limit, windowMs, now, isPending } = request;
    const uses = `quintet:{${name}:${hashOf(key)}}:uses`;
    const source = request.source && hashOf(request.source);
    const use = source + randomUUID();
    const values = [now, windowMs, limit, source, isPending ? now + 0.5 : now, use].map(String);
    const reply = await this.ask(redis => redis.eval(TAKE_USE, { keys: [uses], arguments: values }));
    const [freeAt = 0, pending = 0, repaired = 0] = (reply ?? []) as number[];
    if (repaired > 0 && !this.isRepairLogged) this.log.warn({ variable: 'REDIS_URL' }, REPAIRED);
    this.isRepairLogged ||= repaired > 0;
    if (freeAt > 0) return { freeAt, hasPending: pending > 0 };
    return isCounted => {
      if (!isCounted) void this.ask(redis => redis.zRem(uses, use));
      else if (isPending) void this.ask(redis => redis.zAdd(uses, { score: now, value: use }, { condition: 'XX' }));
    };
  }

  private async ask<Reply>(command: (client: Client) => Promise<Reply>): Promise<Reply | undefined> {
    if (!this.isConnected || !this.client) return undefined;
    try {
      return await inTime(this.timeoutMs, command(this.client));
    } catch (failure) {
      // The next use of a key of another type repairs it.
      if (!(failure as Error).message.startsWith('WRONGTYPE')) this.lose(failure as Error);
      return undefined;
    }
  }

  private lose({ message }: Error): void {
    if (!this.client) return; // closed
    if (this.isConnected !== false) this.log.warn({ variable: 'REDIS_URL', reason: message }, GONE);
    this.isConnected = false;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.check(), RETRY_MS).unref();
  }

  /** Writes, because a Redis that is full or a read-only replica cannot count. */
  private async check(): Promise<void> {
    if (this.isConnected || !this.client) return;
    try {
      await inTime(this.timeoutMs, this.client.pSetEx('quintet:sign', RETRY_MS, '1'));
      if (this.isConnected === false) this.log.info({ variable: 'REDIS_URL' }, BACK);
      this.isConnected = true;
    } catch (failure) {
      this.lose(failure as Error);
    }
  }
}

/** Hashes keys, so that names and addresses of people are not stored in Redis. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
