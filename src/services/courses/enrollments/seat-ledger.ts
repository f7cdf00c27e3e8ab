import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { raw, type Sql, sql } from '#kit/database/sql';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import { History, type HistoryRecord } from '#shared/history/history';
import { isSeatHeld, isSeatHeldAt } from '../seat-conditions';
import { CourseCompleted } from '../progress/completion.events';
import { isFinished } from '../progress/progress';
import { SeatEnded, SeatStarted } from './seat.events';
import type { GrantSource, RevokedCause } from './seat-grant.entity';

/** Subject of seats in the history. */
export const SEAT = 'seat';

export interface NewGrant {
  source: GrantSource;
  orderId?: number;
  accountId?: number;
  endsAt?: Date | null;
  reason?: string | null;
  /** Set when the grant is added by a repair. */
  isRepair?: boolean;
}

export interface Revocation {
  cause: RevokedCause;
  accountId?: number;
  reason?: string;
}

/** A seat whose status or end changed. */
export interface ChangedSeat {
  id: number;
  studentId: number;
  courseId: number;
  /** Whether all grants are revoked. */
  isClosed: boolean;
  wasHeld: boolean;
  isHeld: boolean;
}

interface RestatedSeat extends ChangedSeat {
  /** Whether it had a grant before, which may have ended since. */
  wasOpen: boolean;
  isNewlyCompleted: boolean;
}

interface WrittenGrant {
  id: number;
  enrollmentId: number;
  source: GrantSource;
  orderId: number | null;
  endsAt: Date | null;
  revokedCause: RevokedCause | null;
  reason: string | null;
}

const WRITTEN = `id, enrollment_id AS "enrollmentId", source, order_id AS "orderId", ends_at AS "endsAt",
  revoked_cause AS "revokedCause", reason`;

/** Writes grants, the statuses that follow from them, and the history. Every change locks the seats first. */
@Injectable()
export class SeatLedger {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly history: History,
    private readonly events: DomainEvents,
  ) {}

  /** Locks seats in the order of their courses, so that parallel orders of a student cannot deadlock. */
  async add(
    studentId: number,
    courseIds: readonly number[],
    grant: NewGrant,
  ): Promise<{ changed: ChangedSeat[]; granted: number[] }> {
    return this.db.transaction(async () => {
      const now = this.clock.now().toString();
      const seats = await this.db.rows<{ id: number; isHeld: boolean }>(
        `INSERT INTO enrollment (student_id, course_id, status)
         SELECT DISTINCT $1::integer, course_id, 'cancelled' FROM unnest($2::integer[]) AS wanted (course_id)
         ORDER BY course_id
         ON CONFLICT ON CONSTRAINT enrollment_once DO UPDATE SET status = enrollment.status
         RETURNING id, ${isSeatHeldAt('enrollment', '$3')} AS "isHeld"`,
        [studentId, courseIds, now],
      );
      const ids = seats.map(seat => seat.id);
      const written = await this.insertGrants(ids, grant, now);
      const [added, closed] = [written.filter(isActive), written.filter(one => !isActive(one))];
      const changed = await this.restate(
        ids,
        seats.filter(seat => seat.isHeld).map(seat => seat.id),
      );
      await this.history.record(SEAT, [...endEntries(closed), ...grantEntries(added, grant)]);
      return { changed, granted: added.map(({ enrollmentId }) => enrollmentId) };
    });
  }

  /** Revokes grants; those past their end get the cause `ended`. @param which condition on a grant (alias `g`) */
  async revoke(which: Sql, { cause, accountId, reason }: Revocation): Promise<ChangedSeat[]> {
    return this.db.transaction(async () => {
      const now = this.clock.now();
      const at = now.toString();
      const seats = await this.db.rows<{ id: number; isHeld: boolean }>(sql`
        SELECT e.id, ${isSeatHeld('e', now)} AS "isHeld" FROM enrollment e
        WHERE EXISTS (SELECT 1 FROM seat_grant g WHERE g.enrollment_id = e.id AND ${which} AND g.revoked_at IS NULL)
        ORDER BY e.course_id, e.student_id FOR NO KEY UPDATE OF e`);
      const isOver = sql`coalesce(g.ends_at <= ${at}::timestamptz, false)`;
      const revoked = await this.db.rows<WrittenGrant>(sql`
        UPDATE seat_grant g SET revoked_at = CASE WHEN ${isOver} THEN g.ends_at ELSE ${at}::timestamptz END,
          revoked_cause = CASE WHEN ${isOver} THEN 'ended' ELSE ${cause} END,
          revoked_by = CASE WHEN ${isOver} THEN NULL ELSE ${accountId ?? null}::integer END,
          reason = CASE WHEN ${isOver} THEN g.reason ELSE coalesce(${reason ?? null}, g.reason) END
        WHERE ${which} AND g.revoked_at IS NULL RETURNING ${raw(WRITTEN)}`);
      const changed = await this.restate(
        seats.map(seat => seat.id),
        seats.filter(seat => seat.isHeld).map(seat => seat.id),
      );
      await this.history.record(SEAT, endEntries(revoked, { accountId, reason }));
      return changed;
    });
  }

  /** Writes status and end of locked seats from their grants. @param heldIds ids of the seats that were held before */
  async restate(seatIds: readonly number[], heldIds: readonly number[]): Promise<ChangedSeat[]> {
    const rows = await this.db.rows<Omit<RestatedSeat, 'wasHeld'>>(
      `UPDATE enrollment e SET status = stated.status, held_until = stated.held_until, completed_at = stated.completed_at,
         updated_at = now()
       FROM (
         SELECT granted.*, CASE WHEN granted.grants = 0 THEN 'cancelled' WHEN granted.completed_at IS NOT NULL THEN 'completed'
           ELSE 'active' END AS status
         FROM (
           SELECT seat.id, count(g.id) AS grants, seat.status <> 'cancelled' AS was_open,
             seat.completed_at IS NOT NULL AS was_completed,
             CASE WHEN bool_or(g.ends_at IS NULL) THEN NULL ELSE max(g.ends_at) END AS held_until,
             coalesce(seat.completed_at, CASE WHEN count(g.id) > 0 AND ${isFinished('seat')} THEN $2::timestamptz END)
               AS completed_at
           FROM enrollment seat LEFT JOIN seat_grant g ON g.enrollment_id = seat.id AND g.revoked_at IS NULL
           WHERE seat.id = ANY ($1::integer[]) GROUP BY seat.id
         ) granted
       ) stated
       WHERE e.id = stated.id AND (e.status, e.held_until) IS DISTINCT FROM (stated.status, stated.held_until)
       RETURNING e.id, e.student_id AS "studentId", e.course_id AS "courseId",
         e.status = 'cancelled' AS "isClosed", ${isSeatHeldAt('e', '$2')} AS "isHeld", stated.was_open AS "wasOpen",
         e.completed_at IS NOT NULL AND NOT stated.was_completed AS "isNewlyCompleted"`,
      [seatIds, this.clock.now().toString()],
    );
    const changed = rows.map(row => ({ ...row, wasHeld: heldIds.includes(row.id) }));
    for (const seat of changed) await this.raise(seat);
    return changed.sort((one, other) => one.courseId - other.courseId);
  }

  private async raise({ id, wasOpen, wasHeld, isHeld, isClosed, isNewlyCompleted }: RestatedSeat): Promise<void> {
    const hasLapsed = wasOpen && !wasHeld;
    if (hasLapsed ? isClosed || isHeld : wasHeld && !isHeld) await this.events.raise(SeatEnded, { enrollmentId: id });
    if (isHeld && !wasHeld) await this.events.raise(SeatStarted, { enrollmentId: id });
    if (isNewlyCompleted) await this.events.raise(CourseCompleted, { enrollmentIds: [id] });
  }

  /** Closes an ended grant by staff first, because a seat can have only one that is not revoked. */
  private async insertGrants(
    seatIds: number[],
    { source, orderId, accountId, endsAt, reason }: NewGrant,
    now: string,
  ): Promise<WrittenGrant[]> {
    return this.db.rows<WrittenGrant>(
      `WITH closed AS (
         UPDATE seat_grant SET revoked_at = ends_at, revoked_cause = 'ended'
         WHERE enrollment_id = ANY ($1::integer[]) AND $3::integer IS NULL AND order_id IS NULL AND revoked_at IS NULL
           AND ends_at <= $5 RETURNING ${WRITTEN}
       ), added AS (
         INSERT INTO seat_grant (enrollment_id, student_id, course_id, source, order_id, granted_by, granted_at, ends_at,
           reason)
         SELECT e.id, e.student_id, e.course_id, $2, $3, $4, $5, $6, $7 FROM enrollment e
         WHERE e.id = ANY ($1::integer[]) AND (SELECT count(*) FROM closed) >= 0
         ON CONFLICT DO NOTHING RETURNING ${WRITTEN}
       )
       SELECT * FROM closed UNION ALL SELECT * FROM added`,
      [
        seatIds,
        source,
        orderId ?? null,
        (orderId === undefined && accountId) || null,
        now,
        endsAt ?? null,
        reason ?? null,
      ],
    );
  }
}

const isActive = ({ revokedCause }: WrittenGrant): boolean => revokedCause === null;

const grantEntries = (grants: readonly WrittenGrant[], { accountId, reason, isRepair }: NewGrant): HistoryRecord[] =>
  grants.map(({ enrollmentId, id, source, orderId, endsAt }) => ({
    subjectId: enrollmentId,
    action: isRepair ? 'repaired' : 'granted',
    actorId: accountId ?? null,
    after: { grant_id: id, source, order_id: orderId, ends_at: endsAt },
    reason: reason ?? null,
  }));

const endEntries = (
  grants: readonly WrittenGrant[],
  { accountId, reason }: Pick<Revocation, 'accountId' | 'reason'> = {},
): HistoryRecord[] =>
  grants.map(({ enrollmentId, id, source, orderId, endsAt, revokedCause }) => ({
    subjectId: enrollmentId,
    ...(revokedCause === 'ended'
      ? { action: 'ended' }
      : {
          action: revokedCause === 'repair' ? 'repaired' : 'revoked',
          actorId: accountId ?? null,
          reason: reason ?? null,
        }),
    before: { grant_id: id, source, order_id: orderId, ends_at: endsAt },
    after: { grant_id: id, revoked_cause: revokedCause },
  }));
