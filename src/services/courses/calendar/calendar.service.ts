import type { Assignment } from '../assignments/assignment.entity';
import type { AssignmentSubmission } from '../assignments/assignment-submission.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { dayIn } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { Settings } from '#shared/settings/settings';
import { OwnSubmissionView } from '../assignments/assignment.view';
import { SubmissionFiles } from '../assignments/submission-files';
import { IS_LATE } from '../assignments/submissions.service';
import { isSeatHeldAt } from '../seat-conditions';
import { COURSE_REFERENCE } from '../courses/course-reference';
import { LiveSessionView } from '../live-sessions/live-session.view';
import { LIVE_SESSION } from '../live-sessions/live-sessions.service';
import { calendarWindow } from './calendar-window';
import { type CalendarView, DueAssignmentView } from './calendar.view';

const ENROLLED = `JOIN enrollment e ON e.course_id = c.id AND e.student_id = $1 AND ${isSeatHeldAt('e', '$4')}`;

const CLASSES = `
  SELECT ${LIVE_SESSION.columns} FROM ${LIVE_SESSION.from} ${LIVE_SESSION.join} ${ENROLLED}
  WHERE l.starts_at < $3 AND l.ends_at > $2 ORDER BY l.starts_at, l.id`;

const ASSIGNMENTS = `
  SELECT ${DueAssignmentView.columns<Assignment>('a', { course: COURSE_REFERENCE })},
    ${OwnSubmissionView.columns<AssignmentSubmission>('w', IS_LATE)}
  FROM assignment a JOIN course c ON c.id = a.course_id ${ENROLLED}
  LEFT JOIN assignment_submission w ON w.assignment_id = a.id AND w.student_id = $1
  WHERE a.is_published AND a.due_at >= $2 AND a.due_at < $3 ORDER BY a.due_at, a.id`;

@Injectable()
export class Calendar {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly files: SubmissionFiles,
  ) {}

  async get(studentId: number, range: { from?: string; to?: string }): Promise<CalendarView> {
    const timezone = await this.settings.value('timezone', 'string');
    const window = calendarWindow(range, dayIn(timezone, this.clock.now()), timezone);
    const values = [studentId, window.start.toString(), window.end.toString(), this.clock.now().toString()];
    const classes = await this.db.rows<RowOf<typeof LiveSessionView>>(CLASSES, values);
    const assignments = await this.db.rows<RowOf<typeof DueAssignmentView>>(ASSIGNMENTS, values);
    return {
      from: window.from.toString(),
      to: window.to.toString(),
      timezone,
      classes: classes.map(LiveSessionView.of),
      assignments: assignments.map(row => {
        const due = DueAssignmentView.of(row);
        return { ...due, submission: this.files.withSignedUrl(due.submission) };
      }),
    };
  }
}
