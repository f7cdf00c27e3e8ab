import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { InjectDefinition } from '#kit/service/inject-definition';
import { BASE_POLICIES, limitIn } from './policies';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Clock } from '#kit/time/clock';
import { type Counted, isConclusive, settleAfter } from './settle';
import { SharedLimits } from './shared-limits';
import { SlidingWindows } from './sliding-windows';

/** The rate limits of a service, by policy and key (usually a visitor address). Each throws `RateLimited` when used up. */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly windows = new Map<string, SlidingWindows>();

  constructor(
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @InjectConfiguration() private readonly configuration: Configuration,
    private readonly clock: Clock,
    private readonly shared: SharedLimits,
  ) {}

  /** Counts one use. Call the returned function to give it back. */
  async take(policy: string, key: string): Promise<() => void> {
    const settle = await this.windowsOf(policy).take(key);
    return () => settle(false);
  }

  /** Counts a use unless its outcome says otherwise. */
  async countBy<Result>(
    policy: string,
    key: string,
    work: () => Promise<Result>,
    counted: Counted<Result>,
  ): Promise<Result> {
    return settleAfter(await this.windowsOf(policy).take(key), work, counted);
  }

  /** Counts failed attempts. Attempts in progress count too; when they fill the limit, further ones wait for them. */
  async countFailures<Result>(
    policy: string,
    key: string,
    attempt: () => Promise<Result>,
    isCounted: (failure: unknown) => boolean = isConclusive,
  ): Promise<Result> {
    const settle = await this.windowsOf(policy).reserve(key);
    return settleAfter(settle, attempt, { result: () => false, failure: isCounted });
  }

  /** Counts every attempt except those that were not evaluated; see `isConclusive`. */
  async countConclusive<Result>(policy: string, key: string, attempt: () => Promise<Result>): Promise<Result> {
    return this.countBy(policy, key, attempt, { result: () => true, failure: isConclusive });
  }

  /** Counts successes only. */
  async countSuccesses<Result>(policy: string, key: string, work: () => Promise<Result>): Promise<Result> {
    return this.countBy(policy, key, work, { result: () => true, failure: () => false });
  }

  /** Resets all counts. */
  reset(): void {
    for (const windows of this.windows.values()) windows.close();
    this.windows.clear();
  }

  onApplicationShutdown(): void {
    this.reset();
  }

  private windowsOf(name: string): SlidingWindows {
    const windows = this.windows.get(name) ?? this.createWindows(name);
    this.windows.set(name, windows);
    return windows;
  }

  private createWindows(policyName: string): SlidingWindows {
    const policy = this.definition.rateLimits[policyName] ?? BASE_POLICIES[policyName];
    const name = `${this.definition.name}:${policyName}`;
    if (!policy) throw new Error(`no rate limit is declared for '${name}'`);
    const limit = limitIn(policy, this.configuration);
    return new SlidingWindows({ name, limit, windowMs: policy.windowSeconds * 1000 }, this.clock, this.shared);
  }
}
