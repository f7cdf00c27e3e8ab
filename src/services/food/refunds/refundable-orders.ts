import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import type { NewRefundPart } from '#shared/payments/refund-parts';
import { plainPart } from '#shared/payments/refund-parts';
import type { OrderStatus, PaymentStatus } from '../orders/order-status';
import { type ChargedOrder, linePart, lineShares } from './refund-shares';

export const FEES = ['delivery', 'pickup'] as const;
export type Fee = (typeof FEES)[number];
/** What is refunded whole or not at all. */
const EXTRAS = [...FEES, 'tip'] as const;
export type Extra = (typeof EXTRAS)[number];

/** An order with what counts for its refunds. */
export interface RefundableOrder extends ChargedOrder {
  id: number;
  customerId: number | null;
  email: string;
  orderNumber: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  totalCents: number;
  refundedCents: number;
  extras: Record<Extra, number>;
  refundedExtras: readonly Extra[];
  /** What of the food is refunded or to be refunded. */
  refundedFoodCents: number;
  pointsPerDollar: number | null;
  pointsEarned: number;
  /** The earned points were credited. */
  isCredited: boolean;
  /** The payment that counts. */
  payment: { id: number; provider: string; reference: string; amountCents: number; askedBackCents: number } | null;
  /** Of a refund that is created. */
  nextRefundId: number;
  /** A refund of this order with the token exists. */
  isRepeated: boolean;
}

@Injectable()
export class RefundableOrders {
  constructor(private readonly db: Database) {}

  /** The order as it is now; for a refund the caller has locked it. */
  async find(orderNumber: string, token?: { accountId: number; clientToken: string }): Promise<RefundableOrder> {
    const order = await this.db.row<RefundableOrder>(sql`
      SELECT o.id, o.customer_id AS "customerId", o.email, o.order_number AS "orderNumber", o.status, o.payment_status AS "paymentStatus",
        o.total_cents AS "totalCents", o.refunded_cents AS "refundedCents", o.points_earned AS "pointsEarned",
        o.points_per_dollar AS "pointsPerDollar", o.promo_discount_cents AS "promoDiscountCents",
        o.rewards_discount_cents AS "rewardsDiscountCents",
        jsonb_build_object('delivery', o.delivery_fee_cents, 'pickup', o.pickup_fee_cents, 'tip', o.tip_cents) AS extras,
        ARRAY(SELECT kind FROM refund_part WHERE reference = o.order_number AND kind = ANY (${[...EXTRAS]}))
          AS "refundedExtras",
        (SELECT coalesce(sum(amount_cents), 0)::integer FROM refund_part
         WHERE reference = o.order_number AND kind = 'line') AS "refundedFoodCents",
        (SELECT jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity,
           'refundedQuantity', l.refunded_quantity, 'unitPriceCents', l.unit_price_cents,
           'lineTotalCents', l.line_total_cents) ORDER BY l.position)
         FROM order_line l WHERE l.order_id = o.id) AS lines,
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
    return { ...order!, lines: order!.lines ?? [] };
  }

  /** Everything of the order that is not refunded yet. */
  async parts(orderNumber: string): Promise<NewRefundPart[]> {
    const order = await this.find(orderNumber);
    if (order.lines.length === 0) return [];
    const lines = lineShares(order)
      .filter(({ line }) => line.quantity > line.refundedQuantity)
      .map(share => linePart(share, share.line.quantity - share.line.refundedQuantity));
    const extras = EXTRAS.filter(extra => isRefundable(order, extra));
    return [...lines, ...extras.map(extra => plainPart(extra, order.extras[extra]))];
  }
}

export const isRefundable = ({ extras, refundedExtras }: RefundableOrder, extra: Extra): boolean =>
  extras[extra] > 0 && !refundedExtras.includes(extra);
