import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { EnrolledCourseView } from '../learning/enrolled-course.view';
import { StudentView } from '../students/student.view';

/** Figures over the enrolled courses; cancelled seats do not count. */
export const KpisView = view('KpisView', 'The figures of the student', {
  enrolled_courses: shown.whole({ description: 'Courses in which the student is enrolled.' }),
  active_courses: shown.whole({ description: 'Courses not completed yet' }),
  completed_courses: shown.whole({ description: 'Courses of which every lesson was done.' }),
  average_progress: shown.whole({ description: 'Percent, over all enrolled courses' }),
  completed_lessons: shown.whole({ description: 'Number of published lessons that are done.' }),
  total_lessons: shown.whole({ description: 'How many published lessons there are.' }),
  learning_minutes: shown.whole({ description: 'Of the lessons that are done' }),
  quizzes_attempted: shown.whole({ description: 'Quizzes tried at least once.' }),
  average_quiz_score: shown.whole({
    nullable: true,
    description: 'Percent, of the best try at each; null without any',
  }),
  assignments_pending: shown.whole({ description: 'Not submitted and not due yet' }),
});
export type KpisView = InstanceType<typeof KpisView>;

export const RadarSpokeView = view('RadarSpokeView', 'One axis of the activity chart', {
  key: shown.text({ example: 'progress', description: 'Key of the spoke in the setting.' }),
  label: shown.text({ description: 'In the language of the request' }),
  value: shown.whole({ description: '0 to 100' }),
});
export type RadarSpokeView = InstanceType<typeof RadarSpokeView>;

const UPCOMING_KINDS = ['class', 'assignment'] as const;

export const UpcomingView = view('UpcomingView', {
  kind: shown.word(UPCOMING_KINDS, { description: 'Whether it is a class or an assignment.' }),
  id: shown.id({ description: 'Id of the class or of the assignment.' }),
  title: shown.text({ description: 'In the language of the request.' }),
  course_code: shown.text({ example: 'CRS-1001' }),
  course_title: shown.text({ description: 'Title of the course, in the language of the request.' }),
  at: shown.instant({ description: 'When the class starts, or the assignment is due' }),
});
export type UpcomingView = InstanceType<typeof UpcomingView>;

export const OverviewView = view('OverviewView', 'What the dashboard of the student shows', {
  student: shown.one(StudentView),
  kpis: shown.one(KpisView, { description: 'Figures over the enrolled courses.' }),
  continue_learning: shown.many(EnrolledCourseView, { description: 'Last opened first, at most three' }),
  upcoming: shown.many(UpcomingView, { description: 'Of the next seven days, the soonest first, five at most' }),
  unread_notifications: shown.whole({ description: 'Items of the feed that are not read.' }),
  unread_messages: shown.whole({ description: 'Messages of instructors that were not marked read.' }),
});
export type OverviewView = InstanceType<typeof OverviewView>;
