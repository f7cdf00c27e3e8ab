import type { Workout } from '../workouts/workout.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { containsAll, raw, sql } from '#kit/database/sql';
import { mapPage, type Page } from '#kit/http/page';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { IS_LIVE_MEMBER } from '../accounts/member-accounts';
import { dayMetrics } from '../activity/day-metrics';
import { daysBefore } from '../days/days';
import { MemberDays } from '../days/member-days';
import { ASSIGNMENTS, type AssignmentRow } from './assignments.queries';
import { CHECK_INS, type CheckInRow } from './check-ins.queries';
import { IS_COACH } from './coaching-people';
import type { AssignableWorkoutsQuery, AvailableMembersQuery } from './coaching.dto';
import {
  AssignableWorkoutView,
  AssignmentView,
  CheckInView,
  type ClientDetailView,
  ClientView,
  CoachingPersonView,
  CoachWithClientsView,
  MyCoachView,
} from './coaching.view';
import type { Client } from './rosters.service';

const SHOWN_WEIGHTS = 30;
const DAYS_ASSIGNMENTS_ARE_SHOWN = 30;

/** `$1` is the coach, `$2` the current time; today depends on the client's time zone. */
const CLIENTS = `
  SELECT ${ClientView.columns('a', {
    since: 'c.started_at',
    last_active_on: `greatest(
      (SELECT max(m.date) FROM daily_metric m WHERE m.account_id = a.id),
      (SELECT max(t.date) FROM activity t WHERE t.account_id = a.id AND t.duplicate_of_id IS NULL))`,
    sessions_this_week: `(SELECT count(*)::integer FROM activity t
      WHERE t.account_id = a.id AND t.duplicate_of_id IS NULL AND t.date >= today.monday AND t.date <= today.date)`,
    open_assignments: '(SELECT count(*)::integer FROM assignment g WHERE g.member_id = a.id AND g.session_id IS NULL)',
    unread_messages: `(SELECT count(*)::integer FROM coach_message m
      WHERE m.member_id = a.id AND m.coach_id = $1 AND m.sender = 'member' AND m.read_at IS NULL)`,
    checked_in_this_week: 'EXISTS (SELECT 1 FROM check_in k WHERE k.member_id = a.id AND k.week = today.monday)',
    awaits_reply: 'EXISTS (SELECT 1 FROM check_in k WHERE k.member_id = a.id AND k.reply IS NULL)',
  })}, a.id, a.country_id
  FROM coach_client c JOIN account a ON a.id = c.member_id AND a.deleted_at IS NULL
  CROSS JOIN LATERAL (SELECT ($2::timestamptz AT TIME ZONE a.timezone)::date AS date) day
  CROSS JOIN LATERAL (SELECT day.date, day.date - (extract(isodow FROM day.date)::integer - 1) AS monday) today
  WHERE c.coach_id = $1`;

/** Figures of account `$1` over the 7 days up to `to`, as the member sees them. */
const week = (to: string) => `(
  SELECT json_build_object('from', ${to} - 6, 'to', ${to}, 'sessions', trained.sessions, 'training_minutes', trained.minutes,
    'average_steps', moved.steps, 'average_active_minutes', moved.active_minutes, 'average_sleep_minutes', slept.minutes)
  FROM (
    SELECT count(*)::integer AS sessions,
      coalesce(round(sum(extract(epoch FROM t.ended_at - t.started_at)) / 60), 0)::integer AS minutes
    FROM activity t WHERE t.account_id = $1 AND t.duplicate_of_id IS NULL AND t.date BETWEEN ${to} - 6 AND ${to}
  ) trained, (
    SELECT round(avg(d.steps))::integer AS steps, round(avg(d.active_minutes))::integer AS active_minutes
    FROM (${dayMetrics('$1', `(${to} - 6)`, to)}) d
  ) moved, (
    SELECT round(avg(n.asleep_minutes))::integer AS minutes FROM sleep_night n
    WHERE n.account_id = $1 AND n.date BETWEEN ${to} - 6 AND ${to}
  ) slept)`;

const DETAIL = `
  SELECT
    (SELECT g.target_weight_kg FROM weight_goal g WHERE g.account_id = $1) AS target_weight_kg,
    (SELECT coalesce(json_agg(r), '[]') FROM (
      SELECT b.date, b.weight_kg, b.weight_kg AS "weightKg" FROM body_reading b WHERE b.account_id = $1 AND b.weight_kg IS NOT NULL
      ORDER BY b.date DESC LIMIT ${SHOWN_WEIGHTS}) r) AS weights,
    ${week('$2::date')} AS last_7_days, ${week('($2::date - 7)')} AS before`;

type ClientRow = RowOf<typeof ClientView> & { id: number; country_id: number | null };
type DetailRow = Pick<ClientDetailView, 'target_weight_kg' | 'weights' | 'last_7_days' | 'before'>;

@Injectable()
export class RosterQueries {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly days: MemberDays,
  ) {}

  async clients(coachId: number): Promise<ClientView[]> {
    const order = 'ORDER BY a.first_name, a.last_name, a.id';
    const rows = await this.db.rows<ClientRow>(`${CLIENTS} ${order}`, [coachId, this.clock.now().toString()]);
    return rows.map(ClientView.of);
  }

  async client(coachId: number, client: Client): Promise<ClientView> {
    return ClientView.of(await this.row(coachId, client));
  }

  async detail(coachId: number, client: Client): Promise<ClientDetailView> {
    const today = this.days.todayIn(client.timezone);
    const row = await this.row(coachId, client);
    const detail = (await this.db.row<DetailRow>(DETAIL, [client.id, today]))!;
    const assignments = await this.db.rows<AssignmentRow>(
      `${ASSIGNMENTS} WHERE g.member_id = $1 AND (g.session_id IS NULL OR g.starts_on > $2) ORDER BY g.starts_on, g.id LIMIT 100`,
      [client.id, daysBefore(today, DAYS_ASSIGNMENTS_ARE_SHOWN)],
    );
    const last = await this.db.row<CheckInRow>(`${CHECK_INS} WHERE k.member_id = $1 ORDER BY k.week DESC LIMIT 1`, [
      client.id,
    ]);
    return {
      ...ClientView.of(row),
      country_id: row.country_id,
      ...detail,
      assignments: assignments.map(AssignmentView.of),
      last_check_in: last ? CheckInView.of(last) : null,
    };
  }

  async available({ search, pageRequest }: AvailableMembersQuery): Promise<Page<CoachingPersonView>> {
    const page = await listPage<RowOf<typeof CoachingPersonView>>(this.db, pageRequest, {
      columns: CoachingPersonView.columns('person'),
      from: 'account person',
      where: [
        raw(IS_LIVE_MEMBER),
        sql`NOT EXISTS (SELECT FROM coach_client c WHERE c.member_id = person.id)`,
        ...containsAll('person.search_text', search),
      ],
      order: 'person.first_name, person.last_name, person.id',
    });
    return mapPage(page, CoachingPersonView.of);
  }

  async workouts({ search, pageRequest }: AssignableWorkoutsQuery): Promise<Page<AssignableWorkoutView>> {
    const page = await listPage<RowOf<typeof AssignableWorkoutView>>(this.db, pageRequest, {
      columns: AssignableWorkoutView.columns<Workout>('w'),
      from: 'workout w',
      where: containsAll('w.search_text', search),
      order: `w.name ->> 'en', w.id`,
    });
    return mapPage(page, AssignableWorkoutView.of);
  }

  async coaches(): Promise<Array<InstanceType<typeof CoachWithClientsView>>> {
    const clients = `(SELECT count(*)::integer FROM coach_client c
      JOIN account m ON m.id = c.member_id AND m.deleted_at IS NULL WHERE c.coach_id = person.id)`;
    return this.db.rows(
      `SELECT ${CoachWithClientsView.columns('person', { clients })} FROM account person
       WHERE ${IS_COACH} ORDER BY person.first_name, person.last_name, person.id`,
    );
  }

  async coachOf(memberId: number): Promise<MyCoachView | null> {
    const columns = MyCoachView.columns('a', {
      since: 'c.started_at',
      unread_messages: `(SELECT count(*)::integer FROM coach_message m
        WHERE m.member_id = $1 AND m.sender = 'coach' AND m.read_at IS NULL)`,
    });
    const row = await this.db.row<RowOf<typeof MyCoachView>>(
      `SELECT ${columns} FROM coach_client c JOIN account a ON a.id = c.coach_id AND a.deleted_at IS NULL
       WHERE c.member_id = $1`,
      [memberId],
    );
    return row ? MyCoachView.of(row) : null;
  }

  private async row(coachId: number, { id }: Client): Promise<ClientRow> {
    const values = [coachId, this.clock.now().toString(), id];
    return (await this.db.row<ClientRow>(`${CLIENTS} AND a.id = $3`, values))!;
  }
}
