import { Injectable } from '@nestjs/common';
import { RateLimits } from '#rate-limits/rate-limits';
import type { PersonKind } from './person-kind';

/** Limits password attempts per visitor address and form, by the policy of the kind of people. */
@Injectable()
export class PasswordAttempts {
  constructor(private readonly limits: RateLimits) {}

  /** Throws `RateLimited` without an attempt when the window is full. */
  async run<Result>(
    { attempts: { policy, counted } }: PersonKind,
    form: 'sign-in' | 'password',
    address: string,
    attempt: () => Promise<Result>,
  ): Promise<Result> {
    const key = `${form} ${address}`;
    if (counted === 'failed') return this.limits.countFailures(policy, key, attempt);
    return this.limits.countConclusive(policy, key, attempt);
  }
}
