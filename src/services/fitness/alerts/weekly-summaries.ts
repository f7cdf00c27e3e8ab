import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { Mail } from '#mail/mail';
import { Notifications } from '#shared/notifications/notifications.service';
import { dayMetrics } from '../activity/day-metrics';
import { daysBefore, mondayOf } from '../days/days';
import { wantsAlert } from '../preferences/wanted-alerts';
import { MemberMornings } from './member-mornings';
import { type DueAlert, SentAlerts } from './sent-alerts';
import { SUMMARY_LETTER, type WeekStatistics } from './summary-letter';

const SUMMARIZE = 'summarize-weeks';
const FORGET = 'forget-sent-alerts';
/** Time zone offsets are multiples of 15 minutes. */
const EVERY_QUARTER_HOUR = '*/15 * * * *';
const NIGHTLY = '25 3 * * *';
const DAYS_KEPT = 30;
const HOURS = { from: Temporal.PlainTime.from('07:00'), until: Temporal.PlainTime.from('23:45') };
/** Members who recorded nothing for this long get no more summaries until they come back. */
const QUIET_DAYS = 28;

const recordedIn = (table: string) =>
  `EXISTS (SELECT FROM ${table} r WHERE r.account_id = a.id AND r.date >= d.date - ${QUIET_DAYS} AND r.date < d.date)`;

/** Members in one of the time zones and days `$1`. */
const DUE = `
  SELECT a.id AS account_id, d.date FROM jsonb_to_recordset($1::jsonb) AS d (zone text, date date)
  JOIN account a ON a.timezone = d.zone AND a.deleted_at IS NULL
  WHERE ${wantsAlert('summary', 'a.id')}
    AND EXISTS (SELECT FROM account_role entry JOIN role ON role.id = entry.role_id
      WHERE entry.account_id = a.id AND 'fitness.view' = ANY (role.permissions))
    AND (a.created_at >= d.date - ${QUIET_DAYS} OR ${recordedIn('daily_metric')} OR ${recordedIn('activity')}
      OR ${recordedIn('sleep_night')})`;

/** Figures of the week before the Monday `date`, for each member of `$1`. */
const WEEKS = `
  SELECT a.id AS account_id, a.email, a.first_name, a.is_verified, sent.date, week.*
  FROM jsonb_to_recordset($1::jsonb) AS sent (account_id integer, date date) JOIN account a ON a.id = sent.account_id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(f.workouts), 0)::integer AS workouts, coalesce(sum(f.workout_minutes), 0)::integer AS workout_minutes,
      coalesce(sum(f.active_minutes), 0)::integer AS active_minutes, coalesce(sum(f.steps), 0)::integer AS steps,
      coalesce(round(sum(f.calories_kcal)), 0)::integer AS calories_kcal
    FROM (${dayMetrics('a.id', '(sent.date - 7)', '(sent.date - 1)')}) f
  ) week
  ORDER BY a.id`;

interface WeekRow extends DueAlert, WeekStatistics {
  email: string;
  first_name: string;
  is_verified: boolean;
}

/** Sends members a weekly summary on Monday morning in their time zone. */
@Injectable()
export class WeeklySummaries implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly mornings: MemberMornings,
    private readonly alerts: SentAlerts,
    private readonly notifications: Notifications,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(EVERY_QUARTER_HOUR, SUMMARIZE, () => this.run());
    this.jobs.schedule(NIGHTLY, FORGET, () => this.alerts.deleteOld(DAYS_KEPT));
  }

  async run(): Promise<void> {
    const days = await this.mornings.zonesWithin(HOURS);
    const mondays = days.filter(({ date }) => date === mondayOf(date));
    const due = { statement: DUE, values: [JSON.stringify(mondays)] };
    if (mondays.length > 0) await this.alerts.sendOnce('summary', due, members => this.send(members));
  }

  /** Mail goes to confirmed addresses only. */
  private async send(members: DueAlert[]): Promise<void> {
    for (const row of await this.db.rows<WeekRow>(WEEKS, [JSON.stringify(members)])) {
      const { account_id: accountId, date, email, first_name: firstName, is_verified: isVerified, ...statistics } = row;
      const week = daysBefore(date, 7);
      await this.notifications.toHolder('fitness.view', accountId, {
        type: 'week_summary',
        params: { ...statistics },
        data: { week },
      });
      const summary = { firstName, week, until: daysBefore(date, 1), statistics };
      if (isVerified) await this.mail.send(SUMMARY_LETTER.to(email, summary));
    }
  }
}
