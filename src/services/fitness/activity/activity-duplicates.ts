import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { duplicatesAmong } from './overlaps';

interface Row {
  id: number;
  source: string;
  external_id: string | null;
  started_at: Date;
  ended_at: Date;
  duplicate_of_id: number | null;
}

/** Trainings whose duplicate status may change after those of `$2` have changed: all that overlap, recursively. */
const TOUCHED = `
  WITH RECURSIVE touched (id, started_at, ended_at) AS (
    SELECT id, started_at, ended_at FROM activity
    WHERE account_id = $1 AND (id = ANY($2) OR duplicate_of_id = ANY($2))
    UNION
    SELECT other.id, other.started_at, other.ended_at FROM touched
    JOIN activity other ON other.account_id = $1 AND other.ended_at >= touched.started_at
      AND other.started_at BETWEEN touched.started_at - interval '2 days' AND touched.ended_at
  )
  SELECT id, source, external_id, started_at, ended_at, duplicate_of_id FROM activity WHERE id IN (SELECT id FROM touched)`;

const MARK = `
  UPDATE activity SET duplicate_of_id = found.duplicate_of_id
  FROM jsonb_to_recordset($1::jsonb) AS found (id integer, duplicate_of_id integer) WHERE activity.id = found.id`;

/** Maintains `duplicate_of_id`, so that a training recorded by several devices counts once. */
@Injectable()
export class ActivityDuplicates {
  constructor(private readonly db: Database) {}

  /** Needs the transaction that locked the account and wrote the trainings `changed`. */
  async mark(accountId: number, changed: readonly number[]): Promise<void> {
    const rows = await this.db.rows<Row>(TOUCHED, [accountId, changed], { prepared: true });
    const duplicates = duplicatesAmong(
      rows.map(({ started_at, ended_at, external_id, ...row }) => ({
        ...row,
        externalId: external_id,
        startedAt: started_at,
        endedAt: ended_at,
      })),
    );
    const differing = rows
      .filter(row => duplicates.get(row.id) !== row.duplicate_of_id)
      .map(({ id }) => ({ id, duplicate_of_id: duplicates.get(id) }));
    if (differing.length > 0) await this.db.rows(MARK, [JSON.stringify(differing)]);
  }
}
