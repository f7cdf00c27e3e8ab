import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import type { Bilingual } from '#kit/language/language';
import { isBefore } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import { lockBySlug } from '../catalogue/lock-by-slug';
import { SentAlerts } from '../alerts/sent-alerts';
import { daysAfter, daysBefore } from '../days/days';
import { MemberDays } from '../days/member-days';
import { wantsAlert } from '../preferences/wanted-alerts';
import { Workout } from '../workouts/workout.entity';
import {
  ASSIGNED_WORKOUT,
  ASSIGNMENT_COLUMNS,
  ASSIGNMENTS,
  ASSIGNMENTS_OF_CLIENTS,
  type AssignmentRow,
} from './assignments.queries';
import { nameOf } from './coaching-people';
import type { AssignmentBody } from './coaching.dto';
import { AssignmentView, type CoachingPersonView, RosterWorkView } from './coaching.view';
import { Assignment } from './assignment.entity';
import { Rosters } from './rosters.service';

/** An assignment may begin this many days ago; the plan shows open ones for that long. */
const MAX_DAYS_BACK = 7;
const MAX_DAYS_AHEAD = 366;

@Injectable()
export class Assignments {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly days: MemberDays,
    private readonly rosters: Rosters,
    private readonly notifications: Notifications,
    private readonly alerts: SentAlerts,
  ) {}

  async ofMember(memberId: number, request: PageRequest): Promise<Page<AssignmentView>> {
    const page = await listPage<AssignmentRow>(this.db, request, {
      columns: ASSIGNMENT_COLUMNS,
      from: 'assignment g',
      join: ASSIGNED_WORKOUT,
      where: [sql`g.member_id = ${memberId}`],
      order: 'g.starts_on DESC, g.id DESC',
    });
    return mapPage(page, AssignmentView.of);
  }

  async ofClient(coachId: number, username: string, request: PageRequest): Promise<Page<AssignmentView>> {
    return this.ofMember((await this.rosters.client(coachId, username)).id, request);
  }

  async assign(coachId: number, username: string, body: AssignmentBody): Promise<AssignmentView> {
    return this.db.transaction(async () => {
      const client = await this.rosters.lockedClient(coachId, username);
      const today = this.days.todayIn(client.timezone);
      if (
        isBefore(body.startsOn, daysBefore(today, MAX_DAYS_BACK)) ||
        isBefore(daysAfter(today, MAX_DAYS_AHEAD), body.startsOn)
      )
        throw fieldRefused('startsOn', 'assignable_day');
      const workout = await lockBySlug(this.db, Workout, body.workoutSlug);
      const { identifiers } = await this.db.of(Assignment).insert({
        memberId: client.id,
        coachId,
        workoutId: workout.id,
        startsOn: body.startsOn,
        note: body.note ?? '',
      });
      const row = (await this.db.row<AssignmentRow>(`${ASSIGNMENTS} WHERE g.id = $1`, [identifiers[0]!['id']]))!;
      // The notification about new work for today replaces its reminder.
      if (body.startsOn === today) await this.alerts.mark('workout', client.id, today);
      await this.notify(client.id, row, workout.name);
      return AssignmentView.of(row);
    });
  }

  /** Notifies the member, unless such alerts are switched off. */
  private async notify(memberId: number, row: AssignmentRow, workout: Bilingual): Promise<void> {
    const wanted = await this.db.row(`SELECT WHERE ${wantsAlert('workouts', '$1')}`, [memberId]);
    if (!wanted) return;
    await this.notifications.toHolder('fitness.view', memberId, {
      type: 'work_assigned',
      params: { from: nameOf(row.coach!), workout },
      data: { assignment_id: row.id, workout_slug: row.workout_slug, starts_on: row.starts_on },
    });
  }

  /** Deletes assignments of the caller's own clients only. */
  async delete(coachId: number, id: number): Promise<void> {
    await this.db.rowOr(
      NotFound,
      `DELETE FROM assignment g USING coach_client c, account a
       WHERE g.id = $2 AND c.member_id = g.member_id AND c.coach_id = $1 AND a.id = c.member_id AND a.deleted_at IS NULL
       RETURNING g.id`,
      [coachId, id],
    );
  }

  /** Assignments of all clients for today, in the time zone of each client. */
  async today(coachId: number): Promise<RosterWorkView[]> {
    const rows = await this.db.rows<AssignmentRow & { client: CoachingPersonView }>(
      `${ASSIGNMENTS_OF_CLIENTS}
       JOIN coach_client c ON c.member_id = g.member_id AND c.coach_id = $1
       JOIN account a ON a.id = c.member_id AND a.deleted_at IS NULL
       WHERE g.starts_on = ($2::timestamptz AT TIME ZONE a.timezone)::date
       ORDER BY a.first_name, a.last_name, g.id`,
      [coachId, this.clock.now().toString()],
    );
    return rows.map(RosterWorkView.of);
  }
}
