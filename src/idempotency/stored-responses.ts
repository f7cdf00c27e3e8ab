import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { BodyComparison } from './body-comparison';
import { clientToken, type ReplaySource, type StoredResponse } from './replay-source';

/** Tokens of different kinds or callers are independent. */
export interface IdempotencyToken {
  kind: string;
  caller?: string;
  /** Compared without case and surrounding blanks. */
  key: string;
}

/** The table `once_answer`: the stored responses to tokens. */
@Injectable()
export class StoredResponses {
  constructor(
    private readonly db: Database,
    private readonly bodies: BodyComparison,
  ) {}

  /** Finds responses by the `client_token` of the body. */
  ofKind(kind: string): ReplaySource<IdempotencyToken> {
    return {
      token: ({ body }) => {
        const key = clientToken(body);
        return key === undefined ? undefined : { kind, key: normalizeKey(key) };
      },
      find: token => this.find(token),
    };
  }

  async find(token: IdempotencyToken): Promise<StoredResponse | undefined> {
    return this.db.row(
      `SELECT answer AS response, body_hash AS "bodyHash" FROM once_answer
       WHERE kind = $1 AND caller = $2 AND key = $3 AND answer IS NOT NULL`,
      columnsOf(token),
      { prepared: true },
    );
  }

  /**
   * Whether the running transaction now owns the token. Waits for another transaction that has claimed it: the token is
   * used if that one commits, and free if it rolls back.
   */
  async claim(token: IdempotencyToken): Promise<boolean> {
    const claimed = await this.db.row(
      `INSERT INTO once_answer (kind, caller, key, body_hash) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING 1 AS claimed`,
      [...columnsOf(token), this.bodies.hash],
      { prepared: true },
    );
    return claimed !== undefined;
  }

  /** Stores the response to a claimed token when the transaction flushes its writes. */
  async store(token: IdempotencyToken, response: object): Promise<void> {
    const [kind, caller, key] = columnsOf(token);
    await this.db.queueWrite(sql`
      UPDATE once_answer SET answer = ${JSON.stringify(response)}::json
      WHERE kind = ${kind} AND caller = ${caller} AND key = ${key}`);
  }
}

const normalizeKey = (key: string) => key.trim().toLowerCase();
const columnsOf = ({ kind, caller = '', key }: IdempotencyToken) => [kind, caller, normalizeKey(key)];
