import { Injectable } from '@nestjs/common';
import type { Configuration } from '../config/configuration';
import { InjectConfiguration } from '../config/configuration.token';
import { RateLimited, Refusal } from '../http/refusal';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import { Clock } from '../time/clock';
import { AttemptLine } from './attempt-line';
import { KIT_POLICIES, type RateLimitPolicy } from './rate-limit-policy';
import { RecentKeys } from './recent-keys';

/**
 * Sliding windows in memory, one per policy and key. The oldest entry leaves the window
 * exactly `windowSeconds` after it was taken; a restart empties them all.
 */
@Injectable()
export class RateLimits {
  private readonly windows = new Map<string, RecentKeys<number[]>>();
  private readonly lines = new Map<string, AttemptLine>();

  constructor(
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @InjectConfiguration() private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** Counts one use by `key` and answers how to take it back. Throws `RateLimited` when the window is full. */
  take(policyName: string, key: string): () => void {
    const taken = this.taken(policyName, key);
    if (taken instanceof Refusal) throw taken;
    return taken;
  }

  /** Counts only attempts that are judged and fail, those under way included; see `AttemptLine`. */
  async countFailures<Result>(policyName: string, key: string, attempt: () => Promise<Result>): Promise<Result> {
    const lineKey = `${policyName} ${key}`;
    const line = this.lines.get(lineKey) ?? new AttemptLine(() => this.taken(policyName, key));
    this.lines.set(lineKey, line);
    try {
      return await line.run(attempt);
    } finally {
      if (line.isEmpty) this.lines.delete(lineKey);
    }
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

  private taken(policyName: string, key: string): (() => void) | Refusal {
    const policy = this.policy(policyName);
    const windows = this.windowsOf(policyName, policy);
    const now = this.clock.now().epochMilliseconds;
    const windowMs = policy.windowSeconds * 1000;
    const window = windows.get(key) ?? [];
    dropUntil(window, now - windowMs);
    const limit = this.limit(policy);
    if (window.length >= limit) {
      const frees = (window[window.length - limit] ?? now) + windowMs;
      return RateLimited({ retryAfterSeconds: Math.max(1, Math.ceil((frees - now) / 1000)) });
    }
    window.push(now);
    windows.set(key, window);
    return () => {
      const at = window.indexOf(now);
      if (at >= 0) window.splice(at, 1);
    };
  }

  private windowsOf(policyName: string, policy: RateLimitPolicy): RecentKeys<number[]> {
    const known = this.windows.get(policyName) ?? new RecentKeys(this.clock, policy.windowSeconds * 1000);
    this.windows.set(policyName, known);
    return known;
  }

  private policy(name: string): RateLimitPolicy {
    const policy = this.definition.rateLimits[name] ?? KIT_POLICIES[name];
    if (!policy) throw new Error(`${this.definition.name} declares no rate limit '${name}'`);
    return policy;
  }

  private limit(policy: RateLimitPolicy): number {
    return (policy.variable ? this.configuration.rateLimits[policy.variable] : undefined) ?? policy.limit;
  }
}

/** Entries are in the order of their time. */
function dropUntil(window: number[], since: number): void {
  const live = window.findIndex(at => at > since);
  window.splice(0, live < 0 ? window.length : live);
}
