import { Injectable } from '@nestjs/common';
import { average, total, trendOf } from '../days/metrics';
import { daysBefore, mondayOf, monthOf } from '../days/days';
import { pageFields } from '../paged-rows';
import { MemberDays } from '../days/member-days';
import { Goals, type GoalsView, ringsOf } from '../goals/goals';
import type { ActivityQuery } from './activity.dto';
import { ActivityQueries } from './activity.queries';
import {
  type ActivityPageView,
  type ActivityPeriodView,
  type ActivityTotalsView,
  type Granularity,
  TREND_METRICS,
} from './activity.view';
import type { DayMetrics } from './day-metrics';

/** The first day shown, and the first day of the comparison period of the same length. */
const FIRST_DAYS: Record<Granularity, (today: string) => { from: string; before: string }> = {
  days: today => ({ from: daysBefore(today, 29), before: daysBefore(today, 59) }),
  weeks: today => ({ from: daysBefore(mondayOf(today), 77), before: daysBefore(mondayOf(today), 161) }),
  months: today => ({ from: monthOf(today, -11), before: monthOf(today, -23) }),
};

@Injectable()
export class ActivityPages {
  constructor(
    private readonly days: MemberDays,
    private readonly goals: Goals,
    private readonly queries: ActivityQueries,
  ) {}

  async page(
    accountId: number,
    { granularity = 'days', pageRequest }: Pick<ActivityQuery, 'granularity' | 'pageRequest'>,
  ): Promise<ActivityPageView> {
    const day = await this.days.of(accountId);
    const { today, zone } = day;
    const { from, before } = FIRST_DAYS[granularity](today);
    const goals = await this.goals.read();
    const [all, kinds, records, activities] = await Promise.all([
      this.queries.days(accountId, before, today, granularity),
      this.queries.kinds(accountId, from, today),
      this.queries.records(day, goals.steps),
      this.queries.latest(accountId, pageRequest),
    ]);
    const shown = all.filter(row => row.date >= from);
    const earlier = all.filter(row => row.date < from);
    return {
      granularity,
      today,
      timezone: zone,
      week_starts_on: 'monday',
      from,
      to: today,
      goals,
      rings: ringsOf(all.at(-1), goals),
      current_streak_days: records.current,
      longest_streak_days: records.longest,
      totals: totalsOf(shown, goals),
      trends: TREND_METRICS.map(metric => {
        const metrics = (rows: DayMetrics[]) => rows.map(row => row[metric]);
        return { figure: metric, ...trendOf(metrics(shown), metrics(earlier)) };
      }),
      periods: periodsOf(shown, goals),
      kinds,
      records: records.records,
      activities: activities.rows,
      ...pageFields(activities),
    };
  }
}

export function periodsOf(days: readonly (DayMetrics & { period: string })[], goals: GoalsView): ActivityPeriodView[] {
  const periods = new Map<string, DayMetrics[]>();
  for (const day of days) periods.set(day.period, [...(periods.get(day.period) ?? []), day]);
  return [...periods].map(([from, rows]) => ({ from, to: rows.at(-1)!.date, ...totalsOf(rows, goals) }));
}

function totalsOf(days: readonly DayMetrics[], goals: GoalsView): ActivityTotalsView {
  const sum = (metric: keyof Omit<DayMetrics, 'date'>) => total(days.map(day => day[metric]));
  const steps = days.map(day => day.steps);
  return {
    steps: sum('steps'),
    distance_m: sum('distance_m'),
    active_minutes: sum('active_minutes'),
    calories_kcal: sum('calories_kcal'),
    floors: sum('floors'),
    workouts: sum('workouts') ?? 0,
    workout_minutes: sum('workout_minutes') ?? 0,
    recorded_days: steps.filter(metric => metric !== null).length,
    goal_days: steps.filter(metric => metric !== null && metric >= goals.steps).length,
    average_steps: average(steps),
  };
}
