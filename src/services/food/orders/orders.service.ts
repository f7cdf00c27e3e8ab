import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { NotFound, refusal } from '#kit/refusals/refusal';
import { storedNumber } from './order-number';
import { OrderView } from './order.view';
import { orderDetail, type OrderFilter, orderPage } from './orders.queries';
import { Tracking } from './tracking';

/** The tracking token is malformed, forged, or older than three hours. */
export const TrackingTokenInvalid = refusal(401, 'tracking_token_invalid');

@Injectable()
export class Orders {
  constructor(
    private readonly db: Database,
    private readonly tracking: Tracking,
  ) {}

  async ofCustomer(customerId: number, request: PageRequest): Promise<Page<OrderView>> {
    const latest = { by: 'placed_at', direction: 'DESC' } as const;
    return mapPage(await orderPage(this.db, { customerId }, latest, request), OrderView.of);
  }

  async getOfCustomer(customerId: number, orderNumber: string): Promise<OrderView> {
    return this.get({ customerId, orderNumber: storedNumber(orderNumber) });
  }

  /** One statement for every case, so that neither response nor timing reveals which part did not match. */
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
