import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { COURSE_TYPE_WORDS, COURSE_TYPES } from '../courses/course-kinds';

export const FoundCourseView = view('FoundCourseView', {
  id: shown.id(),
  code: shown.text({ example: 'CRS-1001' }),
  slug: shown.text(),
  title: shown.text({ description: 'Title, in the language of the request.' }),
  type: shown.word(COURSE_TYPES, { description: COURSE_TYPE_WORDS }),
  cover_url: shown.picture({ nullable: true }),
  is_enrolled: shown.flag({ description: 'Whether the student is enrolled.' }),
});

export const FoundLessonView = view('FoundLessonView', {
  id: shown.id(),
  code: shown.text({ example: 'LSN-10001' }),
  title: shown.text({ description: 'Title, in the language of the request.' }),
  course_code: shown.text({ example: 'CRS-1001' }),
  course_title: shown.text({ description: 'Title of the course, in the language of the request.' }),
});

export const FoundInstructorView = view('FoundInstructorView', {
  id: shown.id(),
  username: shown.text(),
  name: shown.text({ description: 'Name, in the language of the request.' }),
  headline: shown.text({ description: 'Line under the name, in the language of the request.' }),
  photo_url: shown.picture({ nullable: true }),
});

export const SearchView = view('SearchView', 'Courses, lessons and instructors that match', {
  courses: shown.many(FoundCourseView, { description: 'Courses of the catalogue and enrolled ones that match.' }),
  lessons: shown.many(FoundLessonView, { description: 'Lessons of enrolled courses whose title matches.' }),
  instructors: shown.many(FoundInstructorView, {
    description: 'Active instructors whose name, specialty or username matches.',
  }),
});
export type SearchView = InstanceType<typeof SearchView>;
