import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { refusal } from '#kit/refusals/refusal';
import type { Bilingual } from '#kit/language/language';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import { STUDENT } from '../students/student-accounts';
import type { GrantSource } from './seat-grant.entity';

export const AlreadyGranted = refusal(409, 'seat_already_granted');

interface Grant {
  source: GrantSource;
  /** Set for grants by an order. */
  orderId?: number;
  /** Set for grants by staff. */
  accountId?: number;
}

/** Grants and revokes seats. All methods join the running transaction or open their own. */
@Injectable()
export class Seats {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly notifications: Notifications,
  ) {}

  /** Those of the courses in which the student is enrolled. */
  async listEnrolled(studentId: number, courseIds: readonly number[]): Promise<number[]> {
    const rows = await this.db.rows<{ courseId: number }>(
      `SELECT course_id AS "courseId" FROM enrollment
       WHERE student_id = $1 AND course_id = ANY ($2::integer[]) AND status <> 'cancelled' ORDER BY course_id`,
      [studentId, courseIds],
    );
    return rows.map(row => row.courseId);
  }

  /**
   * Grants the seats of an order. Idempotent: a revoked grant is not renewed. Returns the courses in which the student
   * was not enrolled before; the student is notified of these.
   */
  async grant(
    studentId: number,
    courseIds: readonly number[],
    source: 'order' | 'free',
    orderId: number,
  ): Promise<number[]> {
    return (await this.addGrants(studentId, courseIds, { source, orderId })).started;
  }

  /**
   * Grants a seat by staff and returns the enrollment id.
   * @throws AlreadyGranted while a staff grant is active
   */
  async grantByStaff(studentId: number, courseId: number, accountId: number): Promise<number> {
    const { granted } = await this.addGrants(studentId, [courseId], { source: 'staff', accountId });
    if (granted[0] === undefined) throw AlreadyGranted();
    return granted[0];
  }

  /** Revokes the grants of an order. Returns the courses in which the student is no longer enrolled. */
  async revoke(orderId: number): Promise<number[]> {
    return this.revokeGrants('g.order_id = $1', orderId);
  }

  /** Revokes all grants of a seat and notifies the student if it ends. */
  async cancel(enrollmentId: number, studentId: number): Promise<void> {
    await this.db.transaction(async () => {
      const [ended] = await this.coursesOf(await this.revokeGrants('g.enrollment_id = $1', enrollmentId));
      if (!ended) return;
      await this.notifications.to(STUDENT, studentId, {
        type: 'seat_cancelled',
        params: { course: ended.title },
        data: { enrollment_id: enrollmentId, course_id: ended.id, course_code: ended.code },
      });
    });
  }

  /** Locks seats in the order of their courses, so that parallel orders of a student cannot deadlock. */
  private async addGrants(
    studentId: number,
    courseIds: readonly number[],
    { source, orderId, accountId }: Grant,
  ): Promise<{ started: number[]; granted: number[] }> {
    return this.db.transaction(async () => {
      const seats = await this.db.rows<{ id: number }>(
        `INSERT INTO enrollment (student_id, course_id, status)
         SELECT DISTINCT $1::integer, course_id, 'cancelled' FROM unnest($2::integer[]) AS wanted (course_id)
         ORDER BY course_id
         ON CONFLICT ON CONSTRAINT enrollment_once DO UPDATE SET status = enrollment.status
         RETURNING id`,
        [studentId, courseIds],
      );
      const ids = seats.map(seat => seat.id);
      const granted = await this.db.rows<{ id: number }>(
        `INSERT INTO seat_grant (enrollment_id, source, order_id, granted_by, granted_at)
         SELECT id, $2, $3, $4, $5 FROM unnest($1::integer[]) AS seat (id) ON CONFLICT DO NOTHING
         RETURNING enrollment_id AS id`,
        [ids, source, orderId ?? null, accountId ?? null, this.clock.now().toString()],
      );
      const started = await this.updateStatuses(ids);
      if (started.length > 0) await this.notify(studentId, started);
      return { started, granted: granted.map(grant => grant.id) };
    });
  }

  private async revokeGrants(condition: string, id: number): Promise<number[]> {
    return this.db.transaction(async () => {
      const seats = await this.db.rows<{ id: number }>(
        `SELECT e.id FROM enrollment e
         WHERE EXISTS (SELECT 1 FROM seat_grant g WHERE g.enrollment_id = e.id AND ${condition} AND g.revoked_at IS NULL)
         ORDER BY e.course_id FOR NO KEY UPDATE OF e`,
        [id],
      );
      await this.db.rows(`UPDATE seat_grant g SET revoked_at = $2 WHERE ${condition} AND g.revoked_at IS NULL`, [
        id,
        this.clock.now().toString(),
      ]);
      return this.updateStatuses(seats.map(seat => seat.id));
    });
  }

  /** Recomputes the status of locked seats from their grants. Returns the courses whose status changed. */
  private async updateStatuses(seatIds: number[]): Promise<number[]> {
    const rows = await this.db.rows<{ courseId: number }>(
      `UPDATE enrollment e SET status = stated.status, updated_at = now()
       FROM (
         SELECT id, CASE
           WHEN NOT EXISTS (SELECT 1 FROM seat_grant g WHERE g.enrollment_id = seat.id AND g.revoked_at IS NULL)
             THEN 'cancelled'
           WHEN seat.completed_at IS NOT NULL THEN 'completed'
           ELSE 'active' END AS status
         FROM enrollment seat WHERE seat.id = ANY ($1::integer[])
       ) stated
       WHERE e.id = stated.id AND e.status <> stated.status
       RETURNING e.course_id AS "courseId"`,
      [seatIds],
    );
    return rows.map(row => row.courseId).sort((one, other) => one - other);
  }

  private async notify(studentId: number, courseIds: number[]): Promise<void> {
    const courses = await this.coursesOf(courseIds);
    await this.notifications.to(STUDENT, studentId, {
      type: courses.length === 1 ? 'enrolled' : 'enrolled_in_several',
      params: { course: courses[0]?.title, count: courses.length },
      data: { course_ids: courses.map(({ id }) => id), course_codes: courses.map(({ code }) => code) },
    });
  }

  private async coursesOf(ids: number[]): Promise<{ id: number; code: string; title: Bilingual }[]> {
    return this.db.rows('SELECT id, code, title FROM course WHERE id = ANY ($1::integer[]) ORDER BY id', [ids]);
  }
}
