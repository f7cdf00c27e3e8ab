import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import type { Enrollment } from '../enrollments/enrollment.entity';

const CompletingStudentView = view('CompletingStudentView', {
  id: shown.id(),
  username: shown.text(),
  first_name: shown.text({ example: 'Sara' }),
  last_name: shown.text({ example: 'Haddad' }),
  email: shown.text({ example: 'sara@example.com' }),
});

const CompletedView = view('CompletedView', {
  id: shown.id(),
  code: shown.text({ example: 'CRS-1001' }),
  slug: shown.text(),
  title: shown.bilingual(),
});

export const WebhookCompletedCourseView = view(
  'WebhookCompletedCourseView',
  'A course that a student has completed, as webhooks send it',
  {
    id: shown.id({ description: 'Id of the enrollment.' }),
    student: shown.one(CompletingStudentView),
    course: shown.one(CompletedView),
    lessons: shown.whole({ description: 'Number of lessons that the student has done.', example: 12 }),
    completed_at: shown.instant({ nullable: true, description: 'Time at which all lessons were first done, in UTC.' }),
  },
);

/** For `OwnRecordView`. */
export const COMPLETED_COURSES = {
  view: WebhookCompletedCourseView,
  columns: WebhookCompletedCourseView.columns<Enrollment>('r', {
    student: `jsonb_build_object('id', s.id, 'username', s.username, 'first_name', s.first_name,
      'last_name', s.last_name, 'email', s.email)`,
    course: `jsonb_build_object('id', c.id, 'code', c.code, 'slug', c.slug, 'title', c.title)`,
    lessons: '(SELECT count(*)::integer FROM lesson_completion done WHERE done.enrollment_id = r.id)',
  }),
  from: 'enrollment r JOIN student s ON s.id = r.student_id JOIN course c ON c.id = r.course_id',
  scope: 'c.instructor_id',
};
