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
  type: shown.word(RESOURCE_TYPES, { description: 'A file, or an address of the web.' }),
  url: shown.text(),
});

export const PublicLessonView = view('PublicLessonView', {
  id: shown.id(),
  code: shown.text({ example: 'LSN-10001' }),
  title: shown.bilingual(),
  summary: shown.bilingual(),
  duration: shown.whole({ from: 'duration_minutes', description: 'Minutes.' }),
  is_free_preview: shown.flag({
    description: 'Whether anyone may open text, video and files of the lesson, without a seat.',
  }),
  position: shown.whole(),
  content: shown.bilingual({ nullable: true, description: `Of a free preview; null otherwise. ${LESSON_TEXT}` }),
  video_url: shown.text({ nullable: true, description: 'Of a free preview; null otherwise.' }),
  resources: shown.many(PreviewResourceView, { description: 'Of a free preview; empty otherwise.' }),
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
  'A course with everything its page shows: curriculum, instructor and related courses',
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

export const InstructorPageView = view('InstructorPageView', 'An instructor with their published courses', {
  ...InstructorCardView.fields,
  bio: shown.bilingual({ description: 'Some paragraphs about the instructor.' }),
  courses: shown.many(CatalogueCourseView, { description: 'Public courses, the latest change first; at most 100.' }),
});
export type InstructorPageView = InstanceType<typeof InstructorPageView>;

export const FiguresView = view('FiguresView', 'The public figures of the school', {
  students: shown.whole({ description: 'Students with an account.' }),
  courses: shown.whole({ description: 'Public courses.' }),
  instructors: shown.whole({ description: 'Active instructors.' }),
  countries: shown.whole({ description: 'Countries that students come from.' }),
  satisfaction: shown.whole({
    description: 'Percent of the published reviews with four or five stars; 0 without any.',
  }),
});
export type FiguresView = InstanceType<typeof FiguresView>;
