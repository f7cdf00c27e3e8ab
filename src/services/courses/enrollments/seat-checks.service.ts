import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { DatabaseUrl } from '#kit/database/database-url';
import { readSnapshot, type SnapshotRows } from '#money/books/snapshot';
import { raw, sql } from '#kit/database/sql';
import { mapPage, offsetOf, type Page, type PageRequest } from '#kit/http/page';
import { SerialQueue } from '#idempotency/serial-queue';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { RowOf } from '#kit/views/view';
import { OutsideOwnCourses } from '../instructor-scope';
import { SeatFindingView } from './seat-check.view';
import { CHECKS, ONLY_SHOWN, SEAT_FINDINGS, type SeatCheck } from './seat-checks.queries';

type FindingRow = RowOf<typeof SeatFindingView>;

/** A finding with the ids of its records. */
export interface Finding extends FindingRow {
  check: SeatCheck;
  /** Null for a finding about a course or an instructor. */
  studentId: number | null;
  /** Null for a finding about an instructor. */
  courseId: number | null;
  orderId: number | null;
  grantId: number | null;
}

interface Part {
  offset: number;
  /** No limit when left out. */
  limit?: number;
}

const COLUMNS = `${SeatFindingView.columns('finding', { order_reference: 'o.reference' })},
  finding.student_id AS "studentId", finding.course_id AS "courseId", finding.order_id AS "orderId",
  finding.grant_id AS "grantId"`;
const ORDERS = 'LEFT JOIN course_order o ON o.id = finding.order_id';
const ORDER =
  'finding.number, finding.enrollment_id, finding.course_id, finding.order_id, finding.grant_id, finding.says';

/** Long, because each check reads all seats, grants and orders. */
const STATEMENT_TIMEOUT_MS = 15 * 60_000;

/** Compares seats with their grants and orders: one statement for each check, all in one snapshot. */
@Injectable()
export class SeatChecks {
  private readonly runs = new SerialQueue();

  constructor(
    private readonly db: Database,
    private readonly url: DatabaseUrl,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /** @throws OutsideOwnCourses for accounts linked to an instructor */
  async list(caller: Caller, request: PageRequest): Promise<Page<SeatFindingView>> {
    if (caller.scopeId !== null) throw OutsideOwnCourses();
    const { rows, total } = await this.listPart({ offset: offsetOf(request), limit: request.limit });
    return mapPage({ ...request, rows, total }, SeatFindingView.of);
  }

  async listAll(): Promise<Finding[]> {
    return (await this.listPart({ offset: 0 })).rows;
  }

  /** Findings of one seat that a repair corrects. */
  async listRepairable({ studentId, courseId }: { studentId: number; courseId: number }): Promise<Finding[]> {
    return this.db.rows<Finding>(sql`
      SELECT ${raw(COLUMNS)} FROM ${raw(`(${SEAT_FINDINGS}) finding`)} ${raw(ORDERS)}
      WHERE finding.student_id = ${studentId} AND finding.course_id = ${courseId}
        AND finding.check <> ALL (${ONLY_SHOWN}::text[]) ORDER BY ${raw(ORDER)}`);
  }

  /** Runs one comparison at a time, so that repeated requests do not add load. */
  private async listPart(part: Part): Promise<{ rows: Finding[]; total: number }> {
    const snapshot = { schema: this.definition.name, timeoutMs: STATEMENT_TIMEOUT_MS };
    return this.runs.run('', async () => readSnapshot(this.url, snapshot, async rows => findIn(rows, part)));
  }
}

/** The findings in the order of the checks; each statement returns a part and the number of all its findings. */
async function findIn(rows: SnapshotRows, { offset, limit }: Part): Promise<{ rows: Finding[]; total: number }> {
  const findings: Finding[] = [];
  let total = 0;
  for (const check of CHECKS) {
    const rowsLeft = limit === undefined ? 'ALL' : limit - findings.length;
    const found = await rows<{ total: number; finding: Finding | null }>(
      `WITH finding AS MATERIALIZED (${check})
       SELECT counted.total, to_jsonb(shown) AS finding FROM (SELECT count(*)::integer AS total FROM finding) counted
       LEFT JOIN (
         SELECT ${COLUMNS} FROM finding ${ORDERS}
         ORDER BY ${ORDER} LIMIT ${rowsLeft} OFFSET ${Math.max(0, offset - total)}
       ) shown ON true`,
    );
    findings.push(...found.flatMap(({ finding }) => finding ?? []));
    total += found[0]!.total;
  }
  return { rows: findings, total };
}
