import { SortedLists1767400050001 } from '#migrations/courses/1767400050001-sorted-lists';
import { SlugTaken } from '#kit/database/slug';
import type { Feature } from '#kit/service/feature';
import { CourseEditing } from './course-editing.service';
import { Course } from './course.entity';
import { CoursesController } from './courses.controller';
import { courseSentences } from './courses.sentences';
import { Courses } from './courses.service';

export const courses: Feature = {
  controllers: [CoursesController],
  providers: [Courses, CourseEditing],
  entities: [Course],
  migrations: [SortedLists1767400050001],
  sentences: courseSentences,
  constraintRefusals: { course_slug_key: SlugTaken },
};
