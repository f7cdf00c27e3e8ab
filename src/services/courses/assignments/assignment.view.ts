import type { Temporal } from 'temporal-polyfill';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { CourseReferenceView } from '../courses/course-reference';
import { warnings } from '../courses.warnings';
import { StudentReferenceView } from '../students/student-reference';

export const AssignmentView = view('AssignmentView', 'An assignment with counts of its submissions', {
  id: shown.id(),
  course: shown.one(CourseReferenceView),
  title: shown.bilingual(),
  instructions: shown.bilingual({ description: 'Text of the assignment.' }),
  due_at: shown.instant({ description: 'Deadline in UTC; later submissions are accepted and marked late.' }),
  max_points: shown.whole({ example: 100 }),
  is_published: shown.flag({ description: 'Whether students see it.' }),
  submission_count: shown.whole({ description: 'Number of submissions.' }),
  graded_count: shown.whole({ description: 'Number of graded submissions.' }),
  warnings: warnings<{ has_text: boolean; due_at: Date; submission_count: number; now: Temporal.Instant }>({
    no_text: row => !row.has_text,
    due_in_past: row => row.submission_count === 0 && row.due_at.getTime() < row.now.epochMilliseconds,
  }),
  ...shown.timestamps,
});
export type AssignmentView = InstanceType<typeof AssignmentView>;

export const SubmissionFileView = view('SubmissionFileView', {
  url: shown.text({
    description: 'Address of the file for the student and the staff of the course, valid for one to two hours.',
  }),
  name: shown.text({ example: 'essay.pdf' }),
  type: shown.text({ description: 'Media type of the file, read from its bytes.', example: 'application/pdf' }),
  size: shown.whole({ description: 'Size in bytes.', example: 48_213 }),
});

const submissionFields = {
  body: shown.text({ description: 'Text of the submission; empty for a file only.' }),
  file: shown.one(SubmissionFileView, { nullable: true, description: 'File of the submission; null for a text only.' }),
  submitted_at: shown.instant({ description: 'Time of the submission or of its last replacement, in UTC.' }),
  is_late: shown.flag({ description: 'Whether it was submitted after the deadline.' }),
  points: shown.whole({ nullable: true, description: 'Points of the grade; null until it is graded.' }),
  feedback: shown.text({ nullable: true, description: 'Comment for the student; null without one.' }),
  graded_at: shown.instant({
    nullable: true,
    description: 'Time of the latest grade, in UTC; null until it is graded.',
  }),
};

export const OwnSubmissionView = view('OwnSubmissionView', 'Own submission with its grade', {
  assignment_id: shown.id({ description: 'Id of the assignment.' }),
  ...submissionFields,
});
export type OwnSubmissionView = InstanceType<typeof OwnSubmissionView>;

export const SubmissionView = view('SubmissionView', 'Submission of a student with its grade', {
  id: shown.id(),
  assignment_id: shown.id({ description: 'Id of the assignment.' }),
  student: shown.one(StudentReferenceView),
  ...submissionFields,
  max_points: shown.whole(),
});
export type SubmissionView = InstanceType<typeof SubmissionView>;
