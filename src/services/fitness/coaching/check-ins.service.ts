import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { RateLimits } from '#rate-limits/rate-limits';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import { mondayOf } from '../days/days';
import { MemberDays } from '../days/member-days';
import { CheckInFiled } from './check-in.events';
import { CheckIn } from './check-in.entity';
import { CHECK_IN_COLUMNS, CHECK_INS, type CheckInRow } from './check-ins.queries';
import { nameOf, personOf } from './coaching-people';
import type { CheckInBody } from './coaching.dto';
import { CheckInView, ClientCheckInView, type CoachingPersonView } from './coaching.view';
import { Rosters } from './rosters.service';

interface Answered {
  member_id: number;
  week: string;
  username: string;
  first_name: string;
  last_name: string;
}

@Injectable()
export class CheckIns {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly days: MemberDays,
    private readonly rosters: Rosters,
    private readonly notifications: Notifications,
    private readonly limits: RateLimits,
    private readonly events: DomainEvents,
  ) {}

  async ofMember(memberId: number, request: PageRequest): Promise<Page<CheckInView>> {
    const page = await listPage<CheckInRow>(this.db, request, {
      columns: CHECK_IN_COLUMNS,
      from: 'check_in k',
      where: [sql`k.member_id = ${memberId}`],
      order: 'k.week DESC, k.id DESC',
    });
    return mapPage(page, CheckInView.of);
  }

  async ofClient(coachId: number, username: string, request: PageRequest): Promise<Page<CheckInView>> {
    return this.ofMember((await this.rosters.client(coachId, username)).id, request);
  }

  /** Files the check-in for the current week of the member. The constraint `check_in_once_a_week` refuses a second one. */
  async file(memberId: number, { energy, weightKg, notes }: CheckInBody): Promise<CheckInView> {
    const { today } = await this.days.of(memberId);
    return this.db.transaction(async () => {
      const week = mondayOf(today);
      const { identifiers } = await this.db.of(CheckIn).insert({
        memberId,
        week,
        energy,
        weightKg: weightKg ?? null,
        notes: notes ?? '',
      });
      const id = identifiers[0]!['id'] as number;
      const coach = await this.db.row<{ coach_id: number; username: string; first_name: string; last_name: string }>(
        `SELECT c.coach_id, a.username, a.first_name, a.last_name FROM coach_client c JOIN account a ON a.id = c.member_id
         WHERE c.member_id = $1`,
        [memberId],
      );
      if (coach)
        await this.notifications.toHolder('coaching.clients', coach.coach_id, {
          type: 'check_in_filed',
          params: { from: nameOf(coach) },
          data: { check_in_id: id, member_username: coach.username, week },
        });
      await this.events.raise(CheckInFiled, { checkInId: id, memberId });
      return this.get(id);
    });
  }

  /** Replies to an own client; a new reply replaces the old one. */
  async reply(coachId: number, id: number, reply: string): Promise<CheckInView> {
    return this.limits.countSuccesses('coachMessages', String(coachId), () => this.store(coachId, id, reply));
  }

  private async store(coachId: number, id: number, reply: string): Promise<CheckInView> {
    return this.db.transaction(async () => {
      const answered = await this.db.rowOr<Answered>(
        NotFound,
        `UPDATE check_in k SET reply = $3, replied_by_id = $1, replied_at = $4, updated_at = now()
         FROM coach_client c, account a, account coach
         WHERE k.id = $2 AND c.member_id = k.member_id AND c.coach_id = $1 AND a.id = c.member_id AND a.deleted_at IS NULL
           AND coach.id = $1
         RETURNING k.member_id, k.week, coach.username, coach.first_name, coach.last_name`,
        [coachId, id, reply, this.clock.now().toString()],
      );
      await this.notifications.toHolder('fitness.view', answered.member_id, {
        type: 'check_in_reply',
        params: { from: nameOf(answered) },
        data: { check_in_id: id, coach_username: answered.username, week: answered.week },
      });
      return this.get(id);
    });
  }

  /** Check-ins of the current week of each client; unanswered ones first, the longest waiting before the others. */
  async thisWeek(coachId: number): Promise<ClientCheckInView[]> {
    const rows = await this.db.rows<CheckInRow & { client: CoachingPersonView }>(
      `SELECT ${CHECK_IN_COLUMNS}, ${personOf('k.member_id')} AS client
       FROM coach_client c JOIN account a ON a.id = c.member_id AND a.deleted_at IS NULL
       JOIN check_in k ON k.member_id = a.id
         AND k.week = date_trunc('week', $2::timestamptz AT TIME ZONE a.timezone)::date
       WHERE c.coach_id = $1
       ORDER BY k.reply IS NOT NULL, k.created_at, k.id`,
      [coachId, this.clock.now().toString()],
    );
    return rows.map(ClientCheckInView.of);
  }

  private async get(id: number): Promise<CheckInView> {
    return CheckInView.of((await this.db.row<CheckInRow>(`${CHECK_INS} WHERE k.id = $1`, [id]))!);
  }
}
