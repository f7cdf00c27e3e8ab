import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { EnrolledCourseView } from '../learning/enrolled-course.view';
import { StudentView } from '../students/student.view';

/** Figures over the enrolled courses; cancelled seats do not count. */
export const KpisView = view('KpisView', {
  enrolled_courses: shown.whole(),
  active_courses: shown.whole({ description: 'Courses not completed yet' }),
  completed_courses: shown.whole(),
  average_progress: shown.whole({ description: 'Percent, over all enrolled courses' }),
  completed_lessons: shown.whole(),
  total_lessons: shown.whole(),
  learning_minutes: shown.whole({ description: 'Of the lessons that are done' }),
  quizzes_attempted: shown.whole(),
  average_quiz_score: shown.whole({
    nullable: true,
    description: 'Percent, of the best try at each; null without any',
  }),
  assignments_pending: shown.whole({ description: 'Not submitted and not due yet' }),
});
export type KpisView = InstanceType<typeof KpisView>;

export const RadarSpokeView = view('RadarSpokeView', {
  key: shown.text({ example: 'progress' }),
  label: shown.text({ description: 'In the language of the request' }),
  value: shown.whole({ description: '0 to 100' }),
});
export type RadarSpokeView = InstanceType<typeof RadarSpokeView>;

const UPCOMING_KINDS = ['class', 'assignment'] as const;

export const UpcomingView = view('UpcomingView', {
  kind: shown.word(UPCOMING_KINDS),
  id: shown.id(),
  title: shown.text(),
  course_code: shown.text({ example: 'CRS-1001' }),
  course_title: shown.text(),
  at: shown.instant({ description: 'When the class starts, or the assignment is due' }),
});
export type UpcomingView = InstanceType<typeof UpcomingView>;

export const OverviewView = view('OverviewView', {
  student: shown.one(StudentView),
  kpis: shown.one(KpisView),
  continue_learning: shown.many(EnrolledCourseView, { description: 'Last opened first, at most three' }),
  upcoming: shown.many(UpcomingView, { description: 'Of the next seven days, the soonest first, five at most' }),
  unread_notifications: shown.whole(),
  unread_messages: shown.whole(),
});
export type OverviewView = InstanceType<typeof OverviewView>;
