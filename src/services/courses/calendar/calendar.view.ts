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
  instructions: shown.bilingual(),
  due_at: shown.instant(),
  max_points: shown.whole(),
  submission: shown.made({ type: OwnSubmissionView, nullable: true }, (row: DueRow) =>
    row.submitted_at === null ? null : OwnSubmissionView.of(row as SubmissionRow),
  ),
});

export const CalendarView = view('CalendarView', {
  from: shown.day(),
  to: shown.day(),
  timezone: shown.text({ description: 'Zone of the days.', example: 'Asia/Riyadh' }),
  classes: shown.many(LiveSessionView, { description: 'Classes that overlap the days.' }),
  assignments: shown.many(DueAssignmentView),
});
export type CalendarView = InstanceType<typeof CalendarView>;
