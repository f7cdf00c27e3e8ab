import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { CourseReferenceView } from '../courses/course-reference';
import { OwnSubmissionView } from '../assignments/assignment.view';
import { LiveSessionView } from '../live-sessions/live-session.view';
import type { RowOf } from '#kit/views/view';

type SubmissionRow = RowOf<typeof OwnSubmissionView>;

/** Columns of the left-joined submission; all are null when the student submitted nothing. */
export type DueRow = { [Name in keyof SubmissionRow]: SubmissionRow[Name] | null };

export const DueAssignmentView = view('DueAssignmentView', {
  id: shown.id(),
  course: shown.one(CourseReferenceView),
  title: shown.bilingual(),
  instructions: shown.bilingual({ description: 'Text of the assignment.' }),
  due_at: shown.instant({ description: 'Deadline in UTC; later submissions are accepted and marked late.' }),
  max_points: shown.whole(),
  submission: shown.made(
    { type: OwnSubmissionView, nullable: true, description: 'Submission of the student; null without one.' },
    (row: DueRow) => (row.submitted_at === null ? null : OwnSubmissionView.of(row as SubmissionRow)),
  ),
});

export const CalendarView = view('CalendarView', 'Live classes and assignments of the range', {
  from: shown.day({ description: 'First day of the range.' }),
  to: shown.day({ description: 'Last day of the range.' }),
  timezone: shown.text({ description: 'Time zone of the days.', example: 'Asia/Riyadh' }),
  classes: shown.many(LiveSessionView, { description: 'Classes that overlap the range.' }),
  assignments: shown.many(DueAssignmentView, {
    description: 'Published assignments due in the range, the soonest first.',
  }),
});
export type CalendarView = InstanceType<typeof CalendarView>;
