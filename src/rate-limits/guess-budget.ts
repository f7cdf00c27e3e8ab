import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { limitIn, PASSWORD_GUESSES } from './policies';
import { Clock } from '#kit/time/clock';
import { KnownVisitors } from './known-visitors';
import { isConclusive, settleAfter } from './settle';
import { SharedLimits } from './shared-limits';
import { SlidingWindows } from './sliding-windows';

/** Failures from other addresses within an hour before an account is protected. */
export const maxGuesses = (configuration: Pick<Configuration, 'rateLimits'>): number =>
  limitIn(PASSWORD_GUESSES, configuration);

/**
 * Slows down guesses at one account from many addresses. After too many failures from other addresses within an hour,
 * an attempt is refused without checking the password. Each address also has a limit of its own, so its own failures do
 * not count here.
 *
 * The owner is not locked out: addresses from which somebody signed in to the account within thirty days are exempt, and
 * existing tokens stay valid. Accounts that do not exist are counted in the same way.
 */
@Injectable()
export class GuessBudget implements OnApplicationShutdown {
  private readonly failures: SlidingWindows;

  constructor(
    clock: Clock,
    private readonly known: KnownVisitors,
    shared: SharedLimits,
    @InjectDefinition() { name }: ServiceDefinition,
    @InjectConfiguration() configuration: Configuration,
  ) {
    const policy = {
      name: `${name}:guesses`,
      limit: maxGuesses(configuration),
      windowMs: PASSWORD_GUESSES.windowSeconds * 1000,
    };
    this.failures = new SlidingWindows(policy, clock, shared);
  }

  /**
   * Runs `verify` and counts its failure.
   * @param account unique within the service, such as `staff sara@example.com`
   */
  async attempt<Result>(account: string, address: string, verify: () => Promise<Result>): Promise<Result> {
    const settle = await this.failures.reserve(account, address, async () => this.known.knows(account, address));
    const result = await settleAfter(settle, verify, { result: () => false, failure: isConclusive });
    await this.known.remember(account, address);
    return result;
  }

  /** Resets all counts. */
  reset(): void {
    this.failures.close();
  }

  onApplicationShutdown(): void {
    this.reset();
  }
}
