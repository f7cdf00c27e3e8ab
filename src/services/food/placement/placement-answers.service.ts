import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Refusal } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import type { ReplaySource } from '#kit/idempotency/idempotent';
import { BodyComparison } from '#kit/idempotency/body-comparison';
import { IdempotentResult } from '#kit/idempotency/once';
import { NotPayable } from '#shared/payments/payment.refusals';
import { FoodPayments } from '../payments/food-payments.service';
import { isPayable } from '../orders/order-status';
import { OrderView } from '../orders/order.view';
import { orderDetail, type OrderRow } from '../orders/orders.queries';
import { type PlacementKey, placementKeyOf } from './placement-key';
import type { PlacementView } from './placement.view';
import { Tracking } from '../orders/tracking';
import { openedPayment, type OpenedPaymentView } from '../payments/payments.view';

/** What placing an order answers: kept with it, or when its payment is open, for the same key sent again. */
@Injectable()
export class PlacementAnswers implements ReplaySource {
  private readonly placements = new Map<string, Promise<unknown>>();
  private readonly underWay = new Map<number, Promise<PlacementView>>();

  constructor(
    private readonly db: Database,
    private readonly payments: FoodPayments,
    private readonly tracking: Tracking,
    private readonly bodies: BodyComparison,
  ) {}

  /** The answer of the order that was placed with the key, as it was given then; undefined when there is no such order. */
  async given(request: AppRequest): Promise<PlacementView | undefined> {
    const key = placementKeyOf(request);
    const row = await this.row(key);
    if (!row || row.answer) return row?.answer ?? undefined;
    await this.placements.get(nameOf(key));
    return this.finished(key);
  }

  /** The same, once no placement of this process is about to answer it. */
  async finished(key: PlacementKey): Promise<PlacementView | undefined> {
    const row = await this.row(key);
    if (!row || row.answer) return row?.answer ?? undefined;
    const order = await orderDetail(this.db, { id: row.id });
    return order && this.finish(order);
  }

  /** Runs a placement unless one with the same key is under way: that one is waited for, and answers this one too. */
  async placing(
    key: PlacementKey,
    place: () => Promise<IdempotentResult<PlacementView>>,
  ): Promise<IdempotentResult<PlacementView>> {
    const name = nameOf(key);
    for (let earlier = this.placements.get(name); earlier; earlier = this.placements.get(name)) {
      await earlier;
      const answer = await this.finished(key);
      if (answer) return new IdempotentResult(answer, true);
    }
    const running = place();
    this.placements.set(
      name,
      running.catch(() => {}),
    );
    try {
      return await running;
    } finally {
      this.placements.delete(name);
    }
  }

  /**
   * The answer to an order that is about to be stored, with its payment, which is stored with it; null when its payment
   * has to be opened after the commit.
   */
  async atOnce(order: OrderRow, tracking: string): Promise<PlacementView | null> {
    if (isPayable(order) && !(await this.payments.openWith(order))) return null;
    return { order: OrderView.of(order), payment: noPage(order), tracking };
  }

  /** Opens the payment of an order that this process has just placed. */
  async make(order: OrderRow): Promise<PlacementView> {
    const payment = await this.payment(order);
    const answer = { order: OrderView.of(order), payment, tracking: await this.tracking.token(order) };
    const kept = await this.db.row(
      'UPDATE customer_order SET answer = $2 WHERE id = $1 AND answer IS NULL RETURNING id',
      [order.id, JSON.stringify(answer)],
      { prepared: true },
    );
    // Another process may have been quicker.
    return kept ? answer : ((await this.kept(order)) ?? answer);
  }

  /** Opens the payment of an order that was placed before. Requests that come at once open it once. */
  private async finish(order: OrderRow): Promise<PlacementView> {
    let answer = this.underWay.get(order.id);
    if (!answer) {
      answer = this.madeLater(order).finally(() => this.underWay.delete(order.id));
      this.underWay.set(order.id, answer);
    }
    return answer;
  }

  /** Another request may have opened the payment and be done since the order was read. */
  private async madeLater(order: OrderRow): Promise<PlacementView> {
    return (await this.kept(order)) ?? this.make(order);
  }

  private async row({ caller, key }: PlacementKey): Promise<{ id: number; answer: PlacementView | null } | undefined> {
    const row = await this.db.row<{ id: number; answer: PlacementView | null; bodyHash: string | null }>(
      'SELECT id, answer, body_hash AS "bodyHash" FROM customer_order WHERE caller = $1 AND idempotency_key = $2',
      [caller, key],
      { prepared: true },
    );
    if (row) this.bodies.compare(row.bodyHash);
    return row;
  }

  private async kept({ id }: OrderRow): Promise<PlacementView | undefined> {
    const row = await this.db.row<{ answer: PlacementView | null }>(
      'SELECT answer FROM customer_order WHERE id = $1',
      [id],
      { prepared: true },
    );
    return row?.answer ?? undefined;
  }

  private async payment(order: OrderRow): Promise<OpenedPaymentView> {
    if (!isPayable(order)) return noPage(order);
    try {
      return openedPayment(await this.payments.open(order), order.payment_method, true);
    } catch (refused) {
      // Paid or cancelled since it was stored.
      if (refused instanceof Refusal && refused.key === NotPayable.key)
        return openedPayment({ kind: 'none', url: null }, order.payment_method, false);
      throw refused;
    }
  }
}

/** Nothing is asked for an order that costs nothing, is paid, or was cancelled before its payment could be opened. */
const noPage = (order: OrderRow): OpenedPaymentView =>
  openedPayment({ kind: 'none', url: null }, order.payment_method, isPayable(order));

/** Callers hold no blank at their end, keys may. */
const nameOf = ({ caller, key }: PlacementKey): string => `${caller} ${key}`;
