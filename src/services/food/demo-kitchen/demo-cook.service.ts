import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { Refusal } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { forEach } from '../deadlines/for-each';
import type { OrderStatus } from '../orders/order-status';
import { OrderTransitions } from '../orders/order-transitions.service';
import { dueStep, type OpenOrder } from './due-step';

export const COOK = 'cook_demo_orders';
const EVERY_MINUTE = '* * * * *';

/** A kitchen is left to a visitor who changed one of its orders this recently. */
const HANDS_OFF = { minutes: 10 };

const OPEN_ORDERS = `
  WITH attended AS (
    SELECT DISTINCT o.kitchen_id FROM order_event event JOIN customer_order o ON o.id = event.order_id
    WHERE event.account_id IS NOT NULL AND event.at > $1
  )
  SELECT o.id, o.status, o.fulfillment, o.promised_at AS "promisedAt", o.accept_by AS "acceptBy",
    k.preparation_minutes AS "preparationMinutes",
    (SELECT max(at) FROM order_event WHERE order_id = o.id) AS since
  FROM customer_order o JOIN kitchen k ON k.id = o.kitchen_id
  WHERE o.payment_status = 'paid' AND o.status IN ('pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery')
    AND k.id NOT IN (SELECT kitchen_id FROM attended WHERE kitchen_id IS NOT NULL)
  ORDER BY o.id`;

/**
 * In demo mode, does the work of kitchens that nobody attends, so that orders do not grow late: a job moves each paid order by
 * one status when that is due. Each move names the status that was read, so of two processes one moves the order.
 */
@Injectable()
export class DemoCook implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly transitions: OrderTransitions,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  onModuleInit(): void {
    if (this.configuration.demoMode) this.jobs.schedule(EVERY_MINUTE, COOK, () => this.cook());
  }

  async cook(): Promise<void> {
    const now = this.clock.now();
    const orders = await this.db.rows<OpenOrder & { id: number }>(OPEN_ORDERS, [now.subtract(HANDS_OFF).toString()]);
    await forEach(orders, async order => {
      const status = dueStep(order, now);
      if (status) await this.move(order.id, status);
    });
  }

  private async move(id: number, status: OrderStatus): Promise<void> {
    try {
      await this.transitions.move(id, status, { actor: 'staff' });
    } catch (failure) {
      // Somebody else changed it meanwhile.
      if (!(failure instanceof Refusal)) throw failure;
    }
  }
}
