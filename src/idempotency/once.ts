import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { isLockTimeout } from '#kit/database/database-refusals';
import { Blocked, type Retry, retrying } from '#kit/database/retrying';
import { RateLimits } from '#rate-limits/rate-limits';
import { type IdempotencyToken, StoredResponses } from './stored-responses';
import { TokenUsed } from './replay-source';

export interface CountedRequest {
  /** The rate-limit key of the visitor. */
  address: string;
  /** Rate limit policy. Only committed work counts: no refusal and no replay. */
  limit: string;
}

export interface IdempotentWork<Response extends object> extends CountedRequest {
  /**
   * The value of the honeypot field, which only bots fill in. If it is filled, the work is rolled back and its response
   * is stored and returned, so that a bot sees no difference.
   */
  honeypot?: unknown;
  /** Runs in a transaction. If it throws, nothing is stored and the token can be used again. */
  work: () => Promise<Response>;
}

/** Retries of a request after `lock_timeout`. */
const MAX_LOCK_RETRIES = 2;

/** Runs work at most once per token, across all processes. Use it on a route with `@Idempotent`. */
@Injectable()
export class Once {
  constructor(
    private readonly db: Database,
    private readonly responses: StoredResponses,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Claims the token, runs the work and stores its response, in one transaction.
   * @throws TokenUsed `@Idempotent` then replays the stored response
   */
  async run<Response extends object>(token: IdempotencyToken, request: IdempotentWork<Response>): Promise<Response> {
    return this.transaction(request, async () => {
      if (!(await this.responses.claim(token))) throw new TokenUsed();
      const response = await (request.honeypot ? this.db.runAndRollBack(request.work) : request.work());
      await this.responses.store(token, response);
      return response;
    });
  }

  /**
   * A transaction for a record with its own unique token column. Counts the limit right before the commit. Waits longer than
   * other transactions for locks, since a parallel request with the same token may have them.
   * @param overdue runs if the work is `Blocked`, which does not count as a retry
   */
  async transaction<Result, Overdue = never>(
    { limit, address, overdue }: CountedRequest & { overdue?: Retry<Overdue> },
    work: (retries: number) => Promise<Result | Blocked<Overdue>>,
  ): Promise<Result> {
    const locks = { isLost: isLockTimeout, times: this.db.inTransaction ? 0 : MAX_LOCK_RETRIES };
    return retrying({ locks, overdue }, retries =>
      this.db.transaction(async () => {
        const result = await work(retries);
        if (!(result instanceof Blocked)) await this.limits.countSuccesses(limit, address, () => this.db.flushWrites());
        return result;
      }),
    );
  }
}
