import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { DomainEvents } from '#kit/service/domain-events';
import { Seats } from '../enrollments/seats.service';
import { PurchaseRefunded } from './refund.events';
import { RefundNotices, type RefundedCourses } from './refund-notices';

const REFUNDED = `
  SELECT r.id, o.id AS "orderId", o.student_id AS "studentId", o.reference, o.currency, o.locale,
    r.amount_cents AS "amountCents", s.email, s.first_name AS "firstName", p.provider,
    json_agg(json_build_object('courseId', l.course_id, 'title', l.title, 'chargedCents', l.charged_cents)
      ORDER BY l.id) AS lines
  FROM refund r JOIN course_order o ON o.reference = r.reference JOIN student s ON s.id = o.student_id
  JOIN payment p ON p.id = r.payment_id
  JOIN refund_part part ON part.refund_id = r.id JOIN order_line l ON l.id = part.position
  WHERE r.id = ANY ($1) AND r.reason_kind IN ('requested', 'assigned') GROUP BY r.id, o.id, s.id, p.id ORDER BY r.id`;

/** What follows when refunds of single courses end. All methods run in the transaction that locked the order. */
@Injectable()
export class RefundOutcomes {
  constructor(
    private readonly db: Database,
    private readonly seats: Seats,
    private readonly notices: RefundNotices,
    private readonly events: DomainEvents,
  ) {}

  /** Revokes the grants of their courses by the order, and notifies the student. */
  async finish(refundIds: readonly number[]): Promise<void> {
    for (const refund of await this.find(refundIds)) {
      const courseIds = refund.lines.map(({ courseId }) => courseId);
      const ended = await this.seats.revoke(refund.orderId, courseIds);
      await this.notices.refunded(refund, ended);
      await this.events.raise(PurchaseRefunded, { orderId: refund.orderId });
    }
  }

  /** The processor refused: nothing changes, the lines may be refunded again, and staff are notified. */
  async notifyRefused(refundId: number, reason: string): Promise<void> {
    for (const refund of await this.find([refundId])) await this.notices.failed(refund, reason);
  }

  private async find(refundIds: readonly number[]): Promise<RefundedCourses[]> {
    if (refundIds.length === 0) return [];
    return this.db.rows<RefundedCourses>(REFUNDED, [refundIds]);
  }
}
