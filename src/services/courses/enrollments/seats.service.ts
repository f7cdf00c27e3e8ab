import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { isSeatHeld } from '../seat-conditions';
import type { RevokedCause } from './seat-grant.entity';
import { type ChangedSeat, type NewGrant, SeatLedger } from './seat-ledger';
import { SeatNotices } from './seat-notices';

export const AlreadyGranted = refusal(409, 'seat_already_granted');

/** Grants and revokes seats, and notifies students. All methods join the running transaction or open their own. */
@Injectable()
export class Seats {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly ledger: SeatLedger,
    private readonly notices: SeatNotices,
  ) {}

  /** Ids of those courses in which the student is enrolled. */
  async listEnrolled(studentId: number, courseIds: readonly number[]): Promise<number[]> {
    const rows = await this.db.rows<{ courseId: number }>(sql`
      SELECT e.course_id AS "courseId" FROM enrollment e
      WHERE e.student_id = ${studentId} AND e.course_id = ANY (${courseIds}::integer[])
        AND ${isSeatHeld('e', this.clock.now())} ORDER BY e.course_id`);
    return rows.map(row => row.courseId);
  }

  /** Idempotent: a revoked grant is not renewed. @returns the ids of the newly opened courses */
  async grant(
    studentId: number,
    courseIds: readonly number[],
    source: 'order' | 'free',
    orderId: number,
    repair: Pick<NewGrant, 'isRepair' | 'accountId'> = {},
  ): Promise<number[]> {
    return (await this.add(studentId, courseIds, { source, orderId, ...repair })).started;
  }

  /** Returns the enrollment id. @throws AlreadyGranted while a grant of staff or an instructor is active */
  async grantByStaff(
    studentId: number,
    courseId: number,
    accountId: number,
    options: Pick<NewGrant, 'endsAt' | 'reason'> & { source?: 'staff' | 'instructor' } = {},
  ): Promise<number> {
    const { granted } = await this.add(studentId, [courseId], { source: 'staff', accountId, ...options });
    if (granted[0] === undefined) throw AlreadyGranted();
    return granted[0];
  }

  /** Revokes the grants of an order, or of some of its courses. @returns the ids of the courses that closed */
  async revoke(orderId: number, courseIds?: readonly number[], cause: RevokedCause = 'refund'): Promise<number[]> {
    const which =
      courseIds === undefined
        ? sql`g.order_id = ${orderId}`
        : sql`g.order_id = ${orderId} AND g.course_id = ANY (${courseIds}::integer[])`;
    return endedCourses(await this.ledger.revoke(which, { cause }));
  }

  /** Revokes all grants of a seat and notifies the student if it ends. */
  async cancel(enrollmentId: number, accountId: number): Promise<void> {
    await this.db.transaction(async () => {
      const which = sql`g.enrollment_id = ${enrollmentId}`;
      await this.notices.closed(await this.ledger.revoke(which, { cause: 'staff', accountId }));
    });
  }

  private async add(
    studentId: number,
    courseIds: readonly number[],
    grant: NewGrant,
  ): Promise<{ started: number[]; granted: number[] }> {
    return this.db.transaction(async () => {
      const { changed, granted } = await this.ledger.add(studentId, courseIds, grant);
      const started = changed.filter(seat => seat.isHeld && !seat.wasHeld).map(({ courseId }) => courseId);
      await this.notices.started(studentId, started);
      return { started, granted };
    });
  }
}

const endedCourses = (seats: readonly ChangedSeat[]): number[] =>
  seats.filter(seat => seat.wasHeld && !seat.isHeld).map(({ courseId }) => courseId);
