import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { NotFound, refusal } from '#kit/refusals/refusal';
import { storedNumber } from './order-number';
import { OrderView } from './order.view';
import { orderDetail, type OrderFilter, orderPage } from './orders.queries';
import { Tracking } from './tracking';

/** The tracking token is none of ours, is older than three hours, or was changed. */
export const TrackingTokenInvalid = refusal(401, 'tracking_token_invalid');

/** What those who placed an order may see of it. */
@Injectable()
export class Orders {
  constructor(
    private readonly db: Database,
    private readonly tracking: Tracking,
  ) {}

  /** Newest first. */
  async ofCustomer(customerId: number, request: PageRequest): Promise<Page<OrderView>> {
    const latest = { by: 'placed_at', direction: 'DESC' } as const;
    return mapPage(await orderPage(this.db, { customerId }, latest, request), OrderView.of);
  }

  async getOfCustomer(customerId: number, orderNumber: string): Promise<OrderView> {
    return this.get({ customerId, orderNumber: storedNumber(orderNumber) });
  }

  /**
   * The order with this number, placed with this e-mail address. Whatever is missing or does not match is looked for by
   * the same statement, so that neither answer nor time tells which it was.
   */
  async track(orderNumber = '', email = ''): Promise<OrderView> {
    return this.get({ orderNumber: storedNumber(orderNumber), email });
  }

  async trackByToken(token = ''): Promise<OrderView> {
    const id = await this.tracking.orderId(token);
    if (id === undefined) throw TrackingTokenInvalid();
    return this.get({ id });
  }

  private async get(filter: OrderFilter): Promise<OrderView> {
    const order = await orderDetail(this.db, filter);
    if (!order) throw NotFound();
    return OrderView.of(order);
  }
}
