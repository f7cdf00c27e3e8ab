import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Bilingual } from '#kit/language/language';
import { Notifications } from '#shared/notifications/notifications.service';
import { Settings } from '#shared/settings/settings';
import { siteTime } from '../courses.days';
import { StudentNotices } from '../enrollments/student-notices';
import type { Assignment } from './assignment.entity';

interface SubmissionRow {
  id: number;
  assignmentId: number;
  courseId: number;
  courseCode: string;
  courseTitle: Bilingual;
  title: Bilingual;
  studentId: number;
  student: string;
  instructorId: number | null;
  isTaught: boolean;
}

const SUBMISSION = `
  SELECT w.id, w.assignment_id AS "assignmentId", w.student_id AS "studentId", a.title, c.id AS "courseId",
    c.code AS "courseCode", c.title AS "courseTitle", trim(s.first_name || ' ' || s.last_name) AS student,
    c.instructor_id AS "instructorId",
    EXISTS (SELECT 1 FROM account WHERE scope_id = c.instructor_id AND deleted_at IS NULL) AS "isTaught"
  FROM assignment_submission w JOIN assignment a ON a.id = w.assignment_id JOIN course c ON c.id = a.course_id
  JOIN student s ON s.id = w.student_id WHERE w.id = $1`;

@Injectable()
export class AssignmentNotices {
  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
    private readonly studentNotices: StudentNotices,
    private readonly notifications: Notifications,
  ) {}

  /** Each student is notified once per assignment, even when it is published again. */
  async notifyPublished({ id, courseId, title, dueAt }: Assignment): Promise<void> {
    const due = siteTime(dueAt, await this.settings.value('timezone', 'string'));
    await this.studentNotices.send(courseId, {
      type: 'assignment_added',
      params: { assignment: title, due },
      data: { assignment_id: id },
      onceKey: `assignment ${id}`,
    });
  }

  /** Notifies the accounts of the instructor, else unscoped staff; a replaced submission is not announced again. */
  async notifySubmitted(submissionId: number): Promise<void> {
    const work = await this.db.row<SubmissionRow>(SUBMISSION, [submissionId]);
    if (!work) return;
    const message = {
      type: 'assignment_handed_in',
      params: { student: work.student, assignment: work.title, course: work.courseTitle },
      data: {
        assignment_id: work.assignmentId,
        submission_id: work.id,
        course_id: work.courseId,
        course_code: work.courseCode,
        student_id: work.studentId,
      },
      onceKey: `submission ${work.id}`,
    };
    const { instructorId, isTaught } = work;
    const scopeId = instructorId !== null && isTaught ? { limitedTo: instructorId } : 'unscoped';
    await this.notifications.toStaffWith('assignments.view', message, { scopeId });
  }
}
