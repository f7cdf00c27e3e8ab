import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { allOf, containsAll, raw, type Sql, sql } from '#kit/database/sql';
import type { Language } from '#kit/language/language';
import type { RowOf } from '#kit/views/view';
import { PUBLIC_COURSE } from '../courses/course-kinds';
import { inOneLanguage } from '../in-one-language';
import { FoundCourseView, FoundInstructorView, FoundLessonView, type SearchView } from './search.view';

export interface Search {
  words: readonly string[];
  limit: number;
  language: Language;
}

const NOTHING: SearchView = { courses: [], lessons: [], instructors: [] };

const enrolledCourses = (studentId: number): Sql =>
  sql`SELECT course_id FROM enrollment WHERE student_id = ${studentId} AND status <> 'cancelled'`;

/** Public courses and the student's own, own ones first. */
export const courseSearch = (studentId: number, { words, limit, language }: Search): Sql => {
  const title = inOneLanguage('c.title', language);
  const columns = FoundCourseView.columns('c', { title, is_enrolled: 'h.course_id IS NOT NULL' });
  return sql`SELECT ${raw(columns)} FROM course c LEFT JOIN (${enrolledCourses(studentId)}) h ON h.course_id = c.id
    WHERE (h.course_id IS NOT NULL OR (${raw(PUBLIC_COURSE)})) AND ${allOf(containsAll('c.search_text', words))}
    ORDER BY h.course_id IS NULL, c.updated_at DESC, c.id DESC LIMIT ${limit}`;
};

/** Lessons of enrolled courses, by title only. */
export const lessonSearch = (studentId: number, { words, limit, language }: Search): Sql => {
  const columns = FoundLessonView.columns('l', {
    title: inOneLanguage('l.title', language),
    course_code: 'c.code',
    course_title: inOneLanguage('c.title', language),
  });
  return sql`SELECT ${raw(columns)} FROM lesson l JOIN course c ON c.id = l.course_id
    WHERE l.is_published AND l.course_id IN (${enrolledCourses(studentId)}) AND ${allOf(containsAll('l.search_text', words))}
    ORDER BY c.updated_at DESC, c.id DESC, l.section_id, l.position, l.id LIMIT ${limit}`;
};

const instructorSearch = ({ words, limit, language }: Search): Sql => {
  const columns = FoundInstructorView.columns('i', {
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
  constructor(private readonly db: Database) {}

  async find(studentId: number, search: Search): Promise<SearchView> {
    if (search.words.length === 0) return NOTHING;
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
