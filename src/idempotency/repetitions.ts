import { hash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';

/** The kind of these rows in `once_answer`; `RequestLeases` deletes them. */
export const REPETITION = 'repetition';

const WINDOW_SECONDS = 60;

const SEED = `
  INSERT INTO once_answer AS known (kind, caller, key, answer, created_at)
  VALUES ('${REPETITION}', $1, $2, to_json($3::text), $4)
  ON CONFLICT ON CONSTRAINT once_answer_pkey DO UPDATE SET
    answer = CASE WHEN known.created_at > $5 THEN known.answer ELSE EXCLUDED.answer END,
    created_at = CASE WHEN known.created_at > $5 THEN known.created_at ELSE EXCLUDED.created_at END
  RETURNING answer AS seed`;

/** Recognises equal requests that have no key of their own, in all processes. */
@Injectable()
export class Repetitions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * The seed for the idempotency key of a request: the same for equal requests within 60 seconds of the first.
   * @param caller `customer:7`; empty for visitors, who must be part of `parts`
   */
  async seedOf(caller: string, parts: readonly unknown[]): Promise<string> {
    const digest = hash('sha256', JSON.stringify(parts), 'base64url');
    const now = this.clock.now();
    const oldest = now.subtract({ seconds: WINDOW_SECONDS });
    const values = [caller, digest, randomUUID(), now.toString(), oldest.toString()];
    return (await this.db.row<{ seed: string }>(SEED, values, { prepared: true }))!.seed;
  }
}
