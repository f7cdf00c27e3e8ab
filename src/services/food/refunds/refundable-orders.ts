import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { raw, sql } from '#kit/database/sql';
import type { OrderStatus, PaymentStatus } from '../orders/order-status';
import { CHARGED_COLUMNS, type ChargedWithExtras } from './charged-order';

/** The fields of an order that its refunds depend on. */
export interface RefundableOrder extends ChargedWithExtras {
  id: number;
  customerId: number | null;
  email: string;
  orderNumber: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  totalCents: number;
  refundedCents: number;
  /** Refunds of lines, including those that are not paid out yet. */
  refundedFoodCents: number;
  pointsPerDollar: number | null;
  pointsEarned: number;
  /** Whether the earned points were credited. */
  isCredited: boolean;
  /** The payment that settled the order. */
  payment: { id: number; provider: string; reference: string; amountCents: number; askedBackCents: number } | null;
  /** Id for the refund that is created. */
  nextRefundId: number;
  /** Whether a refund of this order with the token exists. */
  isRepeated: boolean;
}

@Injectable()
export class RefundableOrders {
  constructor(private readonly db: Database) {}

  /** Reads the order; before a refund the caller has locked it. */
  async find(orderNumber: string, token?: { accountId: number; clientToken: string }): Promise<RefundableOrder> {
    const order = await this.db.row<RefundableOrder>(sql`
      SELECT o.id, o.customer_id AS "customerId", o.email, o.order_number AS "orderNumber", o.status, o.payment_status AS "paymentStatus",
        o.total_cents AS "totalCents", o.refunded_cents AS "refundedCents", o.points_earned AS "pointsEarned",
        o.points_per_dollar AS "pointsPerDollar", ${raw(CHARGED_COLUMNS)},
        (SELECT coalesce(sum(amount_cents), 0)::integer FROM refund_part
         WHERE reference = o.order_number AND kind = 'line') AS "refundedFoodCents",
        EXISTS (SELECT FROM reward_entry WHERE order_id = o.id AND kind = 'earned') AS "isCredited",
        (SELECT jsonb_build_object('id', p.id, 'provider', p.provider, 'reference', p.reference,
           'amountCents', p.amount_cents, 'askedBackCents', p.asked_back_cents)
         FROM payment p WHERE p.reference = o.order_number AND p.settles) AS payment,
        EXISTS (
          SELECT FROM refund WHERE reference = o.order_number AND asked_by = ${token?.accountId ?? null}
            AND client_token = ${token?.clientToken ?? null}
        ) AS "isRepeated",
        nextval('refund_id_seq')::integer AS "nextRefundId"
      FROM customer_order o WHERE o.order_number = ${orderNumber}`);
    return order!;
  }
}
