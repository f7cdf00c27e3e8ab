import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import { Seats } from '../enrollments/seats.service';
import { RefundNotices, type RefundedCourses } from './refund-notices';

const REFUNDED = `
  SELECT r.id, r.order_id AS "orderId", o.student_id AS "studentId", o.reference, o.currency, o.locale,
    r.amount_cents AS "amountCents", s.email, s.first_name AS "firstName", p.provider,
    json_agg(json_build_object('courseId', l.course_id, 'title', l.title, 'chargedCents', l.charged_cents)
      ORDER BY l.id) AS lines
  FROM order_refund r JOIN course_order o ON o.id = r.order_id JOIN student s ON s.id = o.student_id
  JOIN payment p ON p.id = r.payment_id
  JOIN order_refund_line rl ON rl.refund_id = r.id JOIN order_line l ON l.id = rl.order_line_id
  WHERE r.id = $1 GROUP BY r.id, o.id, s.id, p.id`;

/** The ends of refunds, once each. All methods run in the transaction that locked the order, or lock it. */
@Injectable()
export class RefundOutcomes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly seats: Seats,
    private readonly notices: RefundNotices,
  ) {}

  /** The processor reports that `backCents` of the payment have gone back so far. The order is locked. */
  async applyPart(reference: string, backCents: number): Promise<void> {
    const asked = await this.db.row<{ id: number }>(
      `SELECT r.id FROM order_refund r JOIN course_order o ON o.id = r.order_id
       WHERE o.reference = $1 AND r.status = 'asked' AND r.refunded_before_cents + r.amount_cents <= $2`,
      [reference, backCents],
    );
    if (asked) await this.finish(asked.id);
  }

  /** Everything of the order went back: a refund that was asked for is done, and the caller revokes the seats. */
  async applyWhole(orderId: number): Promise<void> {
    await this.db.rows(
      `UPDATE order_refund SET status = 'done', ended_at = $2 WHERE order_id = $1 AND status = 'asked'`,
      [orderId, this.clock.now().toString()],
    );
  }

  /** Revokes the grants of its courses by this order, and notifies the student. */
  async finish(refundId: number): Promise<void> {
    if (!(await this.end(refundId, 'done'))) return;
    const refund = await this.find(refundId);
    const courseIds = refund.lines.map(({ courseId }) => courseId);
    const ended = await this.seats.revoke(refund.orderId, courseIds);
    await this.notices.refunded(refund, ended);
  }

  /** The processor refused: nothing changes, the lines may be refunded again, and staff are notified. */
  async fail(refundId: number, reason: string): Promise<void> {
    await this.db.transaction(async () => {
      await this.db.rows(
        'SELECT o.id FROM course_order o WHERE o.id = (SELECT order_id FROM order_refund WHERE id = $1) FOR UPDATE',
        [refundId],
      );
      if (!(await this.end(refundId, 'failed'))) return;
      await this.db.rows('UPDATE order_refund_line SET counts = false WHERE refund_id = $1', [refundId]);
      await this.notices.failed(await this.find(refundId), reason);
    });
  }

  /** A refund of the amount failed after it was done: its lines may be refunded again. The order is locked. */
  async failReturned(reference: string, amountCents: number, reason: string): Promise<void> {
    await this.db.rows(
      `WITH failed AS (
         UPDATE order_refund SET status = 'failed', error = $3, ended_at = $4 WHERE id = (
           SELECT r.id FROM order_refund r JOIN course_order o ON o.id = r.order_id
           WHERE o.reference = $1 AND o.status = 'paid' AND r.status IN ('asked', 'done') AND r.amount_cents = $2
           ORDER BY r.id DESC LIMIT 1)
         RETURNING id
       )
       UPDATE order_refund_line SET counts = false FROM failed WHERE refund_id = failed.id`,
      [reference, amountCents, reason, this.clock.now().toString()],
    );
  }

  private async end(refundId: number, status: 'done' | 'failed'): Promise<boolean> {
    const ended = await this.db.row(
      `UPDATE order_refund SET status = $2, ended_at = $3 WHERE id = $1 AND status = 'asked' RETURNING id`,
      [refundId, status, this.clock.now().toString()],
    );
    return ended !== undefined;
  }

  private async find(refundId: number): Promise<RefundedCourses> {
    return (await this.db.row<RefundedCourses>(REFUNDED, [refundId]))!;
  }
}
