import type { Course } from './course.entity';
import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { allOf, containsAll, raw, type Sql, sql, when } from '#kit/database/sql';
import { dataPage, mapPage } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { assertOwn, ownCourses } from '../instructor-scope';
import { orderOf } from '#kit/fields/order';
import { PUBLIC_COURSE } from './course-kinds';
import {
  CARD_COLUMNS,
  CARD_JOIN,
  COURSE_CHECKS,
  CourseStatisticView,
  CourseView,
  DeletedCourseView,
  StaffCourseCardView,
} from './course.view';
import { type CourseListQuery, type DeletedCoursesQuery, STAFF_SORTS } from './courses.dto';

const RECENT = 'c.updated_at DESC, c.id DESC';

/** Courses as staff see them. An account linked to an instructor sees only that instructor's. */
@Injectable()
export class Courses {
  constructor(private readonly db: Database) {}

  async list(caller: Caller, query: CourseListQuery) {
    const page = await listPage<RowOf<typeof StaffCourseCardView>>(this.db, query.pageRequest, {
      columns: `${StaffCourseCardView.columns<Course>('c', CARD_COLUMNS)}, ${COURSE_CHECKS}`,
      from: 'course c',
      join: CARD_JOIN,
      where: [
        'c.archived_at IS NULL',
        ownCourses(caller),
        ...containsAll('c.search_text', query.search),
        when(query.category_id, id => sql`c.category_id = ${id}`),
        when(query.instructor_id, id => sql`c.instructor_id = ${id}`),
        when(query.status, status => sql`c.status = ${status}`),
        when(query.type, type => sql`c.type = ${type}`),
        when(query.is_public, isPublic => sql`c.is_public = ${isPublic}`),
        when(query.is_featured, isFeatured => sql`c.is_featured = ${isFeatured}`),
      ],
      order: orderOf(STAFF_SORTS, 'c.id', RECENT, query.sort, query.order),
    });
    return dataPage(mapPage(page, StaffCourseCardView.of));
  }

  async listDeleted(caller: Caller, query: DeletedCoursesQuery) {
    const page = await listPage<RowOf<typeof DeletedCourseView>>(this.db, query.pageRequest, {
      columns: `${DeletedCourseView.columns('c', CARD_COLUMNS)}, ${COURSE_CHECKS}`,
      from: 'course c',
      join: CARD_JOIN,
      where: ['c.archived_at IS NOT NULL', ownCourses(caller)],
      order: orderOf(STAFF_SORTS, 'c.id', RECENT, query.sort, query.order),
    });
    return dataPage(mapPage(page, DeletedCourseView.of));
  }

  async getById(caller: Caller, id: number): Promise<CourseView> {
    return this.getWhere(caller, sql`c.id = ${id}`);
  }

  async getBySlug(caller: Caller, slug: string): Promise<CourseView> {
    return this.getWhere(caller, sql`c.slug = ${slug}`);
  }

  async getStatistic(caller: Caller): Promise<CourseStatisticView> {
    const statement = sql`
      SELECT count(*) AS total,
        count(*) FILTER (WHERE c.status = 'draft') AS draft,
        count(*) FILTER (WHERE c.status = 'published') AS published,
        count(*) FILTER (WHERE c.status = 'archived') AS archived,
        count(*) FILTER (WHERE c.type = 'live') AS live,
        count(*) FILTER (WHERE c.type = 'recorded') AS recorded,
        count(*) FILTER (WHERE ${raw(PUBLIC_COURSE)}) AS public,
        count(*) FILTER (WHERE c.is_featured) AS featured,
        count(*) FILTER (WHERE c.price_cents = 0 OR c.discount_percentage = 100) AS free,
        (SELECT count(*) FROM course c WHERE c.archived_at IS NOT NULL AND ${allOf([ownCourses(caller)])}) AS deleted
      FROM course c WHERE c.archived_at IS NULL AND ${allOf([ownCourses(caller)])}`;
    const row = await this.db.row<RowOf<typeof CourseStatisticView>>(statement);
    return CourseStatisticView.of(row!);
  }

  private async getWhere(caller: Caller, which: Sql): Promise<CourseView> {
    const columns = CourseView.columns<Course>('c', {
      ...CARD_COLUMNS,
      sections_count: '(SELECT count(*) FROM section s WHERE s.course_id = c.id)',
    });
    const statement = sql`
      SELECT ${raw(`${columns}, ${COURSE_CHECKS}`)} FROM course c ${raw(CARD_JOIN)}
      WHERE c.archived_at IS NULL AND ${which}`;
    const row = await this.db.rowOr<RowOf<typeof CourseView>>(NotFound, statement);
    assertOwn(caller, row.instructor_id);
    return CourseView.of(row);
  }
}
