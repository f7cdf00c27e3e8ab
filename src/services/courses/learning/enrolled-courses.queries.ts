import type { Course } from '../courses/course.entity';
import type { Temporal } from 'temporal-polyfill';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { utcText } from '#kit/database/json';
import { type List, listPage } from '#kit/database/list';
import { containsAll, raw, sql, when } from '#kit/database/sql';
import { mapPage, type Page } from '#kit/http/page';
import type { Language } from '#kit/language/language';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { isGrantActive, hasStatus, seatHeldJoin, SHOWN_STATUS } from '../seat-conditions';
import { PUBLIC_INSTRUCTOR } from '../courses/course.view';
import { PROGRESS_COLUMNS, PROGRESS_JOIN } from '../progress/progress';
import { EnrolledCourseView, type SeatReasonsView } from './enrolled-course.view';
import { inOneLanguage } from '../in-one-language';
import type { EnrolledCourseFilters } from './learning.dto';

type Row = RowOf<typeof EnrolledCourseView>;

export interface CourseWithSeat extends EnrolledCourseView {
  description: string;
  seat: SeatReasonsView;
}

const JOIN = `JOIN course c ON c.id = e.course_id
  LEFT JOIN instructor i ON i.id = c.instructor_id AND ${PUBLIC_INSTRUCTOR}
  LEFT JOIN lesson last ON last.id = e.last_accessed_lesson_id
  ${PROGRESS_JOIN}`;

const RECENT = 'e.updated_at DESC, e.id DESC';

function columns(language: Language): string {
  const instructor = `CASE WHEN i.id IS NOT NULL THEN jsonb_build_object(
    'id', i.id, 'username', i.username, 'name', ${inOneLanguage('i.name', language)}, 'photo_url', i.photo_url) END`;
  const ofEnrollment = ['last_accessed_lesson_id', 'last_accessed_at', 'created_at', 'completed_at'];
  return EnrolledCourseView.columns<Course>('c', {
    ...Object.fromEntries(ofEnrollment.map(name => [name, `e.${name}`])),
    ...PROGRESS_COLUMNS,
    status: SHOWN_STATUS,
    enrollment_id: 'e.id',
    title: inOneLanguage('c.title', language),
    summary: inOneLanguage('c.summary', language),
    instructor,
    last_accessed_lesson_code: 'last.code',
  });
}

@Injectable()
export class EnrolledCourseQueries {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async list(studentId: number, filters: EnrolledCourseFilters, language: Language): Promise<Page<EnrolledCourseView>> {
    const list = enrolledCourseList(studentId, filters, language, this.clock.now());
    return mapPage(await listPage<Row>(this.db, filters.pageRequest, list), EnrolledCourseView.of);
  }

  async get(enrollmentId: number, language: Language): Promise<EnrolledCourseView> {
    const row = await this.db.row<Row>(sql`
      SELECT ${raw(columns(language))} FROM enrollment e ${raw(JOIN)} ${seatHeldJoin(this.clock.now())}
      WHERE e.id = ${enrollmentId}`);
    return EnrolledCourseView.of(row!);
  }

  /** The course with its description and the grants of the seat. */
  async getWithSeat(enrollmentId: number, language: Language): Promise<CourseWithSeat> {
    const now = this.clock.now();
    const row = await this.db.row<Row & Pick<CourseWithSeat, 'description' | 'seat'>>(sql`
      SELECT ${raw(columns(language))}, ${raw(inOneLanguage('c.description', language))} AS description,
        jsonb_build_object('held_until', ${raw(utcText('e.held_until'))}, 'reasons', (
          SELECT coalesce(jsonb_agg(jsonb_build_object('source', g.source, 'since', ${raw(utcText('g.granted_at'))},
            'until', ${raw(utcText('g.ends_at'))}, 'order_reference', o.reference) ORDER BY g.id), '[]')
          FROM seat_grant g LEFT JOIN course_order o ON o.id = g.order_id
          WHERE g.enrollment_id = e.id AND ${isGrantActive('g', now)})) AS seat
      FROM enrollment e ${raw(JOIN)} ${seatHeldJoin(now)} WHERE e.id = ${enrollmentId}`);
    return { ...EnrolledCourseView.of(row!), description: row!.description, seat: row!.seat };
  }

  /** Courses not completed yet, last opened first. */
  async listUnfinished(studentId: number, limit: number, language: Language): Promise<EnrolledCourseView[]> {
    const now = this.clock.now();
    const rows = await this.db.rows<Row>(
      sql`SELECT ${raw(columns(language))} FROM (
          SELECT e.* FROM enrollment e WHERE e.student_id = ${studentId} AND ${hasStatus('active', now)}
          ORDER BY e.last_accessed_at DESC NULLS LAST, ${raw(RECENT)} LIMIT ${limit}
        ) e ${raw(JOIN)} ${seatHeldJoin(now)} ORDER BY e.last_accessed_at DESC NULLS LAST, ${raw(RECENT)}`,
    );
    return rows.map(EnrolledCourseView.of);
  }
}

export function enrolledCourseList(
  studentId: number,
  filters: EnrolledCourseFilters,
  language: Language,
  now: Temporal.Instant,
): List {
  const { type, search, status } = filters;
  return {
    columns: columns(language),
    from: 'enrollment e',
    join: sql`${raw(JOIN)} ${seatHeldJoin(now)}`,
    where: [
      sql`e.student_id = ${studentId}`,
      when(status, word => hasStatus(word, now)),
      when(type, word => sql`EXISTS (SELECT 1 FROM course c WHERE c.id = e.course_id AND c.type = ${word})`),
      ...containsAll('(SELECT c.search_text FROM course c WHERE c.id = e.course_id)', search),
    ],
    order: RECENT,
  };
}
