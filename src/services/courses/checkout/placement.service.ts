import { Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { SignInRequired } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { Clock } from '#kit/time/clock';
import { PaymentOpening } from '#money/payments/payment-opening';
import { paymentInProgress } from '#money/payments/payment.refusals';
import { processingUntilOf } from '#money/payments/payments-under-way';
import { PaymentRefunds } from '#money/payments/payment-refunds';
import type { ReturnUrls } from '#money/payments/return-urls';
import { Settings } from '#shared/settings/settings';
import type { PaymentMethod } from '../orders/order.entity';
import { Basket, type BasketLine, totalOf } from './basket.service';
import { PaymentMethods } from './payment-methods.service';
import { Purchases } from './purchases.service';

export interface CheckoutRequest {
  studentId: number;
  courseIds: number[];
  method: PaymentMethod | null | undefined;
  locale: Language;
  /** Language of error messages. */
  language: Language;
  returnUrls: ReturnUrls | null;
  arrivedAt: Temporal.Instant;
}

interface NewOrder {
  gateway: string;
  method: PaymentMethod | null;
  currency: string;
  lines: BasketLine[];
}

@Injectable()
export class Placement {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly basket: Basket,
    private readonly methods: PaymentMethods,
    private readonly purchases: Purchases,
    private readonly refunds: PaymentRefunds,
    private readonly opening: PaymentOpening,
  ) {}

  /** Returns the reference of the order, which is pending unless it is free. */
  async place(request: CheckoutRequest): Promise<string> {
    const currency = await this.settings.value('currency', 'string');
    return this.db.transaction(async () => {
      const { studentId, courseIds, language, method } = request;
      await this.lockStudent(studentId);
      const lines = await this.basket.price(studentId, courseIds, language);
      if (totalOf(lines) === 0) return this.placeFree(request, { gateway: 'free', method: null, currency, lines });
      const gateway = this.methods.processorFor(method);
      this.opening.assertPayable(gateway, totalOf(lines), currency);
      const order = { gateway, method: method ?? null, currency, lines };
      const repeated = await this.findRepeated(request, order);
      if (repeated) return repeated;
      await this.failEarlierOrders(request);
      return this.insert(request, order);
    });
  }

  private async placeFree(request: CheckoutRequest, order: NewOrder): Promise<string> {
    const reference = await this.insert(request, order);
    await this.purchases.markPaid(reference);
    return reference;
  }

  private async lockStudent(studentId: number): Promise<void> {
    await this.db.rowOr(
      SignInRequired,
      'SELECT id FROM student WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
      [studentId],
    );
  }

  /** The order of a repeated checkout: one without a payment page when this request arrived. */
  private async findRepeated(
    { studentId, courseIds, locale, returnUrls, arrivedAt }: CheckoutRequest,
    { gateway, currency, lines }: NewOrder,
  ): Promise<string | undefined> {
    const order = await this.db.row<{ reference: string }>(
      `SELECT o.reference FROM course_order o
       WHERE o.student_id = $1 AND o.status = 'pending' AND o.gateway = $2 AND o.currency = $3 AND o.locale = $4
         AND (SELECT array_agg(l.course_id ORDER BY l.course_id) FROM order_line l WHERE l.order_id = o.id) = $5::integer[]
         AND (SELECT array_agg(l.charged_cents ORDER BY l.course_id) FROM order_line l WHERE l.order_id = o.id)
           = $6::integer[]
         AND o.return_urls IS NOT DISTINCT FROM $8::jsonb AND NOT EXISTS (
           SELECT FROM payment p WHERE p.reference = o.reference AND p.url IS NOT NULL AND p.updated_at < $7)
       ORDER BY o.id DESC LIMIT 1`,
      [
        studentId,
        gateway,
        currency,
        locale,
        courseIds,
        lines.map(line => line.chargedCents),
        arrivedAt.toString(),
        urlsJson(returnUrls),
      ],
    );
    return order?.reference;
  }

  /**
   * Fails unpaid orders with any of these courses and closes their pages, so that no course is paid twice.
   * @throws PaymentInProgress the money of one is under way
   */
  private async failEarlierOrders({ studentId, courseIds }: CheckoutRequest): Promise<void> {
    const orders = await this.db.rows<{ reference: string; processingUntil: Date | null }>(
      `SELECT o.reference, ${processingUntilOf('o.reference')} AS "processingUntil" FROM course_order o
       WHERE o.student_id = $1 AND o.status = 'pending'
         AND EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id AND l.course_id = ANY ($2::integer[]))
       ORDER BY o.id FOR UPDATE`,
      [studentId, courseIds],
    );
    const underWay = orders.find(({ processingUntil }) => processingUntil !== null);
    if (underWay) throw paymentInProgress(underWay.processingUntil);
    for (const { reference } of orders) {
      await this.purchases.markFailed(reference);
      await this.refunds.closeOrRefund(reference);
    }
  }

  private async insert(
    { studentId, locale, returnUrls }: CheckoutRequest,
    { gateway, method, currency, lines }: NewOrder,
  ): Promise<string> {
    const order = await this.db.row<{ reference: string }>(
      `WITH made AS (
         INSERT INTO course_order (reference, student_id, gateway, payment_method, currency, total_cents, locale, created_at,
           updated_at, return_urls)
         VALUES ('CO-' || nextval('course_order_reference_seq'), $1, $2, $3, $4, $5, $6, $7, $7, $9::jsonb) RETURNING id, reference
       ), bought AS (
         INSERT INTO order_line (order_id, course_id, title, price_cents, discount_percentage, charged_cents)
         SELECT made.id, line."courseId", line.title, line."priceCents", line."discountPercentage", line."chargedCents"
         FROM made, jsonb_to_recordset($8::jsonb) AS line ("courseId" integer, title jsonb, "priceCents" integer,
           "discountPercentage" numeric, "chargedCents" integer)
       )
       SELECT reference FROM made`,
      [
        studentId,
        gateway,
        method,
        currency,
        totalOf(lines),
        locale,
        this.clock.now().toString(),
        JSON.stringify(lines),
        urlsJson(returnUrls),
      ],
    );
    return order!.reference;
  }
}

const urlsJson = (urls: ReturnUrls | null): string | null => urls && JSON.stringify(urls);
