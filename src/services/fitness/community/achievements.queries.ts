import type { Achievement } from '../achievements/achievement.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { offsetOf, type Page, type PageRequest } from '#kit/http/page';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { Settings } from '#shared/settings/settings';
import type { AchievementMetric } from '../achievements/achievement-metrics';
import { dayMetrics } from '../activity/day-metrics';
import { daysBefore } from '../days/days';
import { percentReached } from '../days/metrics';
import type { MemberDay } from '../days/member-days';
import { AchievementView } from './community.view';
import { type MemberDayRow, type MemberStatistics, memberStatistics } from './member-statistics';

/** Figures cover at most this many days. */
const MAX_DAYS = 5 * 365;

/** One row per day, from the first one with data (not before `$2`) to today `$3`. */
const DAYS = `
  SELECT f.steps, f.distance_m, f.active_minutes, f.calories_kcal, f.workouts
  FROM (SELECT greatest($2::date, least($3::date,
    (SELECT min(date) FROM daily_metric WHERE account_id = $1), (SELECT min(date) FROM activity WHERE account_id = $1)
  )) AS first) since
  CROSS JOIN LATERAL (${dayMetrics('$1', 'since.first', '$3::date')}) f ORDER BY f.date`;

const COUNTS = `
  SELECT
    (SELECT count(*)::integer FROM sleep_night WHERE account_id = $1) AS nights,
    (SELECT count(*)::integer FROM hydration_day WHERE account_id = $1 AND glasses >= $2) AS hydrated_days,
    (SELECT count(*)::integer FROM challenge_participation WHERE account_id = $1 AND finished_at IS NOT NULL) AS challenges,
    (SELECT count(*)::integer FROM check_in WHERE member_id = $1) AS check_ins,
    (SELECT count(*)::integer FROM post WHERE author_id = $1) AS posts`;

/** Achievements whose figure, by metric in `$2`, has reached the threshold. */
const EARN = `
  INSERT INTO earned_achievement (account_id, achievement_id, earned_at)
  SELECT $1, a.id, $3 FROM achievement a JOIN jsonb_each_text($2::jsonb) figure ON figure.key = a.metric
  WHERE figure.value::numeric >= a.threshold
  ON CONFLICT DO NOTHING`;

const ACHIEVEMENTS = `
  SELECT ${AchievementView.columns<Achievement>('a', { progress: 'NULL', percent: 'NULL', earned_at: 'e.earned_at' })}
  FROM achievement a LEFT JOIN earned_achievement e ON e.achievement_id = a.id AND e.account_id = $1
  ORDER BY e.earned_at DESC NULLS LAST, a.threshold, a.id`;

type Counts = Record<'nights' | 'hydrated_days' | 'challenges' | 'check_ins' | 'posts', number>;

@Injectable()
export class Achievements {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async statistics({ accountId, today }: MemberDay): Promise<MemberStatistics> {
    const values = [accountId, daysBefore(today, MAX_DAYS), today];
    return memberStatistics(await this.db.rows<MemberDayRow>(DAYS, values));
  }

  /** Awards reached achievements, then lists all: earned ones first (the latest first), then the nearest. */
  async list({ accountId }: MemberDay, statistics: MemberStatistics): Promise<AchievementView[]> {
    const reached = await this.reached(accountId, statistics);
    await this.db.rows(EARN, [accountId, JSON.stringify(reached), this.clock.now().toString()]);
    const rows = await this.db.rows<RowOf<typeof AchievementView>>(ACHIEVEMENTS, [accountId]);
    const views = rows.map(row => {
      const progress = reached[row.metric];
      return AchievementView.of({ ...row, progress, percent: percentReached(progress, row.threshold) });
    });
    const earned = views.filter(({ earned_at }) => earned_at !== null);
    const open = views.filter(({ earned_at }) => earned_at === null);
    return [...earned, ...open.toSorted((a, b) => b.percent - a.percent)];
  }

  async page(day: MemberDay, request: PageRequest): Promise<Page<AchievementView>> {
    const all = await this.list(day, await this.statistics(day));
    const offset = offsetOf(request);
    return { ...request, rows: all.slice(offset, offset + request.limit), total: all.length };
  }

  private async reached(accountId: number, statistics: MemberStatistics): Promise<Record<AchievementMetric, number>> {
    const glasses = await this.settings.value('default_water_glasses_goal', 'number');
    const counts = (await this.db.row<Counts>(COUNTS, [accountId, glasses]))!;
    return { ...statistics, streak_days: statistics.longest_streak_days, ...counts };
  }
}
type AchievementView = InstanceType<typeof AchievementView>;
