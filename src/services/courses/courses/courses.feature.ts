import { routinesIn } from '#kit/service/sql-files';
import { SlugTaken } from '#kit/database/slug';
import type { Feature } from '#kit/service/feature';
import { CourseEditing } from './course-editing.service';
import { Course } from './course.entity';
import { CoursesController } from './courses.controller';
import { courseMessages } from './courses.messages';
import { Courses } from './courses.service';
import { courseOffice } from './courses.office';

export const courses: Feature = {
  controllers: [CoursesController],
  providers: [Courses, CourseEditing],
  entities: [Course],
  tables: ['courses/courses'],
  routines: routinesIn(__dirname, 'file_cleanup', 'write_notifications'),
  messages: courseMessages,
  constraintRefusals: { course_slug_key: SlugTaken },
  office: courseOffice,
};
