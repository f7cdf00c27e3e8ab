import type { Enrollment } from './enrollment.entity';
import type { Temporal } from 'temporal-polyfill';
import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { utcText } from '#kit/database/json';
import { type List, listPage } from '#kit/database/list';
import { type Condition, raw, sql, when } from '#kit/database/sql';
import { mapPage, type Page } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { staffName } from '#shared/history/history.view';
import { wordSearch } from '../word-search';
import { assertOwn, inOwnCourses } from '../instructor-scope';
import { orderOf } from '#kit/fields/order';
import { EnrollmentDetailView, EnrollmentView } from './enrollment.view';
import { ENROLLMENT_SORTS, type EnrollmentFilters } from './enrollments.dto';
import { hasStatus, seatHeldJoin, SHOWN_STATUS } from '../seat-conditions';
import { PROGRESS_COLUMNS, PROGRESS_JOIN } from '../progress/progress';

type Row = RowOf<typeof EnrollmentView>;
type DetailRow = RowOf<typeof EnrollmentDetailView> & { instructor_id: number | null };

const JOIN = `JOIN student s ON s.id = e.student_id JOIN course c ON c.id = e.course_id ${PROGRESS_JOIN}`;

const EXPRESSIONS = {
  status: SHOWN_STATUS,
  ...PROGRESS_COLUMNS,
  student: `jsonb_build_object('id', s.id, 'username', s.username, 'first_name', s.first_name,
    'last_name', s.last_name, 'email', s.email)`,
  course: `jsonb_build_object('id', c.id, 'code', c.code, 'slug', c.slug, 'title', c.title)`,
};

const GRANTS = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'id', g.id, 'source', g.source, 'order_reference', o.reference,
    'granted_at', ${utcText('g.granted_at')},
    'granted_by', ${staffName('g.granted_by')}, 'ends_at', ${utcText('g.ends_at')},
    'revoked_by', ${staffName('g.revoked_by')}, 'revoked_cause', g.revoked_cause, 'reason', g.reason,
    'revoked_at', ${utcText('g.revoked_at')}) ORDER BY g.id), '[]')
  FROM seat_grant g LEFT JOIN course_order o ON o.id = g.order_id WHERE g.enrollment_id = e.id)`;

/** Enrollments as staff see them. Accounts linked to an instructor see their own courses only. */
@Injectable()
export class EnrollmentQueries {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async list(caller: Caller, filters: EnrollmentFilters): Promise<Page<EnrollmentView>> {
    return mapPage(
      await listPage<Row>(this.db, filters.pageRequest, enrollmentList(caller, filters, this.clock.now())),
      EnrollmentView.of,
    );
  }

  async get(caller: Caller, id: number): Promise<EnrollmentDetailView> {
    const columns = EnrollmentDetailView.columns<Enrollment>('e', { ...EXPRESSIONS, grants: GRANTS });
    const row = await this.db.rowOr<DetailRow>(
      NotFound,
      sql`SELECT ${raw(`${columns}, c.instructor_id FROM enrollment e ${JOIN}`)} ${seatHeldJoin(this.clock.now())}
        WHERE e.id = ${id}`,
    );
    assertOwn(caller, row.instructor_id);
    return EnrollmentDetailView.of(row);
  }
}

export function enrollmentList(caller: Caller, filters: EnrollmentFilters, now: Temporal.Instant): List {
  const own = inOwnCourses(caller, 'e.course_id');
  const conditions: Condition[] = [
    own,
    when(filters.status, status => hasStatus(status, now)),
    when(filters.user_id, id => sql`e.student_id = ${id}`),
    when(filters.course_id, id => sql`e.course_id = ${id}`),
  ];
  return {
    columns: EnrollmentView.columns<Enrollment>('e', EXPRESSIONS),
    from: 'enrollment e',
    join: sql`${raw(JOIN)} ${seatHeldJoin(now)}`,
    ...wordSearch({ from: 'enrollment e', person: 'student' }, filters.search, conditions),
    canMatchFew: Boolean(own) || filters.status !== undefined,
    order: orderOf(ENROLLMENT_SORTS, 'e.id', 'e.updated_at DESC, e.id DESC', filters.sort, filters.order),
  };
}
