import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import type { Bilingual } from '#kit/language/language';
import { Notifications } from '#shared/notifications/notifications.service';
import { isCounted } from '../activity/counted-sessions';
import { wantsAlert } from '../preferences/wanted-alerts';
import { MemberMornings, type ZoneDay } from './member-mornings';
import { type DueAlert, SentAlerts } from './sent-alerts';

const REMIND = 'remind-of-workouts';
const EVERY_QUARTER_HOUR = '*/15 * * * *';
const HOURS = { from: Temporal.PlainTime.from('08:00'), until: Temporal.PlainTime.from('20:00') };

/** Workouts planned for the days `$1`: assignments first, then the program day, except one started today. */
const PLANNED = `
  SELECT g.member_id AS account_id, g.starts_on AS date, g.workout_id, g.id AS assignment_id
  FROM assignment g WHERE g.session_id IS NULL AND g.starts_on IN (SELECT date FROM days)
  UNION ALL
  SELECT e.account_id, days.date, d.workout_id, NULL
  FROM program_enrollment e JOIN account a ON a.id = e.account_id JOIN days ON days.zone = a.timezone
  JOIN program_day d ON d.program_id = e.program_id
    AND d.week = (days.date - e.started_on) / 7 + 1 AND d.day = (days.date - e.started_on) % 7 + 1
  WHERE e.status = 'active' AND e.started_on < days.date`;

const DUE = `
  WITH days AS (SELECT zone, date FROM jsonb_to_recordset($1::jsonb) AS d (zone text, date date))
  SELECT DISTINCT planned.account_id, planned.date
  FROM (${PLANNED}) planned
  JOIN account a ON a.id = planned.account_id AND a.deleted_at IS NULL
  JOIN days ON days.zone = a.timezone AND days.date = planned.date
  WHERE ${wantsAlert('workouts', 'a.id')} AND NOT EXISTS (
    SELECT FROM workout_session s
    WHERE s.account_id = a.id AND s.date = planned.date AND s.workout_id = planned.workout_id AND ${isCounted('s')})`;

const WORKOUTS = `
  WITH days AS (SELECT zone, date FROM jsonb_to_recordset($1::jsonb) AS d (zone text, date date))
  SELECT DISTINCT ON (planned.account_id) planned.account_id, planned.date, planned.assignment_id, w.slug, w.name
  FROM (${PLANNED}) planned JOIN workout w ON w.id = planned.workout_id
  JOIN jsonb_to_recordset($2::jsonb) AS claimed (account_id integer, date date)
    ON claimed.account_id = planned.account_id AND claimed.date = planned.date
  ORDER BY planned.account_id, planned.assignment_id NULLS LAST`;

interface PlannedWorkout extends DueAlert {
  assignment_id: number | null;
  slug: string;
  name: Bilingual;
}

@Injectable()
export class WorkoutReminders implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly mornings: MemberMornings,
    private readonly alerts: SentAlerts,
    private readonly notifications: Notifications,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(EVERY_QUARTER_HOUR, REMIND, () => this.run());
  }

  async run(): Promise<void> {
    const days = await this.mornings.zonesWithin(HOURS);
    const due = { statement: DUE, values: [JSON.stringify(days)] };
    await this.alerts.sendOnce('workout', due, members => this.remind(days, members));
  }

  private async remind(days: ZoneDay[], members: DueAlert[]): Promise<void> {
    const values = [JSON.stringify(days), JSON.stringify(members)];
    for (const planned of await this.db.rows<PlannedWorkout>(WORKOUTS, values)) {
      const { account_id: accountId, assignment_id, slug, name, date } = planned;
      await this.notifications.toHolder('fitness.view', accountId, {
        type: 'workout_planned',
        params: { workout: name },
        data: { workout_slug: slug, date, assignment_id },
      });
    }
  }
}
