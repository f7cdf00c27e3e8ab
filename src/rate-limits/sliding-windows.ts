import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { RateLimited } from '#kit/refusals/refusal';
import type { Clock } from '#kit/time/clock';
import type { Settle } from './settle';
import { PENDING_MS, type SharedLimits, type UseRequest, type WindowFull } from './shared-limits';

/** Maximum keys per policy and process; the least recently used key is evicted. */
const MAX_KEYS = 40_000;
/** Maximum waiting attempts per key. More are refused immediately, since waiting costs memory. */
const MAX_WAITING = 100;
const POLL_MS = 50;

interface Window {
  uses: Pick<UseRequest, 'now' | 'source' | 'isPending'>[];
  waiting: number;
}

/**
 * Sliding windows: at most `limit` uses of a key in any `windowMs`. Every use is counted in this process and, with
 * Redis, across all processes; while Redis is away each process continues from its own count.
 */
export class SlidingWindows {
  private readonly windows: LRUCache<string, Window>;
  private purge: NodeJS.Timeout | undefined;

  constructor(
    private readonly policy: Pick<UseRequest, 'name' | 'limit' | 'windowMs'>,
    private readonly clock: Clock,
    private readonly shared: SharedLimits,
  ) {
    const size = { maxSize: MAX_KEYS, sizeCalculation: () => 1 };
    this.windows = new LRUCache({ ...size, ttl: policy.windowMs, ttlResolution: 0, updateAgeOnGet: true });
  }

  /** Takes a use. Throws `RateLimited` when the window is full. */
  async take(key: string): Promise<Settle> {
    return this.unlessFull(await this.tryTake({ ...this.policy, key, source: '', isPending: false }));
  }

  /**
   * Takes a pending use: it counts until it is settled, so that parallel attempts cannot exceed the limit. If the window
   * is full of pending uses, waits, because they may be given back.
   * @param isExempt asked when the window is full; an exempt caller ignores the limit
   */
  async reserve(key: string, source = '', isExempt = async (): Promise<boolean> => false): Promise<Settle> {
    const request = { ...this.policy, key, source, isPending: true };
    let taken = await this.tryTake(request);
    if (isFull(taken) && (await isExempt())) taken = await this.tryTake({ ...request, limit: Number.MAX_SAFE_INTEGER });
    const window = this.window(key);
    const end = window.waiting < MAX_WAITING ? performance.now() + PENDING_MS : 0;
    while (isFull(taken) && taken.hasPending && performance.now() < end) {
      window.waiting++;
      await sleep(POLL_MS);
      taken = await this.tryTake(request);
      window.waiting--;
    }
    return this.unlessFull(taken);
  }

  /** Resets all counts and stops the timer, which would keep a closed application in memory. */
  close(): void {
    this.windows.clear();
    clearTimeout(this.purge);
    this.purge = undefined;
  }

  private async tryTake(use: Omit<UseRequest, 'now'>): Promise<Settle | WindowFull> {
    const request = { ...use, now: this.clock.now().epochMilliseconds };
    const local = this.takeLocal(request);
    if (isFull(local)) return local;
    const shared = await this.shared.take(request);
    if (isFull(shared)) {
      local(false);
      return shared;
    }
    return isCounted => {
      local(isCounted);
      shared(isCounted);
    };
  }

  private takeLocal({ key, source, limit, windowMs, now, isPending }: UseRequest): Settle | WindowFull {
    const window = this.window(key);
    if (window.uses.length >= limit) window.uses = window.uses.filter(use => use.now > now - windowMs);
    const counted = source === '' ? window.uses : window.uses.filter(use => use.source !== source);
    const next = counted.at(-limit);
    if (next) return { freeAt: next.now + windowMs, hasPending: counted.some(use => use.isPending) };
    const use = { now, source, isPending };
    window.uses.push(use);
    return isCounted => {
      use.isPending = false;
      const index = isCounted ? -1 : window.uses.lastIndexOf(use);
      if (index >= 0) window.uses.splice(index, 1);
    };
  }

  /** Also extends the lifetime of the window. */
  private window(key: string): Window {
    const known = this.windows.get(key);
    if (known) return known;
    const window = { uses: [], waiting: 0 };
    this.windows.set(key, window);
    this.purge ??= this.purgeLater();
    return window;
  }

  /** One timer for all keys; `ttlAutopurge` would set one for each use. */
  private purgeLater(): NodeJS.Timeout {
    const purge = () => {
      this.windows.purgeStale();
      this.purge = this.windows.size > 0 ? this.purgeLater() : undefined;
    };
    return setTimeout(purge, this.policy.windowMs).unref();
  }

  private unlessFull(taken: Settle | WindowFull): Settle {
    if (!isFull(taken)) return taken;
    const seconds = taken.hasPending ? 1 : Math.ceil((taken.freeAt - this.clock.now().epochMilliseconds) / 1000);
    throw RateLimited({ retryAfterSeconds: Math.max(1, seconds) });
  }
}

const isFull = (taken: Settle | WindowFull): taken is WindowFull => typeof taken !== 'function';
