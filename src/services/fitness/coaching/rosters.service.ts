import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import { IS_LIVE_MEMBER, MemberNotFound, MEMBERS } from '../accounts/member-accounts';
import { CoachClient } from './coach-client.entity';
import { IS_COACH, nameOf, personOf } from './coaching-people';
import { AlreadyCoached, CoachNotFound } from './coaching.refusals';
import { type CoachingPersonView, RosterPlaceView } from './coaching.view';

export interface Client {
  id: number;
  username: string;
  first_name: string;
  last_name: string;
  timezone: string;
}

interface Person {
  id: number;
  username: string;
  first_name: string;
  last_name: string;
}

/** Assigns coaches to members. A member has at most one coach (`coach_client_pkey`). */
@Injectable()
export class Rosters {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly notifications: Notifications,
  ) {}

  /** A client of the coach. `lock` is a locking clause. @throws MemberNotFound */
  async client(coachId: number, username: string, lock = ''): Promise<Client> {
    const row = await this.db.rowOr<Client>(
      MemberNotFound,
      `SELECT a.id, a.username, a.first_name, a.last_name, a.timezone
       FROM account a JOIN coach_client c ON c.member_id = a.id AND c.coach_id = $1
       WHERE a.username = $2 AND a.deleted_at IS NULL ${lock}`,
      [coachId, username],
    );
    return row;
  }

  /** As `client`, and locks the roster entry, which moves, removals and messages of the two need. */
  async lockedClient(coachId: number, username: string): Promise<Client> {
    return this.client(coachId, username, 'FOR UPDATE OF c');
  }

  async take(coachId: number, username: string): Promise<void> {
    await this.db.transaction(async () => {
      const member = await this.member(username);
      if (member.id === coachId) throw MemberNotFound();
      await this.db.rowOr(
        AlreadyCoached,
        `INSERT INTO coach_client (member_id, coach_id, started_at) VALUES ($1, $2, $3)
         ON CONFLICT (member_id) DO NOTHING RETURNING member_id`,
        [member.id, coachId, this.clock.now().toString()],
      );
      await this.notifyMember(member.id, coachId);
    });
  }

  /** Moves a member to a coach, away from any other one. */
  async move(coachUsername: string, memberUsername: string): Promise<RosterPlaceView> {
    await this.db.transaction(async () => {
      const coach = await this.db.rowOr<Person>(
        CoachNotFound,
        `SELECT person.id, person.username, person.first_name, person.last_name FROM account person
         WHERE person.username = $1 AND ${IS_COACH} FOR KEY SHARE`,
        [coachUsername],
      );
      const member = await this.member(memberUsername);
      const moved = await this.db.row(
        `INSERT INTO coach_client AS stored (member_id, coach_id, started_at) VALUES ($1, $2, $3)
         ON CONFLICT (member_id) DO UPDATE SET coach_id = excluded.coach_id, started_at = excluded.started_at
         WHERE stored.coach_id <> excluded.coach_id RETURNING member_id`,
        [member.id, coach.id, this.clock.now().toString()],
      );
      if (!moved) return;
      await this.notifyMember(member.id, coach.id);
      await this.notifications.toHolder('coaching.clients', coach.id, {
        type: 'client_assigned',
        params: { from: nameOf(member) },
        data: { member_username: member.username },
      });
    });
    return this.place(memberUsername);
  }

  async free(memberUsername: string): Promise<RosterPlaceView> {
    const member = await this.member(memberUsername);
    await this.db.of(CoachClient).delete({ memberId: member.id });
    return this.place(memberUsername);
  }

  async place(memberUsername: string): Promise<RosterPlaceView> {
    const row = await this.db.rowOr<{
      member: CoachingPersonView;
      coach: CoachingPersonView | null;
      since: Date | null;
    }>(
      MemberNotFound,
      `SELECT ${personOf('person.id')} AS member, ${personOf('coach.id')} AS coach,
         CASE WHEN coach.id IS NOT NULL THEN c.started_at END AS since
       FROM (SELECT person.id FROM account person WHERE ${IS_LIVE_MEMBER} AND person.username = $1) person
       LEFT JOIN coach_client c ON c.member_id = person.id
       LEFT JOIN account coach ON coach.id = c.coach_id AND coach.deleted_at IS NULL`,
      [memberUsername],
    );
    return RosterPlaceView.of(row);
  }

  private async member(username: string): Promise<Person> {
    const row = await this.db.rowOr<Person>(
      MemberNotFound,
      `SELECT person.id, person.username, person.first_name, person.last_name FROM account person WHERE ${IS_LIVE_MEMBER} AND person.username = $1 FOR KEY SHARE`,
      [username],
    );
    return row;
  }

  private async notifyMember(memberId: number, coachId: number): Promise<void> {
    const coach = await this.db.row<Person>('SELECT id, username, first_name, last_name FROM account WHERE id = $1', [
      coachId,
    ]);
    await this.notifications.toHolder('fitness.view', memberId, {
      type: 'coach_assigned',
      params: { from: nameOf(coach!) },
      data: { coach_username: coach!.username },
    });
  }

  /** Removes clients of accounts that may no longer coach, and coaches of accounts that are no longer members. */
  async freeFormerRoles({ accountId }: { accountId: number }): Promise<void> {
    await this.db.rows(
      `DELETE FROM coach_client c USING account person
       WHERE person.id = $1 AND (
         c.coach_id = person.id AND NOT (${IS_COACH})
         OR c.member_id = person.id AND person.deleted_at IS NULL AND NOT (${MEMBERS.rowCondition}))`,
      [accountId],
    );
  }
}
