import { Injectable } from '@nestjs/common';
import { violatedConstraint } from '#kit/database/database-refusals';
import { Refusal } from '#kit/refusals/refusal';
import { RateLimits } from '#rate-limits/rate-limits';
import { EmailTaken } from './people.refusals';

const POLICY = 'takenAddresses';

/**
 * Limits refusals of taken addresses, since they disclose who has an account. Registrations and changes of the own address
 * share the limit.
 */
@Injectable()
export class TakenAddresses {
  constructor(private readonly limits: RateLimits) {}

  /** Throws `RateLimited` without an attempt when the limit is reached. @param account the signed-in account */
  async run<Result>(
    { address, account }: { address: string; account?: string },
    attempt: () => Promise<Result>,
  ): Promise<Result> {
    const counted = (key: string, work: () => Promise<Result>) =>
      this.limits.countFailures(POLICY, key, work, isEmailTaken);
    const byAddress = () => counted(`address ${address}`, attempt);
    return account === undefined ? byAddress() : counted(`account ${account}`, byAddress);
  }
}

/** Tables of people name the constraint of their addresses `<table>_email_key`. */
function isEmailTaken(failure: unknown): boolean {
  if (failure instanceof Refusal) return failure.key === EmailTaken.key;
  return violatedConstraint(failure)?.endsWith('_email_key') ?? false;
}
