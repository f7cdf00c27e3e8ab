import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { raw, sql } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import type { RowOf } from '#kit/views/view';
import { OutsideOwnCourses } from '../courses.confinement';
import { SeatFindingView } from './seat-check.view';
import { FINDINGS, ONLY_SHOWN, type SeatCheck } from './seat-checks.queries';

type FindingRow = RowOf<typeof SeatFindingView>;

/** A finding with the records it is about. */
export interface Finding extends FindingRow {
  check: SeatCheck;
  studentId: number;
  courseId: number;
  orderId: number | null;
  grantId: number | null;
}

const COLUMNS = `${SeatFindingView.columns('finding', { order_reference: 'o.reference' })},
  finding.student_id AS "studentId", finding.course_id AS "courseId", finding.order_id AS "orderId",
  finding.grant_id AS "grantId"`;
const FROM = `(${FINDINGS}) finding`;
const ORDERS = 'LEFT JOIN course_order o ON o.id = finding.order_id';
const ORDER = 'finding.number, finding.enrollment_id, finding.course_id, finding.order_id, finding.grant_id';

/** Compares seats with their grants and orders. */
@Injectable()
export class SeatChecks {
  constructor(private readonly db: Database) {}

  /** @throws OutsideOwnCourses for accounts linked to an instructor */
  async list(caller: Caller, request: PageRequest): Promise<Page<SeatFindingView>> {
    if (caller.scopeId !== null) throw OutsideOwnCourses();
    const list = { columns: COLUMNS, from: FROM, join: ORDERS, order: ORDER };
    return mapPage(await listPage<FindingRow>(this.db, request, list), SeatFindingView.of);
  }

  async all(): Promise<Finding[]> {
    return this.db.rows<Finding>(`SELECT ${COLUMNS} FROM ${FROM} ${ORDERS} ORDER BY ${ORDER}`);
  }

  /** The findings of one seat that a repair changes. */
  async repairable({ studentId, courseId }: { studentId: number; courseId: number }): Promise<Finding[]> {
    return this.db.rows<Finding>(sql`
      SELECT ${raw(COLUMNS)} FROM ${raw(FROM)} ${raw(ORDERS)}
      WHERE finding.student_id = ${studentId} AND finding.course_id = ${courseId}
        AND finding.check <> ALL (${ONLY_SHOWN}::text[]) ORDER BY ${raw(ORDER)}`);
  }
}
