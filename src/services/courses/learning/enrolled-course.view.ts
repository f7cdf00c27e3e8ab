import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { COURSE_LANGUAGES, COURSE_LEVELS, COURSE_TYPE_WORDS, COURSE_TYPES } from '../courses/course-kinds';
import { LESSON_TEXT } from '../curriculum/curriculum.view';
import { RESOURCE_TYPES } from '../curriculum/lesson-resource.entity';
import { ENROLLMENT_STATUSES } from '../enrollments/enrollment.entity';
import { GRANT_SOURCES } from '../enrollments/seat-grant.entity';
import { progressShown } from '../enrollments/enrollment.view';

const CourseTeacherView = view('CourseTeacherView', {
  id: shown.id(),
  username: shown.text(),
  name: shown.text(),
  photo_url: shown.picture({ nullable: true }),
});

export const EnrolledCourseView = view('EnrolledCourseView', 'An enrolled course with the progress of the student', {
  id: shown.id({ description: 'Id of the course.' }),
  enrollment_id: shown.id({ description: 'Id of the seat in the course.' }),
  code: shown.text({ example: 'CRS-1001' }),
  slug: shown.text(),
  title: shown.text(),
  summary: shown.text(),
  type: shown.word(COURSE_TYPES, { description: COURSE_TYPE_WORDS }),
  level: shown.word(COURSE_LEVELS),
  language: shown.word(COURSE_LANGUAGES, { description: 'Language of instruction.' }),
  cover_url: shown.picture({ nullable: true }),
  duration: shown.whole({ from: 'duration_minutes', description: 'Length of all published lessons, in minutes.' }),
  instructor: shown.one(CourseTeacherView, {
    nullable: true,
    description: 'Instructor of the course; null without one, or while deleted or inactive.',
  }),
  status: shown.word(ENROLLMENT_STATUSES, {
    description: 'Status of the seat: `active`, `completed` once every lesson was done, or `cancelled`.',
  }),
  ...progressShown,
  last_accessed_lesson_id: shown.whole({
    nullable: true,
    description: 'Id of the last opened lesson; null until one is opened.',
  }),
  last_accessed_lesson_code: shown.text({
    nullable: true,
    example: 'LSN-10001',
    description: 'Code of the last opened lesson; null until one is opened.',
  }),
  last_accessed_at: shown.instant({
    nullable: true,
    description: 'Time at which a lesson was last opened, in UTC; null until then.',
  }),
  enrolled_at: shown.instant({ from: 'created_at', description: 'Time of the enrolment, in UTC.' }),
  completed_at: shown.instant({
    nullable: true,
    description: 'Time at which all lessons were first done, in UTC; null until then.',
  }),
});
export type EnrolledCourseView = InstanceType<typeof EnrolledCourseView>;

const LESSON_STATUSES = ['not_started', 'completed'] as const;

export const LearnedResourceView = view('LearnedResourceView', {
  id: shown.id(),
  title: shown.text(),
  type: shown.word(RESOURCE_TYPES, { description: 'Kind of the resource: a stored file, or a web address.' }),
  url: shown.text(),
});
export type LearnedResourceView = InstanceType<typeof LearnedResourceView>;

export const LearnedLessonView = view('LearnedLessonView', {
  id: shown.id(),
  code: shown.text({ example: 'LSN-10001' }),
  title: shown.text(),
  summary: shown.text(),
  content: shown.text({ description: `Text of the lesson, in the language of the request. ${LESSON_TEXT}` }),
  video_url: shown.text({ nullable: true, description: 'Address of the video of the lesson; null without one.' }),
  duration: shown.whole({ from: 'duration_minutes', description: 'Length in minutes.' }),
  is_free_preview: shown.flag({
    description: 'Whether anyone may open text, video and files of the lesson, without a seat.',
  }),
  status: shown.made(
    { type: String, enum: [...LESSON_STATUSES], description: 'Status of the lesson for the student.' },
    (row: { completed_at: Date | null }) => (row.completed_at ? 'completed' : 'not_started'),
  ),
  completed_at: shown.instant({
    nullable: true,
    description: 'Time at which the lesson was first done, in UTC; null until then.',
  }),
  has_note: shown.flag({ description: 'Whether the student has a note on the lesson.' }),
  resources: shown.many(LearnedResourceView, { description: 'Files and links of the lesson.' }),
});
export type LearnedLessonView = InstanceType<typeof LearnedLessonView>;

export const LearnedSectionView = view('LearnedSectionView', {
  id: shown.id(),
  title: shown.text(),
  description: shown.text(),
  lessons: shown.many(LearnedLessonView, { description: 'Lessons in their order.' }),
});
export type LearnedSectionView = InstanceType<typeof LearnedSectionView>;

const SeatReasonView = view('SeatReasonView', {
  source: shown.word(GRANT_SOURCES, {
    description: 'Origin of the grant: an order, a free course, staff, or an account linked to an instructor.',
  }),
  since: shown.instantText({ description: 'Time of the grant, in UTC.' }),
  until: shown.instantText({ nullable: true, description: 'End of the grant, in UTC; null without an end.' }),
  order_reference: shown.text({ nullable: true, description: 'Reference of the order; null for a grant by staff.' }),
});

export const SeatReasonsView = view('SeatReasonsView', {
  held_until: shown.instantText({ nullable: true, description: 'End of the seat, in UTC; null without an end.' }),
  reasons: shown.many(SeatReasonView, {
    description: 'Active grants of the seat.',
  }),
});
export type SeatReasonsView = InstanceType<typeof SeatReasonsView>;

export const CourseContentView = view('CourseContentView', 'The course with its sections, lessons and progress', {
  ...EnrolledCourseView.fields,
  description: shown.text(),
  seat: shown.one(SeatReasonsView, { description: 'End of the seat, and its grants.' }),
  sections: shown.many(LearnedSectionView, { description: 'Sections in their order, each with its lessons.' }),
});
export type CourseContentView = InstanceType<typeof CourseContentView>;

export const LessonCompletedView = view('LessonCompletedView', 'The completed lesson and the progress of the course', {
  lesson_code: shown.text({ example: 'LSN-10001', description: 'Code of the lesson, such as `LSN-10001`.' }),
  completed_at: shown.instant({ description: 'Time at which the lesson was first done, in UTC.' }),
  course_code: shown.text({ example: 'CRS-1001' }),
  status: shown.word(ENROLLMENT_STATUSES, {
    description: 'Status of the seat: `completed` once every lesson was done.',
  }),
  ...progressShown,
  course_completed_at: shown.instant({
    nullable: true,
    description: 'Time at which all lessons of the course were first done, in UTC; null until then.',
  }),
});
export type LessonCompletedView = InstanceType<typeof LessonCompletedView>;

export const LessonNoteView = view('LessonNoteView', 'The own note of the lesson', {
  lesson_code: shown.text({ example: 'LSN-10001', description: 'Code of the lesson, such as `LSN-10001`.' }),
  body: shown.text({ description: 'Text of the note; empty without a note.' }),
  updated_at: shown.instant({ nullable: true }),
});
export type LessonNoteView = InstanceType<typeof LessonNoteView>;
