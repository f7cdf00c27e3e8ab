import type { HealthReading } from './health-reading.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql } from '#kit/database/sql';
import type { PageRequest } from '#kit/http/page';
import { pageFields } from '../paged-rows';
import type { RowOf } from '#kit/views/view';
import { ActivityQueries } from '../activity/activity.queries';
import { daysBefore } from '../days/days';
import { average, type Metric, knownMetrics, trendOf } from '../days/metrics';
import { seriesOf } from '../days/metrics.view';
import { MemberDays } from '../days/member-days';
import { bloodPressureCategory } from './blood-pressure';
import { FIRST_READINGS } from './vitals.dto';
import { type BloodPressureView, HealthReadingView, type HealthPageView, VITALS, type VitalView } from './vitals.view';

type ReadingRow = RowOf<typeof HealthReadingView>;

const SERIES_DAYS = 30;
const TREND_DAYS = 7;

const COLUMNS = HealthReadingView.columns<HealthReading>('r');
const RECENT_READINGS = `SELECT ${COLUMNS} FROM health_reading r WHERE r.account_id = $1 AND r.date >= $2 ORDER BY r.date DESC`;

@Injectable()
export class HealthPages {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
    private readonly activity: ActivityQueries,
  ) {}

  async page(accountId: number, request: PageRequest = FIRST_READINGS): Promise<HealthPageView> {
    const { today, zone } = await this.days.of(accountId);
    const from = daysBefore(today, SERIES_DAYS - 1);
    const [readings, metrics] = await Promise.all([
      listPage<ReadingRow>(this.db, request, {
        columns: COLUMNS,
        from: 'health_reading r',
        where: [sql`r.account_id = ${accountId}`],
        order: 'r.date DESC',
      }),
      this.activity.days(accountId, from, today, 'days'),
    ]);
    const isLately = request.page === 1 && request.limit > SERIES_DAYS; // a day has at most one reading
    const rows = isLately
      ? readings.rows.filter(row => row.date >= from)
      : await this.db.rows<ReadingRow>(RECENT_READINGS, [accountId, from]);
    const byDate = new Map(rows.map(row => [row.date, row]));
    const days = metrics.map(day => ({
      ...byDate.get(day.date),
      date: day.date,
      resting_heart_rate_bpm: day.resting_heart_rate_bpm,
    }));
    const now = byDate.get(today);
    return {
      date: today,
      timezone: zone,
      today: now ? HealthReadingView.of(now) : null,
      vitals: VITALS.map(key => vitalOf(key, days)),
      blood_pressure: pressureOf(rows.toReversed()),
      readings: readings.rows.map(HealthReadingView.of),
      ...pageFields(readings),
    };
  }
}

type Day = { date: string } & Partial<Record<VitalView['key'], Metric>>;

function vitalOf(key: VitalView['key'], days: readonly Day[]): VitalView {
  const series = seriesOf(days, day => day[key] ?? null);
  const metrics = series.map(({ value }) => value);
  const values = knownMetrics(metrics);
  const latest = series.findLast(({ value }) => value !== null);
  return {
    key,
    latest: latest?.value ?? null,
    date: latest?.date ?? null,
    average: average(metrics, 1),
    lowest: values.length > 0 ? Math.min(...values) : null,
    highest: values.length > 0 ? Math.max(...values) : null,
    trend: trendOf(metrics.slice(-TREND_DAYS), metrics.slice(-2 * TREND_DAYS, -TREND_DAYS), 1),
    series,
  };
}

/** @param rows the earliest first */
function pressureOf(rows: readonly ReadingRow[]): BloodPressureView {
  const series = rows.flatMap(({ date, systolic_mmhg: systolic, diastolic_mmhg: diastolic }) =>
    systolic === null || diastolic === null
      ? []
      : [
          {
            date,
            systolic_mmhg: systolic,
            diastolic_mmhg: diastolic,
            category: bloodPressureCategory(systolic, diastolic),
          },
        ],
  );
  const systolic = average(series.map(day => day.systolic_mmhg));
  const diastolic = average(series.map(day => day.diastolic_mmhg));
  return {
    latest: series.at(-1) ?? null,
    average_systolic_mmhg: systolic,
    average_diastolic_mmhg: diastolic,
    average_category: systolic === null || diastolic === null ? null : bloodPressureCategory(systolic, diastolic),
    series,
  };
}
