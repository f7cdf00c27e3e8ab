import { Injectable } from '@nestjs/common';
import type { FindOneOptions } from 'typeorm';
import { Database } from '#kit/database/database';
import { raw, sql } from '#kit/database/sql';
import type { Caller } from '#kit/http/caller';
import type { Page } from '#kit/http/page';
import type { AppRequest } from '#kit/http/request';
import { clientToken, type ReplaySource, type StoredResponse, TokenUsed } from '#idempotency/replay-source';
import { likePattern, searchText } from '#kit/language/search-text';
import { NotFound } from '#kit/refusals/refusal';
import { matchesFilter, matchesText, RefundQueries } from '#money/refunds/refund-queries';
import type { RefundView } from '#money/refunds/refund.view';
import { RefundRows } from '#money/refunds/refund-rows';
import { businessZone } from '../kitchens/business-day';
import { Order } from '../orders/order.entity';
import { OrderUpdates } from '../orders/order-updates.service';
import { StaffListedOrderView } from '../orders/order.view';
import { orderDetail } from '../orders/orders.queries';
import { Rewards } from '../rewards/rewards.service';
import { RefundPreviewView } from './order-refund.view';
import { OrderRefundLetters } from './refund-letters.service';
import { planRefund, type RefundPlan } from './refund-plan';
import { type RefundableOrder, RefundableOrders } from './refundable-orders';
import type { RefundBody, RefundListQuery, RefundPreviewBody } from './refunds.dto';

interface RefundToken {
  orderId: number;
  accountId: number | undefined;
  key: string;
}

/** Refunds of parts of paid orders by staff. Constraints refuse what parallel requests would refund twice. */
@Injectable()
export class OrderRefunds implements ReplaySource<RefundToken> {
  readonly isOfSender = true;

  constructor(
    private readonly db: Database,
    private readonly orders: RefundableOrders,
    private readonly rows: RefundRows,
    private readonly queries: RefundQueries,
    private readonly rewards: Rewards,
    private readonly letters: OrderRefundLetters,
    private readonly updates: OrderUpdates,
  ) {}

  async emitChanged({ reference }: { reference: string }): Promise<void> {
    const order = await this.db.of(Order).findOne({ select: { id: true }, where: { orderNumber: reference } });
    if (order) this.updates.emitChanged(order.id);
  }

  /** @throws NotFound, and the refusals of `planRefund` */
  async preview(orderId: number, body: RefundPreviewBody): Promise<RefundPreviewView> {
    const order = await this.orders.find(await this.numberOf(orderId));
    const { parts, amountCents, points } = planRefund(order, body);
    return RefundPreviewView.of({
      amount_cents: amountCents,
      left_cents: order.totalCents - order.refundedCents - amountCents,
      parts: parts.map(part => ({
        kind: part.kind,
        position: part.position ?? null,
        quantity: part.quantity ?? null,
        amount_cents: part.amountCents,
      })),
      points: points.before - points.after,
    });
  }

  token({ body, caller, params }: AppRequest): RefundToken | undefined {
    const key = clientToken(body);
    return key === undefined ? undefined : { orderId: Number(params['id']), accountId: caller?.id, key };
  }

  /** The response is the order as it is now. */
  async find({ orderId }: RefundToken): Promise<StoredResponse> {
    return { response: await this.refunded(orderId), bodyHash: null };
  }

  /** @throws TokenUsed, NotFound, and the refusals of `planRefund` */
  async create(orderId: number, body: RefundBody, { id: accountId }: Caller) {
    await this.db.transaction(async () => {
      const number = await this.numberOf(orderId, { lock: { mode: 'pessimistic_write' } });
      const order = await this.orders.find(number, { accountId, clientToken: body.client_token });
      if (order.isRepeated) throw new TokenUsed();
      await this.store(order, planRefund(order, body), body, accountId);
    });
    return this.refunded(orderId);
  }

  /** Newest first. */
  async list({ q = '', pageRequest, ...filter }: RefundListQuery): Promise<Page<RefundView>> {
    const zone = filter.from || filter.to ? await businessZone(this.db, null) : 'UTC';
    const words = searchText(q);
    const isSearch = words !== '';
    const pattern = sql`${likePattern(words)}`;
    const isOfOrder =
      isSearch &&
      matchesText(
        column => [sql`${raw(column)} LIKE ${pattern}`],
        sql`r.reference IN (SELECT order_number FROM customer_order WHERE search_text LIKE ${pattern})`,
      );
    return this.queries.page([...matchesFilter(filter, zone), isOfOrder], pageRequest, isSearch);
  }

  /** @throws NotFound */
  private async numberOf(id: number, options: Pick<FindOneOptions<Order>, 'lock'> = {}): Promise<string> {
    const select = { id: true, orderNumber: true };
    const order = await this.db.of(Order).findOne({ select, where: { id }, ...options });
    if (!order) throw NotFound();
    return order.orderNumber;
  }

  private async refunded(orderId: number) {
    return StaffListedOrderView.of((await orderDetail(this.db, { id: orderId }))!);
  }

  private async store(order: RefundableOrder, plan: RefundPlan, body: RefundBody, askedBy: number): Promise<void> {
    const { id, email, nextRefundId } = order;
    await this.rows.add({
      id: nextRefundId,
      payment: plan.payment,
      parts: plan.parts,
      reasonKind: 'requested',
      reason: body.reason,
      askedBy,
      clientToken: body.client_token,
    });
    await this.adjustPoints(order, plan);
    await this.letters.send(email, nextRefundId);
    this.updates.emitChanged(id);
  }

  /** Before delivery less is credited; after it the difference is taken back. */
  private async adjustPoints(
    { id, customerId, isCredited, nextRefundId }: RefundableOrder,
    { points: { before, after } }: RefundPlan,
  ): Promise<void> {
    if (before === after) return;
    if (!isCredited) await this.db.queueWrite(sql`UPDATE customer_order SET points_earned = ${after} WHERE id = ${id}`);
    else if (customerId !== null) await this.rewards.takeBack(id, customerId, nextRefundId, before - after);
  }
}
