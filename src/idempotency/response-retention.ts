import { Injectable, type OnModuleInit } from '@nestjs/common';
import { changeInPieces, changeOnceInPieces } from '#kit/database/cleanup';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { Clock } from '#kit/time/clock';
import { IdempotencyResponseLost } from './request-key';

const DELETE_JOB = 'delete_old_responses';
const NIGHTLY = '5 4 * * *';
export const RESPONSE_DAYS = 30;

/** A column of records with the response to the request that made them. */
export interface ResponseColumn {
  table: string;
  column: string;
  /** When the record was made; has an index. */
  time: string;
}

/**
 * Deletes stored responses after 30 days. The key of a record stays in its row, so that a repeated request is refused
 * instead of done again; the token of a form is free again.
 */
@Injectable()
export class ResponseRetention implements OnModuleInit {
  private readonly columns: ResponseColumn[] = [];

  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(NIGHTLY, DELETE_JOB, (_, signal) => this.deleteOld(signal));
  }

  /** Call in `onModuleInit`. */
  register(column: ResponseColumn): void {
    this.columns.push(column);
  }

  /** @throws IdempotencyResponseLost the response is too old, whether it was deleted yet or not */
  assertKept(madeAt: Date): void {
    if (madeAt.getTime() <= this.oldest().epochMilliseconds) throw IdempotencyResponseLost();
  }

  private async deleteOld(signal: AbortSignal): Promise<void> {
    const until = this.oldest().toString();
    for (const { table, column, time } of this.columns)
      await changeOnceInPieces(
        this.db,
        { task: `${table}.${column}`, table, column: time, until },
        ({ after, end }) =>
          this.db.rows(
            `UPDATE ${table} SET ${column} = NULL WHERE ${time} > $1 AND ${time} <= $2 AND ${column} IS NOT NULL`,
            [after, end],
          ),
        signal,
      );
    await changeInPieces(
      limit =>
        this.db.rows(
          `DELETE FROM once_answer WHERE (kind, caller, key) IN (
             SELECT kind, caller, key FROM once_answer WHERE kind <> 'request' AND created_at <= $1 LIMIT $2)
           RETURNING 1`,
          [until, limit],
        ),
      signal,
    );
  }

  private oldest() {
    return this.clock.now().subtract({ hours: RESPONSE_DAYS * 24 });
  }
}
