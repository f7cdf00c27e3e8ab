import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { normaliseEmail } from '#kit/fields/text-fields';
import type { Page, PageRequest } from '#kit/http/page';
import { NotFound, refusal } from '#kit/http/refusal';
import { orderDetail, type OrderFilter, orderPage, type OrderRow } from './orders.queries';
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
  async ofCustomer(customerId: number, request: PageRequest): Promise<Page<OrderRow>> {
    return orderPage(this.db, { customerId }, { by: 'placed_at', direction: 'DESC' }, request);
  }

  async oneOfCustomer(customerId: number, orderNumber: string): Promise<OrderRow> {
    return this.found({ customerId, orderNumber: storedNumber(orderNumber) });
  }

  /**
   * The order with this number, placed with this e-mail address. Whatever is missing or does not match is looked for by
   * the same statement, so that neither answer nor time tells which it was.
   */
  async track(orderNumber: unknown, email: unknown): Promise<OrderRow> {
    return this.found({
      orderNumber: storedNumber(textOrNothing(orderNumber)),
      email: normaliseEmail(textOrNothing(email)),
    });
  }

  async trackByToken(token: unknown): Promise<OrderRow> {
    const id = await this.tracking.orderId(textOrNothing(token));
    if (id === undefined) throw TrackingTokenInvalid();
    return this.found({ id });
  }

  private async found(filter: OrderFilter): Promise<OrderRow> {
    const order = await orderDetail(this.db, filter);
    if (!order) throw NotFound();
    return order;
  }
}

/** A text the database can be asked for; anything else is as good as none. */
const textOrNothing = (value: unknown) => (typeof value === 'string' && !value.includes('\u0000') ? value : '');

const storedNumber = (text: string) => textOrNothing(text).trim().toUpperCase();
