import { Injectable } from '@nestjs/common';
import { bodyColumns } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { fieldRefused } from '#kit/refusals/refusal';
import { DayRecords } from '../days/day-records';
import { requireMetric } from '../days/require-metric';
import { MemberDays } from '../days/member-days';
import { BodyReading } from './body-reading.entity';
import type { BodyReadingBody, WeightGoalBody } from './progress.dto';
import { WeightGoal } from './weight-goal.entity';

/** A new target weight restarts the progress; a new date alone does not. */
const SET_GOAL = `
  INSERT INTO weight_goal AS stored (account_id, target_weight_kg, target_date, started_on, start_weight_kg)
  VALUES ($1, $2, $3, $4, (SELECT weight_kg FROM body_reading
    WHERE account_id = $1 AND weight_kg > 0 ORDER BY date DESC LIMIT 1))
  ON CONFLICT ON CONSTRAINT weight_goal_pkey DO UPDATE SET
    target_weight_kg = excluded.target_weight_kg, updated_at = now(),
    target_date = CASE WHEN $5 THEN excluded.target_date ELSE stored.target_date END,
    started_on = CASE WHEN excluded.target_weight_kg = stored.target_weight_kg THEN stored.started_on
      ELSE excluded.started_on END,
    start_weight_kg = CASE WHEN excluded.target_weight_kg = stored.target_weight_kg THEN stored.start_weight_kg
      ELSE excluded.start_weight_kg END`;

const readingColumns = bodyColumns<BodyReadingBody, BodyReading>();

@Injectable()
export class Progress {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
    private readonly records: DayRecords,
  ) {}

  async log(accountId: number, body: BodyReadingBody): Promise<void> {
    const date = await this.days.pastDay(accountId, body.date);
    await this.records.merge(BodyReading, { accountId, date }, () => readingColumns(body), requireMetric);
  }

  async delete(accountId: number, date: string): Promise<void> {
    await this.records.delete(BodyReading, accountId, date);
  }

  async setGoal(accountId: number, { target_weight_kg: target, target_date: date }: WeightGoalBody): Promise<void> {
    const { today } = await this.days.of(accountId);
    if (target === null) {
      await this.db.of(WeightGoal).delete({ accountId });
      return;
    }
    if (date != null && date <= today) throw fieldRefused('target_date', 'day_after', { first: today });
    await this.db.rows(SET_GOAL, [accountId, target, date ?? null, today, date !== undefined]);
  }
}
