import type { SleepNight } from './sleep-night.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { offsetOf, type PageRequest } from '#kit/http/page';
import { pageFields } from '../paged-rows';
import type { RowOf } from '#kit/views/view';
import { daysAfter, daysBefore, daysBetween } from '../days/days';
import { average, rounded, trendOf } from '../days/metrics';
import { type DayValueView, goalProgress, seriesOf } from '../days/metrics.view';
import { MemberDays } from '../days/member-days';
import { Goals } from '../goals/goals';
import { FIRST_NIGHTS } from './sleep.dto';
import { averageClock, clockMinute, debtOf, regularityOf } from './sleep-rules';
import {
  SLEEP_STAGES,
  SleepNightView,
  type SleepPageView,
  type SleepRegularityView,
  type SleepStageView,
} from './sleep.view';

type NightRow = RowOf<typeof SleepNightView>;

const DAYS = 30;
const REGULAR_DAYS = 14;
const TREND_DAYS = 7;
/** Pages reach back at most this far, which is earlier than any night. */
const MAX_DAYS = 100 * 366;

const NIGHTS = `
  SELECT ${SleepNightView.columns<SleepNight>('n')} FROM sleep_night n
  WHERE n.account_id = $1 AND (n.date BETWEEN $2 AND $3 OR n.date BETWEEN $4 AND $5) ORDER BY n.date DESC`;
const LONGEST_NIGHT = `
  SELECT n.date, n.asleep_minutes AS value,
    (SELECT min(first.date) FROM sleep_night first WHERE first.account_id = $1) AS first
  FROM sleep_night n
  WHERE n.account_id = $1 ORDER BY n.asleep_minutes DESC, n.date LIMIT 1`;

@Injectable()
export class SleepPages {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
    private readonly goals: Goals,
  ) {}

  async page(accountId: number, request: PageRequest = FIRST_NIGHTS): Promise<SleepPageView> {
    const { today, zone } = await this.days.of(accountId);
    const from = daysBefore(today, DAYS - 1);
    const shown = daysOf(request, today);
    const [goals, read, longest] = await Promise.all([
      this.goals.read(),
      this.db.rows<NightRow>(NIGHTS, [accountId, from, today, shown.from, shown.to]),
      this.db.row<DayValueView & { first: string }>(LONGEST_NIGHT, [accountId]),
    ]);
    const rows = read.filter(row => row.date >= from);
    const nights = read.filter(row => row.date >= shown.from && row.date <= shown.to);
    const total = longest ? Math.max(0, daysBetween(longest.first, today) + 1) : 0;
    const goal = goals.sleep_minutes;
    const days = eachDay(rows, today);
    const asleep = days.map(({ night }) => night?.asleep_minutes ?? null);
    const lately = daysBefore(today, REGULAR_DAYS - 1);
    return {
      date: today,
      timezone: zone,
      goal_minutes: goal,
      last_night: rows[0] ? SleepNightView.of(rows[0]) : null,
      last_night_goal: goalProgress(rows[0]?.asleep_minutes ?? null, goal),
      trend: trendOf(asleep.slice(-TREND_DAYS), asleep.slice(-2 * TREND_DAYS, -TREND_DAYS)),
      average_30_days_minutes: average(asleep),
      goal_nights: rows.filter(row => row.asleep_minutes >= goal).length,
      debt_minutes: debtOf(asleep.slice(-REGULAR_DAYS), goal),
      average_quality: average(
        rows.map(row => row.quality),
        1,
      ),
      stages: stagesOf(rows),
      regularity: regularity(rows.filter(row => row.date >= lately)),
      longest_night: longest ? { date: longest.date, value: longest.value } : null,
      series: seriesOf(days, ({ night }) => night?.asleep_minutes ?? null),
      nights: nights.map(SleepNightView.of),
      ...pageFields({ ...request, rows: nights, total }),
    };
  }
}

/** A page covers a fixed number of days, with or without nights; page 1 ends today. */
function daysOf(request: PageRequest, today: string): { from: string; to: string } {
  const offset = Math.min(offsetOf(request), MAX_DAYS);
  return { from: daysBefore(today, offset + request.limit - 1), to: daysBefore(today, offset) };
}

function eachDay(rows: readonly NightRow[], today: string): { date: string; night: NightRow | undefined }[] {
  const byDate = new Map(rows.map(row => [row.date, row]));
  return Array.from({ length: DAYS }, (_, at) => {
    const date = daysAfter(today, at + 1 - DAYS);
    return { date, night: byDate.get(date) };
  });
}

/** Nights without stages are ignored. */
function stagesOf(rows: readonly NightRow[]): SleepStageView[] {
  const staged = rows.filter(row => SLEEP_STAGES.some(stage => row[`${stage}_minutes`] !== null));
  const all = staged.reduce(
    (sum, row) => sum + SLEEP_STAGES.reduce((night, stage) => night + (row[`${stage}_minutes`] ?? 0), 0),
    0,
  );
  return SLEEP_STAGES.map(stage => {
    const minutes = staged.map(row => row[`${stage}_minutes`]);
    const sum = minutes.reduce<number>((before, value) => before + (value ?? 0), 0);
    return { stage, average_minutes: average(minutes), percent: all > 0 ? rounded((sum / all) * 100, 1) : null };
  });
}

/** Clock times are in the time zone of each night. */
function regularity(rows: readonly NightRow[]): SleepRegularityView {
  const timed = rows.flatMap(({ fell_asleep_at: fell, woke_at: woke, timezone }) =>
    fell && woke ? [{ bed: clockMinute(fell, timezone), waking: clockMinute(woke, timezone) }] : [],
  );
  const bedtime = averageClock(timed.map(({ bed }) => bed));
  const waking = averageClock(timed.map(night => night.waking));
  return {
    score: timed.length > 1 ? regularityOf(bedtime, waking) : null,
    average_bedtime: bedtime?.at ?? null,
    average_waking: waking?.at ?? null,
    bedtime_deviation_minutes: bedtime?.deviationMinutes ?? null,
    waking_deviation_minutes: waking?.deviationMinutes ?? null,
    nights: timed.length,
  };
}
