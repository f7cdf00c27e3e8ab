import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { listPage, type SearchedWord } from '#kit/database/list';
import { allOf, type Condition, containsAll, sql, when } from '#kit/database/sql';
import { fromCents } from '#kit/money/money';
import { mapPage, type Page } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { searchWords } from '#kit/language/search-text';
import { typedCode } from '#kit/text/typed-code';
import { PaymentRecords } from '#money/payments/payment-records';
import { CourseRefundQueries } from '../refunds/refunds.queries';
import { OutsideOwnCourses, ownCourses } from '../instructor-scope';
import { personMatches } from '../word-search';
import { orderOf } from '#kit/fields/order';
import { type StaffOrderDetailView, StaffOrderView } from './order.view';
import { ORDER_SORTS, type OrderListQuery } from './orders.dto';
import { STAFF_ORDER_COLUMNS, type StaffOrderRow } from './orders.queries';

/** Orders as staff see them. Accounts linked to an instructor see only the lines of their own courses. */
@Injectable()
export class Orders {
  constructor(
    private readonly db: Database,
    private readonly payments: PaymentRecords,
    private readonly refunds: CourseRefundQueries,
  ) {}

  async list(caller: Caller, query: OrderListQuery): Promise<Page<StaffOrderView>> {
    const page = await listPage<StaffOrderRow>(this.db, query.pageRequest, {
      columns: STAFF_ORDER_COLUMNS,
      from: 'course_order o',
      where: [
        withOwnCourse(caller),
        when(query.status, status => sql`o.status = ${status}`),
        when(query.gateway, gateway => sql`o.gateway = ${gateway}`),
        when(query.payment_method, method => sql`o.payment_method = ${method}`),
        when(query.student_id, id => sql`o.student_id = ${id}`),
        when(
          query.course_id,
          id => sql`o.id = ANY (ARRAY(SELECT l.order_id FROM order_line l WHERE l.course_id = ${id}))`,
        ),
      ],
      order: orderOf(ORDER_SORTS, 'o.id', 'o.updated_at DESC, o.id DESC', query.sort_by, query.sort_order),
      ...(query.search !== undefined && { word: wordOf(query.search), isSearch: true }),
    });
    return mapPage(page, row => StaffOrderView.of(restrictTo(caller, row)));
  }

  /** Includes the payments, unless the order has lines that are hidden from the caller. */
  async get(caller: Caller, id: number): Promise<StaffOrderDetailView> {
    const row = await this.db.rowOr<StaffOrderRow>(
      NotFound,
      `SELECT ${STAFF_ORDER_COLUMNS} FROM course_order o WHERE o.id = $1`,
      [id],
    );
    const visible = restrictTo(caller, row);
    if (visible.lines.length === 0) throw OutsideOwnCourses();
    const isWhole = visible.lines.length === row.lines.length;
    const { refunds, refundedCents, unassignedCents, refundedAt } = await this.refunds.ofOrder(row);
    const view = StaffOrderView.of(visible);
    const lines = view.lines.map(line => ({ ...line, refunded_at: refundedAt.get(line.course_id) ?? null }));
    const ownCents = visible.lines.reduce(
      (sum, line) => sum + (refundedAt.has(line.course_id) ? line.charged_cents : 0),
      0,
    );
    return {
      ...view,
      lines,
      refunded_total: fromCents(isWhole ? refundedCents : ownCents),
      unassigned_refund: isWhole ? fromCents(unassignedCents) : 0,
      refunds: isWhole ? refunds : [],
      payments: isWhole ? await this.payments.list(row.reference) : [],
      unknown_payment_events: isWhole ? await this.payments.unknownEvents(row.reference) : [],
    };
  }
}

function restrictTo({ scopeId }: Caller, row: StaffOrderRow): StaffOrderRow {
  if (scopeId === null) return row;
  const lines = row.lines.filter(line => line.instructor_id === scopeId);
  return { ...row, lines, total_cents: lines.reduce((total, line) => total + line.charged_cents, 0) };
}

function withOwnCourse(caller: Caller): Condition {
  const own = ownCourses(caller);
  return (
    own && sql`EXISTS (SELECT FROM order_line l JOIN course c ON c.id = l.course_id WHERE l.order_id = o.id AND ${own})`
  );
}

/** Orders of students with the words, or with the reference, which ends with digits. */
function wordOf(text: string): SearchedWord {
  const ofStudent = allOf(containsAll('p.search_text', searchWords(text)));
  const byStudent = personMatches('o', 'student', ofStudent);
  const way = { from: 'student p JOIN course_order o ON o.student_id = p.id', where: ofStudent };
  const reference = typedCode(text);
  if (!/\d/.test(reference)) return { condition: byStudent, ways: [way] };
  const hasReference = sql`o.reference = ${reference}`;
  return {
    condition: sql`(${hasReference} OR ${byStudent})`,
    ways: [{ from: 'course_order o', where: hasReference }, way],
  };
}
