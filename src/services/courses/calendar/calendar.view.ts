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
  due_at: shown.instant({ description: 'Deadline in UTC; later work is accepted and marked late.' }),
  max_points: shown.whole(),
  submission: shown.made(
    { type: OwnSubmissionView, nullable: true, description: 'The submission of the student, or null.' },
    (row: DueRow) => (row.submitted_at === null ? null : OwnSubmissionView.of(row as SubmissionRow)),
  ),
});

export const CalendarView = view('CalendarView', 'Live classes and assignments of the range', {
  from: shown.day({ description: 'The first of the days.' }),
  to: shown.day({ description: 'The last of the days.' }),
  timezone: shown.text({ description: 'Zone of the days.', example: 'Asia/Riyadh' }),
  classes: shown.many(LiveSessionView, { description: 'Classes that overlap the days.' }),
  assignments: shown.many(DueAssignmentView, {
    description: 'Published assignments due on these days, the soonest first.',
  }),
});
export type CalendarView = InstanceType<typeof CalendarView>;
