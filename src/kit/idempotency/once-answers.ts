import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { sql } from '../database/sql';
import { BodyComparison } from './body-comparison';

/** Names one attempt. The same key is another token for another kind, and for another caller where there are callers. */
export interface IdempotencyToken {
  kind: string;
  caller?: string;
  /** Compared without case and surrounding blanks. */
  key: string;
}

/** The table of answers that were given to tokens. */
@Injectable()
export class OnceAnswers {
  constructor(
    private readonly db: Database,
    private readonly bodies: BodyComparison,
  ) {}

  /** What the first use of the token was answered, or undefined. */
  async find<Answer extends object>(token: IdempotencyToken): Promise<Answer | undefined> {
    const row = await this.db.row<{ answer: Answer | null; bodyHash: string | null }>(
      'SELECT answer, body_hash AS "bodyHash" FROM once_answer WHERE kind = $1 AND caller = $2 AND key = $3',
      [...columns(token)],
      { prepared: true },
    );
    if (row) this.bodies.compare(row.bodyHash);
    return row?.answer ?? undefined;
  }

  /**
   * Whether the token is the running transaction's to use. A transaction that claimed it before and has not ended is
   * waited for: when it commits the token is taken, when it rolls back it is free again.
   */
  async claim(token: IdempotencyToken): Promise<boolean> {
    const claimed = await this.db.row(
      `INSERT INTO once_answer (kind, caller, key, body_hash) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING 1 AS claimed`,
      [...columns(token), this.bodies.hash],
      { prepared: true },
    );
    return claimed !== undefined;
  }

  /** At the end of the running transaction. */
  async keep(token: IdempotencyToken, answer: object): Promise<void> {
    const [kind, caller, key] = columns(token);
    await this.db.queueWrite(sql`
      UPDATE once_answer SET answer = ${JSON.stringify(answer)}::json
      WHERE kind = ${kind} AND caller = ${caller} AND key = ${key}`);
  }
}

const columns = ({ kind, caller = '', key }: IdempotencyToken) => [kind, caller, key.trim().toLowerCase()] as const;
