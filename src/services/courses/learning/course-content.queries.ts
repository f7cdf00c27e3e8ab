import type { Lesson } from '../curriculum/lesson.entity';
import type { LessonResource } from '../curriculum/lesson-resource.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Language } from '#kit/language/language';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import type { CourseKey } from '../courses/course-key';
import { type CourseContentView, LearnedLessonView, LearnedResourceView } from './enrolled-course.view';
import { EnrolledCourseQueries } from './enrolled-courses.queries';
import { seatOfCourse } from './student-seat';
import { inOneLanguage } from '../in-one-language';

type LessonRow = Omit<RowOf<typeof LearnedLessonView>, 'resources'> & { section_id: number };
type ResourceRow = RowOf<typeof LearnedResourceView> & { lesson_id: number };
type SectionRow = { id: number; title: string; description: string };

function groupBy<Key extends string, Row extends Record<Key, number>>(rows: Row[], key: Key): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row[key]);
    if (group) group.push(row);
    else groups.set(row[key], [row]);
  }
  return groups;
}

@Injectable()
export class CourseContent {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly courses: EnrolledCourseQueries,
  ) {}

  async get(studentId: number, course: CourseKey, language: Language): Promise<CourseContentView> {
    const { enrollmentId, courseId } = await seatOfCourse(this.db, studentId, course, this.clock.now());
    const head = await this.courses.getWithSeat(enrollmentId, language);
    const sections = await this.sections(courseId, language);
    const lessons = groupBy(await this.lessons(enrollmentId, courseId, language), 'section_id');
    const resources = groupBy(await this.resources(courseId, language), 'lesson_id');
    const lessonView = (row: LessonRow) =>
      LearnedLessonView.of({ ...row, resources: (resources.get(row.id) ?? []).map(LearnedResourceView.of) });
    return {
      ...head,
      sections: sections.map(section => ({ ...section, lessons: (lessons.get(section.id) ?? []).map(lessonView) })),
    };
  }

  private async sections(courseId: number, language: Language): Promise<SectionRow[]> {
    return this.db.rows(
      `SELECT s.id, ${inOneLanguage('s.title', language)} AS title,
         ${inOneLanguage('s.description', language)} AS description
       FROM section s WHERE s.course_id = $1 ORDER BY s.position, s.id`,
      [courseId],
    );
  }

  private async lessons(enrollmentId: number, courseId: number, language: Language): Promise<LessonRow[]> {
    const columns = LearnedLessonView.columns<Lesson>('l', {
      title: inOneLanguage('l.title', language),
      summary: inOneLanguage('l.summary', language),
      content: inOneLanguage('l.content', language),
      completed_at: 'done.completed_at',
      has_note: 'note.lesson_id IS NOT NULL',
      resources: 'NULL',
    });
    return this.db.rows(
      `SELECT ${columns}, l.section_id FROM lesson l
       LEFT JOIN lesson_completion done ON done.enrollment_id = $1 AND done.lesson_id = l.id
       LEFT JOIN lesson_note note ON note.enrollment_id = $1 AND note.lesson_id = l.id
       WHERE l.course_id = $2 AND l.is_published ORDER BY l.position, l.id`,
      [enrollmentId, courseId],
    );
  }

  private async resources(courseId: number, language: Language): Promise<ResourceRow[]> {
    const columns = LearnedResourceView.columns<LessonResource>('r', { title: inOneLanguage('r.title', language) });
    return this.db.rows(
      `SELECT ${columns}, r.lesson_id FROM lesson l JOIN lesson_resource r ON r.lesson_id = l.id
       WHERE l.course_id = $1 AND l.is_published ORDER BY r.position, r.id`,
      [courseId],
    );
  }
}
