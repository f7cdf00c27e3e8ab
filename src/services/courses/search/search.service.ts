import type { Course } from '../courses/course.entity';
import type { Lesson } from '../curriculum/lesson.entity';
import type { Instructor } from '../instructors/instructor.entity';
import { Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { allOf, containsAll, raw, type Sql, sql } from '#kit/database/sql';
import type { Language } from '#kit/language/language';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { PUBLIC_COURSE } from '../courses/course-kinds';
import { isSeatHeld } from '../seat-conditions';
import { inOneLanguage } from '../in-one-language';
import { FoundCourseView, FoundInstructorView, FoundLessonView, type SearchView } from './search.view';

export interface Search {
  words: readonly string[];
  limit: number;
  language: Language;
  now: Temporal.Instant;
}

const NOTHING: SearchView = { courses: [], lessons: [], instructors: [] };

const enrolledCourses = (studentId: number, now: Temporal.Instant): Sql =>
  sql`SELECT e.course_id FROM enrollment e WHERE e.student_id = ${studentId} AND ${isSeatHeld('e', now)}`;

/** Public and enrolled courses, enrolled ones first. */
export const courseSearch = (studentId: number, { words, limit, language, now }: Search): Sql => {
  const title = inOneLanguage('c.title', language);
  const columns = FoundCourseView.columns<Course>('c', { title, is_enrolled: 'h.course_id IS NOT NULL' });
  return sql`SELECT ${raw(columns)} FROM course c LEFT JOIN (${enrolledCourses(studentId, now)}) h ON h.course_id = c.id
    WHERE (h.course_id IS NOT NULL OR (${raw(PUBLIC_COURSE)})) AND ${allOf(containsAll('c.search_text', words))}
    ORDER BY h.course_id IS NULL, c.updated_at DESC, c.id DESC LIMIT ${limit}`;
};

export const lessonSearch = (studentId: number, { words, limit, language, now }: Search): Sql => {
  const columns = FoundLessonView.columns<Lesson>('l', {
    title: inOneLanguage('l.title', language),
    course_code: 'c.code',
    course_title: inOneLanguage('c.title', language),
  });
  return sql`SELECT ${raw(columns)} FROM lesson l JOIN course c ON c.id = l.course_id
    WHERE l.is_published AND l.course_id IN (${enrolledCourses(studentId, now)}) AND ${allOf(containsAll('l.search_text', words))}
    ORDER BY c.updated_at DESC, c.id DESC, l.section_id, l.position, l.id LIMIT ${limit}`;
};

const instructorSearch = ({ words, limit, language }: Search): Sql => {
  const columns = FoundInstructorView.columns<Instructor>('i', {
    name: inOneLanguage('i.name', language),
    headline: inOneLanguage('i.headline', language),
  });
  return sql`SELECT ${raw(columns)} FROM instructor i
    WHERE i.status = 'active' AND i.archived_at IS NULL AND ${allOf(containsAll('i.search_text', words))}
    ORDER BY i.position, i.id LIMIT ${limit}`;
};

/** The students' search, with one statement per kind. */
@Injectable()
export class StudentSearch {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async search(studentId: number, request: Omit<Search, 'now'>): Promise<SearchView> {
    if (request.words.length === 0) return NOTHING;
    const search = { ...request, now: this.clock.now() };
    return {
      courses: (await this.db.rows<RowOf<typeof FoundCourseView>>(courseSearch(studentId, search))).map(
        FoundCourseView.of,
      ),
      lessons: (await this.db.rows<RowOf<typeof FoundLessonView>>(lessonSearch(studentId, search))).map(
        FoundLessonView.of,
      ),
      instructors: (await this.db.rows<RowOf<typeof FoundInstructorView>>(instructorSearch(search))).map(
        FoundInstructorView.of,
      ),
    };
  }
}
