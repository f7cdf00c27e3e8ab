import { Injectable } from '@nestjs/common';
import type { Configuration } from '../config/configuration';
import { InjectConfiguration } from '../config/configuration.token';
import { RateLimited, type Refusal } from '../http/refusal';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import { Clock } from '../time/clock';
import { wasNotJudged } from './attempt-line';
import { KnownVisitors } from './known-visitors';
import { RecentKeys } from './recent-keys';
import { hashed, SharedLimits } from './shared-limits';

const MOST_FAILURES = 20;

/** Failures from other addresses within an hour after which an account is guarded. */
export const mostGuesses = ({ rateLimits }: Pick<Configuration, 'rateLimits'>): number =>
  rateLimits['RATE_LIMIT_PASSWORD_GUESSES'] ?? MOST_FAILURES;

const HOUR_MS = 3600 * 1000;

interface Failure {
  address: string;
  at: number;
}

/**
 * Slows down guesses at one account from many addresses: who would guess after so many failures from other addresses
 * within an hour is refused without a look at the password, right or wrong. What one address alone may try is the
 * business of its own limit. It never locks out whom it protects: an address from which somebody has signed in to the
 * account within thirty days goes on, and so does every token already given.
 *
 * Accounts are counted by the name they are asked for, so that one which does not exist behaves like any other. With a
 * Redis they are counted in all processes together, as in `RateLimits`.
 */
@Injectable()
export class GuessBudget {
  private readonly failures: RecentKeys<Failure[]>;
  private readonly most: number;

  constructor(
    private readonly clock: Clock,
    private readonly known: KnownVisitors,
    private readonly shared: SharedLimits,
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @InjectConfiguration() configuration: Configuration,
  ) {
    this.failures = new RecentKeys(clock, HOUR_MS);
    this.most = mostGuesses(configuration);
  }

  /**
   * `account` names one account of the service, such as `staff sara@example.com`. An attempt under way counts as failed
   * until it has succeeded, so that parallel guesses cannot slip past.
   */
  async attempt<Result>(account: string, address: string, judge: () => Promise<Result>): Promise<Result> {
    let taken = await this.take(account, address, false);
    if (typeof taken === 'number') {
      if (!(await this.known.knows(account, address))) throw this.refusal(taken);
      taken = await this.take(account, address, true);
    }
    const giveBack = typeof taken === 'number' ? () => undefined : taken;
    try {
      const result = await judge();
      giveBack();
      await this.known.remember(account, address);
      return result;
    } catch (failure) {
      if (wasNotJudged(failure)) giveBack();
      throw failure;
    }
  }

  /** How to take the attempt back, or when it may be made: too many from other addresses have failed. */
  private async take(account: string, address: string, isKnown: boolean): Promise<(() => void) | number> {
    const freeAt = isKnown ? undefined : this.freeAt(account, address);
    if (freeAt !== undefined) return freeAt;
    const giveBack = this.count(account, address);
    const everywhere = await this.takeEverywhere(account, address, isKnown);
    if (typeof everywhere === 'number') {
      giveBack();
      return everywhere;
    }
    return () => {
      giveBack();
      everywhere?.();
    };
  }

  private freeAt(account: string, address: string): number | undefined {
    const elsewhere = this.recent(account).filter(failure => failure.address !== address);
    const frees = elsewhere.at(-this.most)?.at;
    return frees === undefined ? undefined : frees + HOUR_MS;
  }

  /** The same by what all processes have counted; undefined while there is no Redis. */
  private async takeEverywhere(
    account: string,
    address: string,
    isKnown: boolean,
  ): Promise<(() => void) | number | undefined> {
    if (!this.shared.isThere) return undefined;
    const key = `quintet:{${this.definition.name}:guesses:${hashed(account)}}`;
    const [own, id] = [hashed(address), this.shared.newId()];
    const values = [this.clock.now().epochMilliseconds, HOUR_MS, this.most, own, id, isKnown ? 1 : 0].map(String);
    const freeAt = await this.shared.ask(redis => redis.takeGuess([key, ...values]));
    if (freeAt === undefined || freeAt > 0) return freeAt;
    return () => void this.shared.ask(redis => redis.zRem(key, own + id));
  }

  private refusal(freeAt: number): Refusal {
    const seconds = (freeAt - this.clock.now().epochMilliseconds) / 1000;
    return RateLimited({ retryAfterSeconds: Math.max(1, Math.ceil(seconds)) });
  }

  private recent(account: string): Failure[] {
    const since = this.clock.now().epochMilliseconds - HOUR_MS;
    return (this.failures.get(account) ?? []).filter(({ at }) => at > since);
  }

  /** More failures of one address than the budget has tell nothing new, so the oldest makes room. */
  private count(account: string, address: string): () => void {
    const counted = { address, at: this.clock.now().epochMilliseconds };
    const all = this.recent(account);
    const own = all.filter(failure => failure.address === address);
    const spare = own.length >= this.most ? own[0] : undefined;
    this.failures.set(account, [...all.filter(failure => failure !== spare), counted]);
    return () => {
      const left = this.recent(account).filter(failure => failure !== counted);
      this.failures.set(account, left);
    };
  }
}
