import type { BodyReading } from './body-reading.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql } from '#kit/database/sql';
import type { PageRequest } from '#kit/http/page';
import { pageFields } from '../paged-rows';
import type { RowOf } from '#kit/views/view';
import { daysAfter, daysBefore } from '../days/days';
import { rounded, trendOf } from '../days/metrics';
import { MemberDays } from '../days/member-days';
import { PHOTOS, type PhotoRow } from './photos.queries';
import { FIRST_READINGS } from './progress.dto';
import {
  type BodyMeasureView,
  BodyReadingView,
  MEASURES,
  ProgressPhotoView,
  type ProgressPageView,
} from './progress.view';
import { bmiOf, forecastOf, slopeOf, type WeightGoalValues, type Weighing } from './weight-rules';

const SERIES_DAYS = 365;
const TREND_DAYS = 7;
const FORECAST_DAYS = 30;

const WEIGHINGS = `
  SELECT r.date, r.weight_kg FROM body_reading r
  WHERE r.account_id = $1 AND r.date > $2 AND r.weight_kg IS NOT NULL ORDER BY r.date`;
const GOAL = `
  SELECT target_weight_kg, start_weight_kg, started_on, target_date FROM weight_goal WHERE account_id = $1`;

/** First and latest value of a measure, and the change over the last 30 days. */
const measured = (key: string) => {
  const of = `FROM body_reading WHERE account_id = $1 AND ${key} IS NOT NULL`;
  return `
    SELECT '${key}' AS key, latest.value AS latest, latest.date, first.value AS first, latest.value - first.value AS change,
      latest.value - (SELECT ${key} ${of} AND date <= latest.date - 30 ORDER BY date DESC LIMIT 1) AS change_30_days
    FROM (SELECT ${key} AS value, date ${of} ORDER BY date DESC LIMIT 1) latest,
      (SELECT ${key} AS value ${of} ORDER BY date LIMIT 1) first`;
};
const MEASURED = [...MEASURES, 'height_cm'].map(measured).join(' UNION ALL ');

type Measured = Omit<BodyMeasureView, 'key'> & { key: string };

@Injectable()
export class ProgressPages {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
  ) {}

  async page(accountId: number, request: PageRequest = FIRST_READINGS): Promise<ProgressPageView> {
    const { today, zone } = await this.days.of(accountId);
    const [readings, weighings, measures, goal, photos] = await Promise.all([
      listPage<RowOf<typeof BodyReadingView>>(this.db, request, {
        columns: BodyReadingView.columns<BodyReading>('r'),
        from: 'body_reading r',
        where: [sql`r.account_id = ${accountId}`],
        order: 'r.date DESC',
      }),
      this.db.rows<Weighing>(WEIGHINGS, [accountId, daysBefore(today, SERIES_DAYS)]),
      this.db.rows<Measured>(MEASURED, [accountId]),
      this.db.row<WeightGoalValues>(GOAL, [accountId]),
      this.db.rows<PhotoRow & { all: number }>(`${PHOTOS} LIMIT 1`, [accountId]),
    ]);
    const byKey = new Map(measures.map(measure => [measure.key, measure]));
    const [weight, height] = [byKey.get('weight_kg')?.latest, byKey.get('height_cm')?.latest];
    const lately = weighings.filter(({ date }) => date > daysBefore(today, FORECAST_DAYS));
    const slope = slopeOf(lately);
    return {
      date: today,
      timezone: zone,
      measures: MEASURES.map(key => ({ ...(byKey.get(key) ?? UNKNOWN), key })),
      weight_trend: weightTrend(weighings, today),
      weight_change_kg_a_week: slope === null ? null : rounded(slope * 7, 2),
      bmi: weight && height ? { ...bmiOf(weight, height), height_cm: height } : null,
      goal: goal ? { ...goal, ...forecastOf(goal, latestOf(lately, weighings), today) } : null,
      weight_series: weighings.map(({ date, weight_kg }) => ({ date, value: weight_kg })),
      photos_count: photos[0]?.all ?? 0,
      latest_photo: photos[0] ? ProgressPhotoView.of(photos[0]) : null,
      readings: readings.rows.map(BodyReadingView.of),
      ...pageFields(readings),
    };
  }
}

const UNKNOWN = { latest: null, date: null, first: null, change: null, change_30_days: null };

/** Without a reading in the last 30 days, the last known weight is used. */
const latestOf = (lately: Weighing[], all: Weighing[]): Weighing[] => (lately.length > 0 ? lately : all.slice(-1));

function weightTrend(weighings: readonly Weighing[], today: string) {
  const byDate = new Map(weighings.map(({ date, weight_kg }) => [date, weight_kg]));
  const week = (first: number) =>
    Array.from({ length: TREND_DAYS }, (_, at) => byDate.get(daysAfter(today, first + at)) ?? null);
  return trendOf(week(1 - TREND_DAYS), week(1 - 2 * TREND_DAYS), 2);
}
