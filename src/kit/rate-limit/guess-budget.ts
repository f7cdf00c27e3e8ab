import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Configuration } from '../config/configuration';
import { InjectConfiguration } from '../config/configuration.token';
import { RateLimited, type Refusal } from '../refusals/refusal';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import { Clock } from '../time/clock';
import { ASK_AGAIN_MS, MAX_ASKING, MAX_WAITING, type NoPermit, type Permit } from './attempt-queue';
import { isJudged } from './judged';
import { KnownVisitors } from './known-visitors';
import { RecentKeys } from './recent-keys';
import { hashed, SharedLimits } from './shared-limits';

const MAX_FAILURES = 20;

/** Failures from other addresses within an hour after which an account is guarded. */
export const maxGuesses = ({ rateLimits }: Pick<Configuration, 'rateLimits'>): number =>
  rateLimits['RATE_LIMIT_PASSWORD_GUESSES'] ?? MAX_FAILURES;

const HOUR_MS = 3600 * 1000;

interface Failure {
  address: string;
  at: number;
  isUndecided: boolean;
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
  private readonly waiting = new Map<string, number>();
  private readonly most: number;

  constructor(
    private readonly clock: Clock,
    private readonly known: KnownVisitors,
    private readonly shared: SharedLimits,
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @InjectConfiguration() configuration: Configuration,
  ) {
    this.failures = new RecentKeys(clock, HOUR_MS);
    this.most = maxGuesses(configuration);
  }

  /**
   * `account` names one account of the service, such as `staff sara@example.com`. An attempt under way counts as failed
   * until it is decided, so that parallel guesses cannot slip past; one that could not be judged is given back.
   */
  async attempt<Result>(account: string, address: string, judge: () => Promise<Result>): Promise<Result> {
    const use = await this.turn(account, address);
    try {
      const result = await judge();
      use.giveBack();
      await this.known.remember(account, address);
      return result;
    } catch (failure) {
      if (isJudged(failure)) use.keep();
      else use.giveBack();
      throw failure;
    }
  }

  /** Throws when too many from other addresses have failed; those under way are waited for. */
  private async turn(account: string, address: string): Promise<Permit> {
    let taken = await this.take(account, address, false);
    if ('refusal' in taken && (await this.known.knows(account, address))) {
      taken = await this.take(account, address, true);
    }
    if ('refusal' in taken && taken.mayChange) taken = await this.wait(account, address);
    if ('refusal' in taken) throw taken.mayChange ? RateLimited({ retryAfterSeconds: 1 }) : taken.refusal;
    return taken;
  }

  private async wait(account: string, address: string): Promise<Permit | NoPermit> {
    const others = this.waiting.get(account) ?? 0;
    if (others >= MAX_WAITING) throw RateLimited({ retryAfterSeconds: 1 });
    this.waiting.set(account, others + 1);
    try {
      for (let asked = 1; ; asked++) {
        await sleep(ASK_AGAIN_MS);
        const taken = await this.take(account, address, false);
        if ('giveBack' in taken || !taken.mayChange || asked === MAX_ASKING) return taken;
      }
    } finally {
      const left = (this.waiting.get(account) ?? 1) - 1;
      if (left > 0) this.waiting.set(account, left);
      else this.waiting.delete(account);
    }
  }

  private async take(account: string, address: string, isKnown: boolean): Promise<Permit | NoPermit> {
    const refused = isKnown ? undefined : this.refused(account, address);
    if (refused) return refused;
    const own = this.count(account, address);
    const everywhere = await this.takeEverywhere(account, address, isKnown);
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
      keep: () => {
        own.keep();
        everywhere.keep();
      },
    };
  }

  private refused(account: string, address: string): NoPermit | undefined {
    const elsewhere = this.recent(account).filter(failure => failure.address !== address);
    const frees = elsewhere.at(-this.most)?.at;
    if (frees === undefined) return undefined;
    const mayChange = elsewhere.some(({ isUndecided }) => isUndecided);
    return { refusal: this.refusal(frees + HOUR_MS), mayChange };
  }

  /** The same by what all processes have counted; undefined while there is no Redis. */
  private async takeEverywhere(
    account: string,
    address: string,
    isKnown: boolean,
  ): Promise<Permit | NoPermit | undefined> {
    if (!this.shared.isThere) return undefined;
    const failures = `quintet:{${this.definition.name}:guesses:${hashed(account)}}`;
    const undecided = `${failures}:open`;
    const [own, id] = [hashed(address), this.shared.newId()];
    const values = [this.clock.now().epochMilliseconds, HOUR_MS, this.most, own, id, isKnown ? 1 : 0].map(String);
    const answer = await this.shared.askScript(async redis => redis.takeGuess([failures, undecided, ...values]));
    if (!answer) return undefined;
    if (answer.freeAt > 0) return { refusal: this.refusal(answer.freeAt), mayChange: answer.undecided > 0 };
    const keep = () => void this.shared.ask(redis => redis.zRem(undecided, own + id));
    return {
      giveBack: () => {
        void this.shared.ask(redis => redis.zRem(failures, own + id));
        keep();
      },
      keep,
    };
  }

  private refusal(freeAt: number): Refusal {
    const seconds = (freeAt - this.clock.now().epochMilliseconds) / 1000;
    return RateLimited({ retryAfterSeconds: Math.max(1, Math.ceil(seconds)) });
  }

  private recent(account: string): Failure[] {
    const since = this.clock.now().epochMilliseconds - HOUR_MS;
    return (this.failures.get(account) ?? []).filter(({ at }) => at > since);
  }

  /** More failures of one address than the budget has say nothing new, so the oldest makes room. */
  private count(account: string, address: string): Permit {
    const counted = { address, at: this.clock.now().epochMilliseconds, isUndecided: true };
    const all = this.recent(account);
    const own = all.filter(failure => failure.address === address);
    const spare = own.length >= this.most ? own[0] : undefined;
    this.failures.set(account, [...all.filter(failure => failure !== spare), counted]);
    return {
      giveBack: () => {
        const left = this.recent(account).filter(failure => failure !== counted);
        this.failures.set(account, left);
      },
      keep: () => {
        counted.isUndecided = false;
      },
    };
  }
}
