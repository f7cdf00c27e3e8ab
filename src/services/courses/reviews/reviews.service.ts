import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { listPage, listWithCounts } from '#kit/database/list';
import { sql, when } from '#kit/database/sql';
import { dataPage, mapPage, type Page, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { type CourseKey, keyColumn } from '../courses/course-key';
import { PUBLIC_COURSE } from '../courses/course-kinds';
import { COURSE_REFERENCE } from '../courses/course-reference';
import { STUDENT_REFERENCE } from '../students/student-reference';
import { assertOwn, inOwnCourses } from '../instructor-scope';
import { wordSearch } from '../word-search';
import { orderOf } from '#kit/fields/order';
import { REVIEW_STATUSES, type Review } from './review.entity';
import { PublicReviewView, ReviewView } from './review.view';
import { type RemovedReviewsQuery, REVIEW_SORTS, type ReviewListQuery } from './reviews.dto';

type ReviewRow = RowOf<typeof ReviewView>;

const NEWEST = 'r.updated_at DESC, r.id DESC';
const AUTHOR = 'JOIN student s ON s.id = r.student_id';
const REVIEW = {
  columns: `${ReviewView.columns<Review>('r', { course: COURSE_REFERENCE, student: STUDENT_REFERENCE })}, c.instructor_id`,
  from: 'review r',
  join: `${AUTHOR} JOIN course c ON c.id = r.course_id`,
};

@Injectable()
export class Reviews {
  constructor(private readonly db: Database) {}

  async listOfCourse(key: CourseKey, request: PageRequest): Promise<Page<PublicReviewView>> {
    const course = await this.db.rowOr<{ id: number }>(
      NotFound,
      `SELECT c.id FROM course c WHERE ${keyColumn(key)} = $1 AND ${PUBLIC_COURSE}`,
      [key],
    );
    const page = await listPage<RowOf<typeof PublicReviewView>>(this.db, request, {
      columns: `${PublicReviewView.columns<Review>('r', { author_picture: 's.profile_picture' })}, s.first_name, s.last_name`,
      from: 'review r',
      join: AUTHOR,
      where: [`r.status = 'published'`, sql`r.course_id = ${course.id}`],
      order: NEWEST,
    });
    return mapPage(page, PublicReviewView.of);
  }

  async list(caller: Caller, query: ReviewListQuery) {
    const page = await listWithCounts<ReviewRow, (typeof REVIEW_STATUSES)[number]>(
      this.db,
      query.pageRequest,
      {
        ...REVIEW,
        ...wordSearch({ from: REVIEW.from, person: 'student', hasText: true }, query.search, [
          'r.withdrawn_at IS NULL',
          inOwnCourses(caller, 'r.course_id'),
          when(query.course_id, id => sql`r.course_id = ${id}`),
          when(query.rating, rating => sql`r.rating = ${rating}`),
        ]),
        order: orderOf(REVIEW_SORTS, 'r.id', NEWEST, query.sort, query.order),
      },
      { statuses: REVIEW_STATUSES, column: 'r.status', selected: query.status },
    );
    return { ...dataPage(mapPage(page, ReviewView.of)), counts: page.counts };
  }

  async listRemoved(caller: Caller, query: RemovedReviewsQuery) {
    const page = await listPage<ReviewRow>(this.db, query.pageRequest, {
      ...REVIEW,
      where: [`r.status = 'removed'`, inOwnCourses(caller, 'r.course_id')],
      order: orderOf(REVIEW_SORTS, 'r.id', NEWEST, query.sort, query.order),
    });
    return dataPage(mapPage(page, ReviewView.of));
  }

  async get(caller: Caller, id: number): Promise<ReviewView> {
    const row = await this.db.rowOr<ReviewRow & { instructor_id: number | null }>(
      NotFound,
      `SELECT ${REVIEW.columns} FROM ${REVIEW.from} ${REVIEW.join} WHERE r.id = $1 AND r.withdrawn_at IS NULL`,
      [id],
    );
    assertOwn(caller, row.instructor_id);
    return ReviewView.of(row);
  }
}
