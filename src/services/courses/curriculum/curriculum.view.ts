import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { hasText, MAX_USUAL_MINUTES, warnings } from '../courses.warnings';
import { RESOURCE_TYPES } from './lesson-resource.entity';

export const LessonResourceView = view('LessonResourceView', 'A file or link of a lesson', {
  id: shown.id(),
  lesson_id: shown.id({ description: 'Id of the lesson.' }),
  title: shown.bilingual(),
  type: shown.word(RESOURCE_TYPES, { description: 'Kind of the resource: a stored file, or a web address.' }),
  url: shown.text(),
  position: shown.whole(),
  ...shown.timestamps,
});
export type LessonResourceView = InstanceType<typeof LessonResourceView>;

/** Format of the text of a lesson, for descriptions. */
export const LESSON_TEXT = 'Plain text: an empty line separates paragraphs; neither Markdown nor HTML.';

/** Columns that the warnings need (alias `l`). A video or a file can replace the text. */
export const LESSON_CHECKS = `(${hasText('l.content')} OR l.video_url IS NOT NULL
  OR EXISTS (SELECT 1 FROM lesson_resource r WHERE r.lesson_id = l.id)) AS has_text`;

export const LessonCardView = view('LessonCardView', 'A lesson without its content', {
  id: shown.id(),
  code: shown.text({ example: 'LSN-10001' }),
  course_id: shown.id(),
  section_id: shown.id({ description: 'Id of the section.' }),
  title: shown.bilingual(),
  summary: shown.bilingual(),
  duration: shown.whole({ from: 'duration_minutes', description: 'Length in minutes.' }),
  is_free_preview: shown.flag({ description: 'Whether its content is public.' }),
  is_published: shown.flag({ description: 'Whether students see it and progress counts it.' }),
  position: shown.whole({ description: 'Position in the section, the smallest first.' }),
  resources_count: shown.whole({ description: 'Number of files and links of the lesson.' }),
  warnings: warnings<{ has_text: boolean; duration_minutes: number }>({
    no_text: row => !row.has_text,
    very_long: row => row.duration_minutes > MAX_USUAL_MINUTES,
  }),
  ...shown.timestamps,
});
export type LessonCardView = InstanceType<typeof LessonCardView>;

export const LessonView = view('LessonView', 'A lesson with its content and video', {
  ...LessonCardView.fields,
  content: shown.bilingual({ description: 'Text of the lesson.' }),
  video_url: shown.text({ nullable: true, description: 'Address of the video of the lesson; null without one.' }),
});
export type LessonView = InstanceType<typeof LessonView>;

export const SectionView = view('SectionView', 'A section of a course', {
  id: shown.id(),
  course_id: shown.id(),
  title: shown.bilingual(),
  description: shown.bilingual(),
  position: shown.whole({ description: 'Position in the course, the smallest first.' }),
  lessons_count: shown.whole({ description: 'Number of lessons.' }),
  warnings: warnings<{ lessons_count: number }>({ no_lessons: row => row.lessons_count === 0 }),
  duration: shown.whole({ description: 'Length of the published lessons, in minutes.' }),
  ...shown.timestamps,
});
export type SectionView = InstanceType<typeof SectionView>;
