import { Choice, SearchWords } from '#kit/fields/query-fields';
import { Id } from '#kit/fields/number-fields';
import { Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { COURSE_TYPES, type CourseType } from '../courses/course-kinds';
import { ENROLLMENT_PAGES, FILTER } from '../courses.pages';
import { ENROLLMENT_STATUSES, type EnrollmentStatus } from '../enrollments/enrollment.entity';

export class EnrolledCourseFilters extends PageQuery(ENROLLMENT_PAGES) {
  @Choice(COURSE_TYPES, { ...FILTER, description: 'Courses of this kind.' })
  type?: CourseType;

  @SearchWords({ description: 'Words of the title, in either language, or the code' })
  search?: string[];

  @Choice(ENROLLMENT_STATUSES, { ...FILTER, description: 'Seats with this status; all of them when left out.' })
  status?: EnrollmentStatus;
}

export class LastAccessedBody {
  @Id({ description: 'Id of a lesson of the course.' })
  last_accessed_lesson_id: number;
}

const NOTE_CHARACTERS = 10_000;

export class LessonNoteBody {
  @Text({ min: 0, max: NOTE_CHARACTERS, description: 'Text of the note; an empty text deletes it.' })
  body: string;
}
