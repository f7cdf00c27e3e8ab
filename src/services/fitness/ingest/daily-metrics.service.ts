import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { ValidationFailed } from '#kit/refusals/refusal';
import { MemberDays } from '../days/member-days';
import type { KeyHolder } from './ingest-key.guard';
import type { IngestedDayBody } from './ingest.dto';
import { hasReading, instantOf, problemsOfDays } from './ingest-rules';
import type { IngestedDaysView } from './ingest.view';

/** Columns with the types as which the JSON is read. */
const COLUMNS = {
  steps: 'integer',
  distance_m: 'numeric',
  active_minutes: 'integer',
  calories_kcal: 'numeric',
  floors: 'integer',
  resting_heart_rate_bpm: 'integer',
} as const;
const METRICS = Object.keys(COLUMNS);
const each = (write: (column: string) => string) => METRICS.map(write).join(', ');

/** Fields that are not sent stay unchanged. */
const MERGED = each(column => `coalesce(excluded.${column}, stored.${column})`);
const DIFFERS = `(${MERGED}) IS DISTINCT FROM (${each(column => `stored.${column}`)})`;

/** A time equal to `now()` is of this transaction. Rows are ordered by day, so that requests of one key cannot deadlock. */
const UPSERT = `
  INSERT INTO daily_metric AS stored (account_id, source, date, recorded_at, ${METRICS.join(', ')})
  SELECT $1, $2, sent.* FROM jsonb_to_recordset($3::jsonb)
    AS sent (date date, recorded_at timestamptz, ${Object.entries(COLUMNS)
      .map(column => column.join(' '))
      .join(', ')})
  ORDER BY sent.date
  ON CONFLICT ON CONSTRAINT daily_metric_pkey DO UPDATE SET
    (${METRICS.join(', ')}) = ROW (${MERGED}),
    recorded_at = coalesce(excluded.recorded_at, stored.recorded_at),
    updated_at = CASE WHEN ${DIFFERS} THEN now() ELSE stored.updated_at END
  WHERE coalesce(excluded.recorded_at >= stored.recorded_at, true)
    AND (${DIFFERS} OR coalesce(excluded.recorded_at, stored.recorded_at) IS DISTINCT FROM stored.recorded_at)
  RETURNING created_at = now() AS inserted, updated_at = now() AS changed`;

/** Daily figures by device; each ingest key has its own row per day. */
@Injectable()
export class DailyMetrics {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
  ) {}

  /** Stores all days or none, in one statement. */
  async store(holder: KeyHolder, days: readonly IngestedDayBody[]): Promise<IngestedDaysView> {
    const errors = problemsOfDays(days, this.days.todayIn(holder.timezone));
    if (Object.keys(errors).length > 0) throw ValidationFailed({ errors });
    const sent = days.filter(hasReading).map(({ calories, resting_heart_rate, recorded_at, ...day }) => ({
      ...day,
      recorded_at: recorded_at && instantOf(recorded_at),
      calories_kcal: calories,
      resting_heart_rate_bpm: resting_heart_rate,
    }));
    const written = await this.db.rows<{ inserted: boolean; changed: boolean }>(
      UPSERT,
      [holder.account_id, `key:${holder.id}`, JSON.stringify(sent)],
      { prepared: true },
    );
    return {
      received: days.length,
      inserted: written.filter(row => row.inserted).length,
      updated: written.filter(row => !row.inserted && row.changed).length,
    };
  }
}
