import { Injectable } from '@nestjs/common';
import type { Configuration } from '../config/configuration';
import { InjectConfiguration } from '../config/configuration.token';
import { RateLimited } from '../refusals/refusal';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import { Clock } from '../time/clock';
import { AttemptQueue, type NoPermit, type Permit } from './attempt-queue';
import { isJudged } from './judged';
import { KIT_POLICIES, type RateLimitPolicy, limitIn } from '../service/rate-limit-policy';
import { RecentKeys } from './recent-keys';
import { hashed, SharedLimits } from './shared-limits';

/**
 * Sliding windows, one per policy and key. The oldest entry leaves the window exactly `windowSeconds` after it was taken.
 * They are in memory, where a restart empties them all, and in the Redis of several processes, where there is one: a use
 * is taken from both, so that while Redis is away, or has lost what it had, every process goes on from what it counted.
 */
@Injectable()
export class RateLimits {
  private readonly windows = new Map<string, RecentKeys<number[]>>();
  private readonly lines = new Map<string, AttemptQueue>();

  constructor(
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @InjectConfiguration() private readonly configuration: Configuration,
    private readonly clock: Clock,
    private readonly shared: SharedLimits,
  ) {}

  /** Counts one use by `key` and answers how to take it back. Throws `RateLimited` when the window is full. */
  async take(policyName: string, key: string): Promise<() => void> {
    const taken = await this.taken(policyName, key, { undecided: false });
    if ('refusal' in taken) throw taken.refusal;
    return taken.giveBack;
  }

  /** Counts only attempts that fail in a way that counts, those under way included; see `AttemptLine`. */
  async countFailures<Result>(
    policyName: string,
    key: string,
    attempt: () => Promise<Result>,
    isCounted: (failure: unknown) => boolean = isJudged,
  ): Promise<Result> {
    this.policy(policyName); // or the line would wait for nothing
    const lineKey = `${policyName} ${key}`;
    const line =
      this.lines.get(lineKey) ?? new AttemptQueue(async () => this.taken(policyName, key, { undecided: true }));
    this.lines.set(lineKey, line);
    try {
      return await line.run(attempt, isCounted);
    } finally {
      if (line.isEmpty) this.lines.delete(lineKey);
    }
  }

  /** Counts every attempt but those that could not be judged; see `isJudged`. */
  async countJudged<Result>(policyName: string, key: string, attempt: () => Promise<Result>): Promise<Result> {
    const giveBack = await this.take(policyName, key);
    try {
      return await attempt();
    } catch (failure) {
      if (!isJudged(failure)) giveBack();
      throw failure;
    }
  }

  /** Counts only what succeeds: a refusal, or whatever else stops the work, gives the use back. */
  async countSuccesses<Result>(policyName: string, key: string, work: () => Promise<Result>): Promise<Result> {
    const giveBack = await this.take(policyName, key);
    try {
      return await work();
    } catch (failure) {
      giveBack();
      throw failure;
    }
  }

  private async taken(policyName: string, key: string, options: { undecided: boolean }): Promise<Permit | NoPermit> {
    const policy = this.policy(policyName);
    const own = this.takenHere(policyName, policy, key);
    if ('refusal' in own) return own;
    if (!this.shared.isThere) return own;
    const everywhere = await this.takenEverywhere(policyName, policy, key, options);
    if (!everywhere) return own;
    if ('refusal' in everywhere) {
      own.giveBack();
      return everywhere;
    }
    return {
      giveBack: () => {
        own.giveBack();
        everywhere.giveBack();
      },
      keep: everywhere.keep,
    };
  }

  private takenHere(policyName: string, policy: RateLimitPolicy, key: string): Permit | NoPermit {
    const windows = this.windowsOf(policyName, policy);
    const now = this.clock.now().epochMilliseconds;
    const windowMs = policy.windowSeconds * 1000;
    const window = windows.get(key) ?? [];
    dropUntil(window, now - windowMs);
    const limit = this.limit(policy);
    if (window.length >= limit) return noUse((window[window.length - limit] ?? now) + windowMs - now, false);
    window.push(now);
    windows.set(key, window);
    return {
      giveBack: () => {
        const at = window.indexOf(now);
        if (at >= 0) window.splice(at, 1);
      },
      keep: () => undefined,
    };
  }

  /** Undefined while Redis is away. */
  private async takenEverywhere(
    policyName: string,
    policy: RateLimitPolicy,
    key: string,
    { undecided }: { undecided: boolean },
  ): Promise<Permit | NoPermit | undefined> {
    const now = this.clock.now().epochMilliseconds;
    const name = `quintet:{${this.definition.name}:${policyName}:${hashed(key)}}`;
    const [uses, open] = [`${name}:uses`, `${name}:open`];
    const id = this.shared.newId();
    const values = [now, policy.windowSeconds * 1000, this.limit(policy), id, undecided ? 1 : 0].map(String);
    const answer = await this.shared.askScript(async redis => redis.takeUse([uses, open, ...values]));
    if (!answer) return undefined;
    if (answer.freeAt > 0) return noUse(answer.freeAt - now, answer.undecided > 0);
    const decide = () => (undecided ? void this.shared.ask(redis => redis.zRem(open, id)) : undefined);
    return {
      giveBack: () => {
        void this.shared.ask(redis => redis.zRem(uses, id));
        decide();
      },
      keep: decide,
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
    return limitIn(policy, this.configuration);
  }
}

function noUse(freeInMs: number, mayChange: boolean): NoPermit {
  return { refusal: RateLimited({ retryAfterSeconds: Math.max(1, Math.ceil(freeInMs / 1000)) }), mayChange };
}

/** Entries are in the order of their time. */
function dropUntil(window: number[], since: number): void {
  const live = window.findIndex(at => at > since);
  window.splice(0, live < 0 ? window.length : live);
}
