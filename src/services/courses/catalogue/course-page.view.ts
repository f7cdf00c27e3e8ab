import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { CourseCardView, CourseView } from '../courses/course.view';
import { LESSON_TEXT } from '../curriculum/curriculum.view';
import { RESOURCE_TYPES } from '../curriculum/lesson-resource.entity';
import { InstructorCardView } from '../instructors/instructor.view';
import { OWN_SEAT } from './own-seats';

/** A course of the catalogue, with the seat of the student who asks. */
export const CatalogueCourseView = view(
  'CatalogueCourseView',
  'A course as the catalogue shows it, with the seat of the student',
  { ...CourseCardView.fields, ...OWN_SEAT },
);
export type CatalogueCourseView = InstanceType<typeof CatalogueCourseView>;

export const PreviewResourceView = view('PreviewResourceView', {
  id: shown.id(),
  title: shown.bilingual(),
  type: shown.word(RESOURCE_TYPES, { description: 'Kind of the resource: a stored file, or a web address.' }),
  url: shown.text(),
});

export const PublicLessonView = view('PublicLessonView', {
  id: shown.id(),
  code: shown.text({ example: 'LSN-10001' }),
  title: shown.bilingual(),
  summary: shown.bilingual(),
  duration: shown.whole({ from: 'duration_minutes', description: 'Length in minutes.' }),
  is_free_preview: shown.flag({
    description: 'Whether anyone may open text, video and files of the lesson, without a seat.',
  }),
  position: shown.whole(),
  content: shown.bilingual({
    nullable: true,
    description: `Text of a free preview; null for other lessons. ${LESSON_TEXT}`,
  }),
  video_url: shown.text({
    nullable: true,
    description: 'Address of the video of a free preview; null for other lessons.',
  }),
  resources: shown.many(PreviewResourceView, {
    description: 'Files and links of a free preview; empty for other lessons.',
  }),
});
export type PublicLessonView = InstanceType<typeof PublicLessonView>;

export const PublicSectionView = view('PublicSectionView', {
  id: shown.id(),
  title: shown.bilingual(),
  description: shown.bilingual(),
  position: shown.whole(),
  lessons: shown.many(PublicLessonView, { description: 'Lessons in their order.' }),
});
export type PublicSectionView = InstanceType<typeof PublicSectionView>;

const { description, outcomes, requirements, trailer_url, published_at } = CourseView.fields;

export const CoursePageView = view(
  'CoursePageView',
  'A course with its curriculum and instructor, as its page shows it',
  {
    ...CatalogueCourseView.fields,
    description,
    outcomes,
    requirements,
    trailer_url,
    published_at,
    sections: shown.many(PublicSectionView, { description: 'Sections in their order, each with its lessons.' }),
  },
);
export type CoursePageView = InstanceType<typeof CoursePageView>;

export const InstructorPageView = view('InstructorPageView', 'An instructor with the public courses', {
  ...InstructorCardView.fields,
  bio: shown.bilingual({ description: 'Biography, in paragraphs.' }),
  courses: shown.many(CatalogueCourseView, { description: 'Public courses, the latest change first; at most 100.' }),
});
export type InstructorPageView = InstanceType<typeof InstructorPageView>;

export const FiguresView = view('FiguresView', 'The public figures of the school', {
  students: shown.whole({ description: 'Number of students with an account.' }),
  courses: shown.whole({ description: 'Number of public courses.' }),
  instructors: shown.whole({ description: 'Number of active instructors.' }),
  countries: shown.whole({ description: 'Number of countries of students.' }),
  satisfaction: shown.whole({
    description: 'Percentage of the published reviews with four or five stars; 0 without reviews.',
  }),
});
export type FiguresView = InstanceType<typeof FiguresView>;
