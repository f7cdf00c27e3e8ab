import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Database } from '#kit/database/database';
import { formatInstant } from '#kit/language/formatting';
import type { Bilingual } from '#kit/language/language';
import { Clock } from '#kit/time/clock';
import { Order } from '../orders/order.entity';
import { type NamedOrder, OrderUpdates } from '../orders/order-updates.service';
import { forEach } from './for-each';

interface WaitingOrder extends NamedOrder {
  accept_by: Date;
  time_zone: string | null;
}

/** Reminds staff once of a paid order, when half of the time to accept it is over. */
@Injectable()
export class AcceptanceReminders {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly updates: OrderUpdates,
  ) {}

  async sendDue(): Promise<void> {
    const now = this.clock.date();
    const due = await this.db.of(Order).find({
      select: { id: true },
      where: { acceptReminderAt: LessThanOrEqual(now) },
      order: { id: 'ASC' },
    });
    await forEach(due, ({ id }) => this.db.transaction(() => this.send(id, now)));
  }

  private async send(id: number, now: Date): Promise<void> {
    const order = await this.db.row<WaitingOrder>(
      `UPDATE customer_order o SET accept_reminder_at = NULL
       WHERE id = $1 AND accept_reminder_at IS NOT NULL AND accept_by > $2
       RETURNING id, order_number, name, kitchen_id, kitchen_code, accept_by,
         (SELECT time_zone FROM kitchen WHERE kitchen.id = o.kitchen_id) AS time_zone`,
      [id, now],
    );
    if (order) await this.updates.notifyUnaccepted(order, inZone(order));
  }
}

const inZone = ({ accept_by, time_zone }: WaitingOrder): Bilingual => ({
  en: formatInstant(accept_by, time_zone ?? 'UTC', 'en'),
  ar: formatInstant(accept_by, time_zone ?? 'UTC', 'ar'),
});
