import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { type List, listPage } from '#kit/database/list';
import { containsAll, sql, when } from '#kit/database/sql';
import { mapPage, type Page } from '#kit/http/page';
import type { Language } from '#kit/language/language';
import type { RowOf } from '#kit/views/view';
import { PROGRESS_COLUMNS, PROGRESS_JOIN } from '../enrollments/progress';
import { EnrolledCourseView } from './enrolled-course.view';
import { inOneLanguage } from '../in-one-language';
import type { EnrolledCourseFilters } from './learning.dto';

type Row = RowOf<typeof EnrolledCourseView>;

const JOIN = `JOIN course c ON c.id = e.course_id
  LEFT JOIN instructor i ON i.id = c.instructor_id AND i.archived_at IS NULL
  LEFT JOIN lesson last ON last.id = e.last_accessed_lesson_id
  ${PROGRESS_JOIN}`;

const RECENT = 'e.updated_at DESC, e.id DESC';

function columns(language: Language): string {
  const instructor = `CASE WHEN i.id IS NOT NULL THEN jsonb_build_object(
    'id', i.id, 'username', i.username, 'name', ${inOneLanguage('i.name', language)}, 'photo_url', i.photo_url) END`;
  const ofEnrollment = ['status', 'last_accessed_lesson_id', 'last_accessed_at', 'created_at', 'completed_at'];
  return EnrolledCourseView.columns('c', {
    ...Object.fromEntries(ofEnrollment.map(name => [name, `e.${name}`])),
    ...PROGRESS_COLUMNS,
    enrollment_id: 'e.id',
    title: inOneLanguage('c.title', language),
    summary: inOneLanguage('c.summary', language),
    instructor,
    last_accessed_lesson_code: 'last.code',
  });
}

/** Courses in which the student is or was enrolled. */
@Injectable()
export class EnrolledCourseQueries {
  constructor(private readonly db: Database) {}

  async list(studentId: number, filters: EnrolledCourseFilters, language: Language): Promise<Page<EnrolledCourseView>> {
    const list = enrolledCourseList(studentId, filters, language);
    return mapPage(await listPage<Row>(this.db, filters.pageRequest, list), EnrolledCourseView.of);
  }

  async get(enrollmentId: number, language: Language): Promise<EnrolledCourseView> {
    const { description: _, ...course } = await this.getWithDescription(enrollmentId, language);
    return course;
  }

  async getWithDescription(
    enrollmentId: number,
    language: Language,
  ): Promise<EnrolledCourseView & { description: string }> {
    const row = await this.db.row<Row & { description: string }>(
      `SELECT ${columns(language)}, ${inOneLanguage('c.description', language)} AS description
       FROM enrollment e ${JOIN} WHERE e.id = $1`,
      [enrollmentId],
    );
    return { ...EnrolledCourseView.of(row!), description: row!.description };
  }

  /** Courses not completed yet, last opened first. */
  async listUnfinished(studentId: number, limit: number, language: Language): Promise<EnrolledCourseView[]> {
    const rows = await this.db.rows<Row>(
      `SELECT ${columns(language)} FROM (
         SELECT * FROM enrollment WHERE student_id = $1 AND status = 'active'
         ORDER BY last_accessed_at DESC NULLS LAST, updated_at DESC, id DESC LIMIT $2
       ) e ${JOIN} ORDER BY e.last_accessed_at DESC NULLS LAST, ${RECENT}`,
      [studentId, limit],
    );
    return rows.map(EnrolledCourseView.of);
  }
}

export function enrolledCourseList(studentId: number, filters: EnrolledCourseFilters, language: Language): List {
  const { type, search, status } = filters;
  return {
    columns: columns(language),
    from: 'enrollment e',
    join: JOIN,
    where: [
      sql`e.student_id = ${studentId}`,
      when(status, word => sql`e.status = ${word}`),
      when(type, word => sql`EXISTS (SELECT 1 FROM course c WHERE c.id = e.course_id AND c.type = ${word})`),
      ...containsAll('(SELECT c.search_text FROM course c WHERE c.id = e.course_id)', search),
    ],
    order: RECENT,
  };
}
