import { Injectable } from '@nestjs/common';
import { violatedConstraint } from '#kit/database/database-refusals';
import { Refusal } from '#kit/refusals/refusal';
import { RateLimits } from '#kit/rate-limit/rate-limits';
import { EmailTaken } from './people.refusals';

const POLICY = 'takenAddresses';

/**
 * A refusal because an e-mail address is taken says who has an account, so registrations and changes of the own address
 * share a budget of such refusals, per visitor address and per account that asks.
 */
@Injectable()
export class TakenAddresses {
  constructor(private readonly limits: RateLimits) {}

  /** Throws `RateLimited` instead of trying when a budget is used up. `account` is the one that is signed in. */
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
