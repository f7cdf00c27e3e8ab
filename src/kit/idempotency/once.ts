import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { isLockTimeout, violatedConstraint } from '../database/database-refusals';
import { Refusal } from '../refusals/refusal';
import { RateLimits } from '../rate-limit/rate-limits';
import { OnceAnswers, type IdempotencyToken } from './once-answers';

export interface IdempotentWork<Answer extends object> {
  /** The visitor's address, which the limit counts. */
  address: string;
  /** Rate limit policy of what is done. A refusal and an answer given again are not counted. */
  limit: string;
  /**
   * The value of the honeypot field: bots fill it in, people never see it. When it is filled the work is done, undone,
   * and answered as if it had been kept, so that a bot is told exactly what a person is told.
   */
  honeypot?: unknown;
  /** Runs in a transaction. What it throws leaves nothing behind, and the token free. */
  work: () => Promise<Answer>;
}

/** For records that keep their token and their answer themselves, such as orders. */
export interface IdempotentRecord<Done, Answer extends object> {
  /** The visitor's address, which the limit counts. */
  address: string;
  /** Rate limit policy of what is made. */
  limit: string;
  /** The answer of the record that has the token; undefined when there is no such record. */
  find: () => Promise<Answer | undefined>;
  /** Stores the record, in a transaction; undefined when another record has the token already. */
  make: () => Promise<Done | undefined>;
  /** All that `make` changes it leaves to `Database.write`, so that one statement is the whole transaction. */
  inOneStatement?: boolean;
  /** Makes the answer after the commit, a payment being opened for instance, and keeps it. */
  finish: (done: Done) => Promise<Answer>;
}

/** What a request of a token is answered. */
export class IdempotentResult<Answer extends object> {
  constructor(
    readonly answer: Answer,
    /** Whether the token had been used before this request. */
    readonly isReplay: boolean,
  ) {}
}

/** How often a request waits for a lock that another one with the same token holds. */
const WAITS = 3;

/** Does work once for each token, however often and however many at a time it is asked for, in however many processes. */
@Injectable()
export class Once {
  constructor(
    private readonly db: Database,
    private readonly answers: OnceAnswers,
    private readonly limits: RateLimits,
  ) {}

  /** The answer that `work` gives, or gave before: claim the token, do the work, keep the answer, all in one transaction. */
  async answer<Answer extends object>(token: IdempotencyToken, request: IdempotentWork<Answer>): Promise<Answer> {
    return this.waiting(() =>
      this.db.transaction(async () => {
        if (!(await this.answers.claim(token))) return this.given<Answer>(token);
        const answer = await (request.honeypot ? this.db.runAndRollBack(request.work) : request.work());
        // Last of all, so that no refusal counts, not even while it is being decided.
        await this.limits.countSuccesses(request.limit, request.address, async () => {
          await this.answers.keep(token, answer);
          await this.db.flushWrites();
        });
        return answer;
      }),
    );
  }

  /** The same for a record that keeps its token itself, and whose answer may have to be finished after the commit. */
  async record<Done, Answer extends object>(record: IdempotentRecord<Done, Answer>): Promise<IdempotentResult<Answer>> {
    const done = await this.made(record);
    if (done !== undefined) return new IdempotentResult(await record.finish(done), false);
    const answer = await record.find();
    if (!answer) throw new Error('a record that had the token is gone');
    return new IdempotentResult(answer, true);
  }

  /** Undefined when a concurrent request with the same token was quicker. */
  private async made<Done, Answer extends object>(record: IdempotentRecord<Done, Answer>): Promise<Done | undefined> {
    try {
      const make = () => this.make(record);
      return await this.waiting(() =>
        record.inOneStatement ? this.db.inOneStatement(make) : this.db.transaction(make),
      );
    } catch (refused) {
      // A concurrent request with the same token may have caused this: the token, nights or points are taken.
      const isRefused = refused instanceof Refusal || violatedConstraint(refused) !== undefined;
      if (isRefused && (await record.find())) return undefined;
      throw refused;
    }
  }

  private async make<Done, Answer extends object>(record: IdempotentRecord<Done, Answer>): Promise<Done | undefined> {
    const done = await record.make();
    if (done !== undefined) {
      await this.limits.countSuccesses(record.limit, record.address, () => this.db.flushWrites());
    }
    return done;
  }

  private async given<Answer extends object>(token: IdempotencyToken): Promise<Answer> {
    const answer = await this.answers.find<Answer>(token);
    if (!answer) throw new Error(`a token of ${token.kind} was claimed without an answer`);
    return answer;
  }

  /** A lock is waited for longer than other locks: whoever holds it is doing what this request asks for. */
  private async waiting<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let waits = 1; ; waits++) {
      try {
        return await work();
      } catch (error) {
        if (waits >= WAITS || this.db.inTransaction || !isLockTimeout(error)) throw error;
      }
    }
  }
}
