import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { EnrolledCourseView } from '../learning/enrolled-course.view';
import { StudentView } from '../students/student.view';

/** Figures over the enrolled courses; cancelled seats do not count. */
export const KpisView = view('KpisView', 'The figures of the student', {
  enrolled_courses: shown.whole({ description: 'Number of courses in which the student is enrolled.' }),
  active_courses: shown.whole({ description: 'Number of enrolled courses that are not completed.' }),
  completed_courses: shown.whole({ description: 'Number of courses of which every lesson was done.' }),
  average_progress: shown.whole({ description: 'Average progress of the enrolled courses, in percent.' }),
  completed_lessons: shown.whole({ description: 'Number of published lessons that are done.' }),
  total_lessons: shown.whole({ description: 'Number of published lessons.' }),
  learning_minutes: shown.whole({ description: 'Length of the lessons that are done, in minutes.' }),
  quizzes_attempted: shown.whole({ description: 'Number of quizzes with an attempt.' }),
  average_quiz_score: shown.whole({
    nullable: true,
    description: 'Average of the best attempt at each quiz, in percent; null without attempts.',
  }),
  assignments_pending: shown.whole({ description: 'Number of assignments that are not submitted and not yet due.' }),
});
export type KpisView = InstanceType<typeof KpisView>;

export const RadarSpokeView = view('RadarSpokeView', 'A measure of the skills chart', {
  key: shown.text({ example: 'progress', description: 'Key of the spoke in the setting.' }),
  label: shown.text({ description: 'Label, in the language of the request.' }),
  value: shown.whole({ description: 'Value from 0 to 100.' }),
});
export type RadarSpokeView = InstanceType<typeof RadarSpokeView>;

const UPCOMING_KINDS = ['class', 'assignment'] as const;

export const UpcomingView = view('UpcomingView', {
  kind: shown.word(UPCOMING_KINDS, { description: 'Kind of the entry: a class or an assignment.' }),
  id: shown.id({ description: 'Id of the class or of the assignment.' }),
  title: shown.text({ description: 'Title, in the language of the request.' }),
  course_code: shown.text({ example: 'CRS-1001' }),
  course_title: shown.text({ description: 'Title of the course, in the language of the request.' }),
  at: shown.instant({ description: 'Start of the class, or deadline of the assignment, in UTC.' }),
});
export type UpcomingView = InstanceType<typeof UpcomingView>;

export const OverviewView = view('OverviewView', 'Start page of the student dashboard', {
  student: shown.one(StudentView),
  kpis: shown.one(KpisView, { description: 'Figures of the enrolled courses.' }),
  continue_learning: shown.many(EnrolledCourseView, {
    description: 'Courses to continue, last opened first; at most three.',
  }),
  upcoming: shown.many(UpcomingView, {
    description: 'Classes and deadlines of the next seven days, the soonest first; at most five.',
  }),
  unread_notifications: shown.whole({ description: 'Number of unread notifications.' }),
  unread_messages: shown.whole({ description: 'Number of unread messages of instructors.' }),
});
export type OverviewView = InstanceType<typeof OverviewView>;
