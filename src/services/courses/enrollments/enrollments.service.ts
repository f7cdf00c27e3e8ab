import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { fieldRefused } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { assertOwn, OutsideOwnCourses } from '../instructor-scope';
import { Course } from '../courses/course.entity';
import { isOwnStudent } from '../students/own-students';
import type { EnrollmentDetailView } from './enrollment.view';
import type { EnrollmentBody, EnrollmentChangeBody } from './enrollments.dto';
import { EnrollmentQueries } from './enrollments.queries';
import { futureInstant } from './future-instant';
import { Seats } from './seats.service';

/** Changes of enrollments by staff. Accounts linked to an instructor are limited to their own courses and students. */
@Injectable()
export class Enrollments {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly seats: Seats,
    private readonly queries: EnrollmentQueries,
  ) {}

  /** Adds a staff grant. It is independent of a grant by an order, so a refund does not revoke it. */
  async grant(
    caller: Caller,
    { user_id: studentId, course_id: courseId, ends_at, reason }: EnrollmentBody,
  ): Promise<EnrollmentDetailView> {
    const endsAt = futureInstant('ends_at', ends_at, this.clock.now());
    await this.assertMayGrant(caller, studentId, courseId);
    const grant = { source: sourceOf(caller), endsAt, reason };
    return this.queries.get(caller, await this.seats.grantByStaff(studentId, courseId, caller.id, grant));
  }

  async update(caller: Caller, id: number, { status }: EnrollmentChangeBody): Promise<EnrollmentDetailView> {
    const { student, course, status: before } = await this.queries.get(caller, id);
    if (status === 'cancelled') await this.seats.cancel(id, caller.id);
    else if (before === 'cancelled')
      await this.seats.grantByStaff(student.id, course.id, caller.id, { source: sourceOf(caller) });
    return this.queries.get(caller, id);
  }

  async cancel(caller: Caller, id: number): Promise<EnrollmentDetailView> {
    return this.update(caller, id, { status: 'cancelled' });
  }

  private async assertMayGrant(caller: Caller, studentId: number, courseId: number): Promise<void> {
    const student = await this.db.row<{ isOwn: boolean }>(
      `SELECT ${isOwnStudent(caller)} AS "isOwn" FROM student person WHERE id = $1 AND deleted_at IS NULL`,
      [studentId],
    );
    if (!student) throw fieldRefused('user_id', 'unknown_reference');
    const course = await this.db.of(Course).findOneBy({ id: courseId, archivedAt: IsNull() });
    if (!course) throw fieldRefused('course_id', 'unknown_reference');
    assertOwn(caller, course.instructorId);
    if (!student.isOwn) throw OutsideOwnCourses();
  }
}

const sourceOf = ({ scopeId }: Caller): 'staff' | 'instructor' => (scopeId === null ? 'staff' : 'instructor');
