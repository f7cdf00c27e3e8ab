import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { Clock } from '#kit/time/clock';
import { History } from '#shared/history/history';
import { isSeatHeld } from '../seat-conditions';
import { OutsideOwnCourses } from '../instructor-scope';
import { recountStudents } from '../courses/course-statistics';
import { EnrollmentQueries } from './enrollments.queries';
import { SeatFindingView } from './seat-check.view';
import { MISCOUNTED_INSTRUCTORS } from './seat-checks.queries';
import { type Finding, SeatChecks } from './seat-checks.service';
import { SEAT, SeatLedger } from './seat-ledger';
import { SeatNotices } from './seat-notices';
import { Seats } from './seats.service';

interface SeatKey {
  studentId: number;
  courseId: number;
}

/** Corrects seats by their grants and orders; the stored status is never the source. */
@Injectable()
export class SeatRepair {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly checks: SeatChecks,
    private readonly ledger: SeatLedger,
    private readonly seats: Seats,
    private readonly notices: SeatNotices,
    private readonly history: History,
    private readonly queries: EnrollmentQueries,
  ) {}

  /** @returns the corrected findings @throws OutsideOwnCourses for accounts linked to an instructor */
  async repair(caller: Caller, seatId: number): Promise<SeatFindingView[]> {
    if (caller.scopeId !== null) throw OutsideOwnCourses();
    const { student, course } = await this.queries.get(caller, seatId);
    return this.repairSeat({ studentId: student.id, courseId: course.id }, caller.id);
  }

  /** Repairs every seat with findings, and every count of a course or instructor. Returns the findings that are left. */
  async repairAll(): Promise<Finding[]> {
    const keys = new Map<string, SeatKey>();
    const courseIds = new Set<number>();
    for (const { studentId, courseId } of await this.checks.listAll()) {
      if (courseId === null) continue;
      if (studentId === null) courseIds.add(courseId);
      else keys.set(`${studentId} ${courseId}`, { studentId, courseId });
    }
    for (const key of keys.values()) await this.repairSeat(key);
    for (const courseId of courseIds) await this.db.transaction(() => recountStudents(this.db, courseId));
    await this.recountInstructors();
    return this.checks.listAll();
  }

  private async recountInstructors(): Promise<void> {
    const miscounted = await this.db.rows<{ id: number }>(MISCOUNTED_INSTRUCTORS);
    for (const { id } of miscounted) await this.db.rows('SELECT recount_taught_students($1::integer[])', [[id]]);
  }

  private async repairSeat(seat: SeatKey, accountId?: number): Promise<SeatFindingView[]> {
    return this.db.transaction(async () => {
      const isHeld = await this.lock(seat);
      const found = await this.checks.listRepairable(seat);
      await this.revokeGrants(found, accountId);
      for (const { check, orderId } of found) {
        if (check === 'line_without_grant') await this.grant(seat, orderId!, accountId);
      }
      for (const finding of await this.checks.listRepairable(seat))
        await this.restate(finding, seat, isHeld, accountId);
      return found.map(SeatFindingView.of);
    });
  }

  /** Returns whether the seat is held. */
  private async lock({ studentId, courseId }: SeatKey): Promise<boolean> {
    const seat = await this.db.row<{ isHeld: boolean }>(sql`
      SELECT ${isSeatHeld('e', this.clock.now())} AS "isHeld" FROM enrollment e
      WHERE e.student_id = ${studentId} AND e.course_id = ${courseId} FOR NO KEY UPDATE`);
    return seat?.isHeld ?? false;
  }

  private async revokeGrants(found: readonly Finding[], accountId?: number): Promise<void> {
    const ids = found.map(({ grantId }) => grantId).filter(id => id !== null);
    if (ids.length === 0) return;
    const changed = await this.ledger.revoke(sql`g.id = ANY (${ids}::integer[])`, { cause: 'repair', accountId });
    await this.notices.closed(changed);
  }

  private async grant({ studentId, courseId }: SeatKey, orderId: number, accountId?: number): Promise<void> {
    const order = await this.db.row<{ gateway: string }>('SELECT gateway FROM course_order WHERE id = $1', [orderId]);
    const source = order?.gateway === 'free' ? 'free' : 'order';
    await this.seats.grant(studentId, [courseId], source, orderId, { isRepair: true, accountId });
  }

  private async restate(
    { check, enrollment_id: id, says, should_say }: Finding,
    { studentId }: SeatKey,
    isHeld: boolean,
    accountId?: number,
  ): Promise<void> {
    if (check !== 'status' || id === null) return;
    const changed = await this.ledger.restate([id], isHeld ? [id] : []);
    await this.notices.closed(changed);
    const started = changed.filter(seat => seat.isHeld && !seat.wasHeld);
    await this.notices.started(
      studentId,
      started.map(seat => seat.courseId),
    );
    const entry = { subjectId: id, action: 'repaired', actorId: accountId ?? null };
    await this.history.record(SEAT, [{ ...entry, before: { status: says }, after: { status: should_say } }]);
  }
}
