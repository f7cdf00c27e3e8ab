import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { AppRequest } from '#kit/http/request';
import { ResponseRetention } from '#idempotency/response-retention';
import type { ReplaySource, StoredResponse } from '#idempotency/replay-source';
import { Refusal } from '#kit/refusals/refusal';
import { NotPayable, PaymentInProgress } from '#money/payments/payment.refusals';
import { isPayable } from '../orders/order-status';
import { OrderView } from '../orders/order.view';
import { orderDetail, type OrderRow } from '../orders/orders.queries';
import { Tracking } from '../orders/tracking';
import { FoodPayments } from '../payments/food-payments.service';
import { openedPayment, type OpenedPaymentView } from '../payments/payments.view';
import { type PlacementKey, placementKeyOf } from './placement-key';
import type { PlacementView } from './placement.view';

interface StoredPlacement {
  id: number;
  answer: PlacementView | null;
  bodyHash: string | null;
  placedAt: Date;
}

/**
 * Responses to placements: stored with the order, or as soon as its payment is open, and replayed for the same key for 30
 * days.
 */
@Injectable()
export class PlacementResponses implements ReplaySource<PlacementKey>, OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly payments: FoodPayments,
    private readonly tracking: Tracking,
    private readonly retention: ResponseRetention,
  ) {}

  onModuleInit(): void {
    this.retention.register({ table: 'customer_order', column: 'answer', time: 'placed_at' });
  }

  token(request: AppRequest): PlacementKey {
    return placementKeyOf(request);
  }

  /** @throws IdempotencyResponseLost the order is older than its response is kept */
  async find({ caller, key }: PlacementKey): Promise<StoredResponse | undefined> {
    const stored = await this.db.row<StoredPlacement>(
      `SELECT id, answer, body_hash AS "bodyHash", placed_at AS "placedAt" FROM customer_order
       WHERE caller = $1 AND idempotency_key = $2`,
      [caller, key],
      { prepared: true },
    );
    if (!stored) return undefined;
    this.retention.assertKept(stored.placedAt);
    const response = stored.answer ?? (await this.complete((await orderDetail(this.db, { id: stored.id }))!));
    return { response, bodyHash: stored.bodyHash };
  }

  /** The response to store with the order; null if the payment is opened after the commit. @throws AmountTooSmall */
  async beforeCommit(order: OrderRow): Promise<PlacementView | null> {
    if (isPayable(order)) this.payments.assertPayable(order);
    if (isPayable(order) && !(await this.payments.openWith(order))) return null;
    return this.response(order, withoutPage(order));
  }

  /** Opens the payment of a committed order and stores the response. Of parallel calls the first response wins. */
  async complete(order: OrderRow): Promise<PlacementView> {
    const response = await this.response(order, await this.openPayment(order));
    const stored = await this.db.row<{ answer: PlacementView }>(
      'UPDATE customer_order SET answer = coalesce(answer, $2::json) WHERE id = $1 RETURNING answer',
      [order.id, JSON.stringify(response)],
      { prepared: true },
    );
    return stored?.answer ?? response;
  }

  private async response(order: OrderRow, payment: OpenedPaymentView): Promise<PlacementView> {
    return { order: OrderView.of(order), payment, tracking: await this.tracking.token(order) };
  }

  private async openPayment(order: OrderRow): Promise<OpenedPaymentView> {
    if (!isPayable(order)) return withoutPage(order);
    try {
      return openedPayment(await this.payments.open(order), order.payment_method, true);
    } catch (refused) {
      // The order was paid or cancelled, or its payment has begun, since it was stored.
      if (refused instanceof Refusal && (refused.key === NotPayable.key || refused.key === PaymentInProgress.key))
        return openedPayment({ kind: 'none', url: null }, order.payment_method, false);
      throw refused;
    }
  }
}

const withoutPage = (order: OrderRow): OpenedPaymentView =>
  openedPayment({ kind: 'none', url: null }, order.payment_method, isPayable(order));
