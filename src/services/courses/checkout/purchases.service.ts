import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { bilingualAmount } from '#kit/language/formatting';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import { Seats } from '../enrollments/seats.service';
import { ORDER_READERS } from '../order-readers';
import type { OrderStatus } from '../orders/order.entity';
import { STUDENT } from '../students/student-accounts';
import { PurchasePaid } from './purchase.events';
import { PurchaseRefunded } from '../refunds/refund.events';
import { OrderLetters, type PaidOrder } from './order-letters.service';

interface StoredOrder extends PaidOrder {
  id: number;
  studentId: number;
  status: OrderStatus;
  courseIds: number[];
}

const STORED = `
  SELECT o.id, o.reference, o.student_id AS "studentId", o.status, o.gateway, o.currency, o.locale,
    o.total_cents AS "totalCents", o.paid_at AS "paidAt", s.email, s.first_name AS "firstName",
    (SELECT array_agg(l.course_id) FROM order_line l WHERE l.order_id = o.id) AS "courseIds",
    (SELECT json_agg(json_build_object('title', l.title, 'priceCents', l.price_cents,
       'discountPercentage', l.discount_percentage, 'chargedCents', l.charged_cents) ORDER BY l.id)
     FROM order_line l WHERE l.order_id = o.id) AS lines
  FROM course_order o JOIN student s ON s.id = o.student_id WHERE o.reference = $1 FOR UPDATE OF o`;

/** Status changes of orders, with their seats. All methods join the caller's transaction. */
@Injectable()
export class Purchases {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly seats: Seats,
    private readonly letters: OrderLetters,
    private readonly notifications: Notifications,
    private readonly events: DomainEvents,
  ) {}

  async lock(reference: string): Promise<OrderStatus | undefined> {
    return (await this.find(reference))?.status;
  }

  /** Grants the seats; revives a failed order unless the student has all its courses. Returns whether it was used. */
  async markPaid(reference: string): Promise<boolean> {
    const order = await this.find(reference);
    if (!order || order.status === 'paid' || order.status === 'refunded') return false;
    const { id, studentId, courseIds, gateway, status } = order;
    if (status === 'failed' && (await this.seats.listEnrolled(studentId, courseIds)).length === courseIds.length)
      return false;
    const paidAt = this.clock.date();
    await this.db.rows(
      `UPDATE course_order SET status = 'paid', paid_at = $2, failed_at = NULL, updated_at = $2 WHERE id = $1`,
      [id, paidAt],
    );
    const newCourseIds = await this.seats.grant(studentId, courseIds, gateway === 'free' ? 'free' : 'order', id);
    if (newCourseIds.length === 0) await this.notifyBoughtAgain(reference, id);
    await this.letters.sendEnrolled({ ...order, paidAt });
    await this.events.raise(PurchasePaid, { orderId: id });
    return true;
  }

  async markFailed(reference: string): Promise<void> {
    await this.db.rows(
      `UPDATE course_order SET status = 'failed', failed_at = $2, updated_at = $2
       WHERE reference = $1 AND status = 'pending'`,
      [reference, this.clock.now().toString()],
    );
  }

  /** The order was refunded in full: revokes the seats that have no other grant. */
  async markRefunded(reference: string): Promise<void> {
    const order = await this.find(reference);
    if (!order || order.status === 'refunded') return;
    const { id, studentId, totalCents, currency } = order;
    await this.db.rows(`UPDATE course_order SET status = 'refunded', refunded_at = $2, updated_at = $2 WHERE id = $1`, [
      id,
      this.clock.now().toString(),
    ]);
    const endedCourseIds = await this.seats.revoke(id);
    await this.events.raise(PurchaseRefunded, { orderId: id });
    await this.notifications.to(STUDENT, studentId, {
      type: 'order_refunded',
      params: { reference, total: bilingualAmount(totalCents, currency) },
      data: { reference, order_id: id, course_ids: endedCourseIds },
    });
  }

  private async find(reference: string): Promise<StoredOrder | undefined> {
    return this.db.row<StoredOrder>(STORED, [reference]);
  }

  private async notifyBoughtAgain(reference: string, id: number): Promise<void> {
    const message = { type: 'order_bought_again', params: { reference }, data: { reference, order_id: id } };
    await this.notifications.toStaffWith(ORDER_READERS.permission, message, ORDER_READERS);
  }
}
