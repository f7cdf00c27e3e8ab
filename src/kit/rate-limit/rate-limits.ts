import { Injectable } from '@nestjs/common';
import type { Configuration } from '../config/configuration';
import { InjectConfiguration } from '../config/configuration.token';
import { RateLimited } from '../http/refusal';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import { Clock } from '../time/clock';
import type { RateLimitPolicy } from './rate-limit-policy';

const SWEEP_ABOVE_KEYS = 10_000;

/**
 * Sliding windows in memory, one per policy and key. The oldest entry leaves the window
 * exactly `windowSeconds` after it was taken; a restart empties them all.
 */
@Injectable()
export class RateLimits {
  private readonly windows = new Map<string, number[]>();
  private readonly underWay = new Map<string, Set<Promise<unknown>>>();

  constructor(
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @InjectConfiguration() private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** Counts one use by `key` and answers how to take it back. Throws `RateLimited` when the window is full. */
  take(policyName: string, key: string): () => void {
    const policy = this.policy(policyName);
    const now = this.clock.now().epochMilliseconds;
    const windowKey = `${policyName} ${key}`;
    const window = this.recent(windowKey, now - policy.windowSeconds * 1000);
    const limit = this.limit(policy);
    if (window.length >= limit) {
      const frees = (window[window.length - limit] ?? now) + policy.windowSeconds * 1000;
      throw RateLimited({ retryAfterSeconds: Math.max(1, Math.ceil((frees - now) / 1000)) });
    }
    window.push(now);
    this.windows.set(windowKey, window);
    if (this.windows.size > SWEEP_ABOVE_KEYS) this.sweep(now);
    return () => {
      const at = window.indexOf(now);
      if (at >= 0) window.splice(at, 1);
    };
  }

  /**
   * Counts only failures. An attempt under way holds a use, so that parallel guesses cannot slip past; whoever finds none
   * left waits for those to end instead of being refused for what may well succeed.
   */
  async countFailures<Result>(policyName: string, key: string, attempt: () => Promise<Result>): Promise<Result> {
    const windowKey = `${policyName} ${key}`;
    for (let others = this.inTheWay(policyName, windowKey); others; others = this.inTheWay(policyName, windowKey))
      await Promise.race(others);
    const giveBack = this.take(policyName, key);
    const running = attempt().then(result => {
      giveBack();
      return result;
    });
    return this.awaited(windowKey, running);
  }

  /** Counts only what succeeds: a refusal, or whatever else stops the work, gives the use back. */
  async countSuccesses<Result>(policyName: string, key: string, work: () => Promise<Result>): Promise<Result> {
    const giveBack = this.take(policyName, key);
    try {
      return await work();
    } catch (failure) {
      giveBack();
      throw failure;
    }
  }

  /** Attempts under way whose end may open a window that is full. */
  private inTheWay(policyName: string, windowKey: string): Iterable<Promise<unknown>> | undefined {
    const policy = this.policy(policyName);
    const since = this.clock.now().epochMilliseconds - policy.windowSeconds * 1000;
    return this.recent(windowKey, since).length < this.limit(policy) ? undefined : this.underWay.get(windowKey);
  }

  /** What `attempt` comes to; until then others can see that it is under way. */
  private async awaited<Result>(windowKey: string, attempt: Promise<Result>): Promise<Result> {
    const all = this.underWay.get(windowKey) ?? new Set();
    const ended = attempt.catch(() => {});
    this.underWay.set(windowKey, all.add(ended));
    try {
      return await attempt;
    } finally {
      all.delete(ended);
      if (all.size === 0) this.underWay.delete(windowKey);
    }
  }

  private recent(windowKey: string, since: number): number[] {
    const window = this.windows.get(windowKey) ?? [];
    while (window.length > 0 && window[0]! <= since) window.shift();
    return window;
  }

  private policy(name: string): RateLimitPolicy {
    const policy = this.definition.rateLimits[name];
    if (!policy) throw new Error(`${this.definition.name} declares no rate limit '${name}'`);
    return policy;
  }

  private limit(policy: RateLimitPolicy): number {
    return (policy.variable ? this.configuration.rateLimits[policy.variable] : undefined) ?? policy.limit;
  }

  private sweep(now: number): void {
    const longest = Math.max(...Object.values(this.definition.rateLimits).map(policy => policy.windowSeconds)) * 1000;
    for (const [key, window] of this.windows) {
      if ((window.at(-1) ?? 0) <= now - longest) this.windows.delete(key);
    }
  }
}
