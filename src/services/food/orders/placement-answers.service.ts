import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Refusal } from '#kit/http/refusal';
import { NotPayable } from '#shared/payments/payment.refusals';
import { FoodPayments } from '../payments/food-payments.service';
import { orderView } from './order.view';
import { orderDetail, type OrderRow } from './orders.queries';
import type { PlacementKey } from './placement-key';
import type { OpenedPaymentView, PlacementView } from './placement.view';
import { Tracking } from './tracking';

/** What placing an order answers: made once, when its payment is open, and kept for the same key sent again. */
@Injectable()
export class PlacementAnswers {
  private readonly underWay = new Map<number, Promise<PlacementView>>();

  constructor(
    private readonly db: Database,
    private readonly payments: FoodPayments,
    private readonly tracking: Tracking,
  ) {}

  /** The answer of the order that was placed with the key, as it was given then; undefined when there is no such order. */
  async stored({ caller, key }: PlacementKey): Promise<PlacementView | undefined> {
    const row = await this.db.row<{ id: number; answer: PlacementView | null }>(
      'SELECT id, answer FROM customer_order WHERE caller = $1 AND idempotency_key = $2',
      [caller, key],
      { prepared: true },
    );
    if (!row || row.answer) return row?.answer ?? undefined;
    const order = await orderDetail(this.db, { id: row.id });
    return order && this.of(order);
  }

  /** Opens the payment of an order that was committed. Requests that come at once open it once. */
  async of(order: OrderRow): Promise<PlacementView> {
    let answer = this.underWay.get(order.id);
    if (!answer) {
      answer = this.make(order).finally(() => this.underWay.delete(order.id));
      this.underWay.set(order.id, answer);
    }
    return answer;
  }

  private async make(order: OrderRow): Promise<PlacementView> {
    const payment = await this.payment(order);
    const answer = { order: orderView(order), payment, tracking: await this.tracking.token(order) };
    const kept = await this.db.row(
      'UPDATE customer_order SET answer = $2 WHERE id = $1 AND answer IS NULL RETURNING id',
      [order.id, JSON.stringify(answer)],
      { prepared: true },
    );
    return kept ? answer : this.keptBefore(order, answer);
  }

  /** Another process may have been quicker. */
  private async keptBefore({ id }: OrderRow, answer: PlacementView): Promise<PlacementView> {
    const row = await this.db.row<{ answer: PlacementView }>('SELECT answer FROM customer_order WHERE id = $1', [id]);
    return row?.answer ?? answer;
  }

  private async payment(order: OrderRow): Promise<OpenedPaymentView> {
    const { paymentMethod: method } = order;
    const nothing = { kind: 'none' as const, url: null, method, session_id: null };
    if (!isPayable(order)) return nothing;
    try {
      return { ...nothing, ...(await this.payments.open(order)) };
    } catch (refused) {
      // Paid or cancelled since it was stored.
      if (refused instanceof Refusal && refused.key === NotPayable.key) return nothing;
      throw refused;
    }
  }
}

/** Nothing is asked for an order that costs nothing, is paid, or was cancelled before its payment could be opened. */
function isPayable({ status, paymentStatus, totalCents }: OrderRow): boolean {
  return status === 'pending' && (paymentStatus === 'unpaid' || paymentStatus === 'failed') && totalCents > 0;
}
