import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { Kitchen } from '../kitchens/kitchen.entity';
import type { KitchenChange } from '../kitchens/kitchen.events';
import { SlotsInUse } from '../kitchens/kitchen-records.service';
import { dishesOf } from './order-demand';
import { hasLimit } from './taken-slots';

const OPEN_STATUSES = ['pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery'];

/** Updates the slots of a kitchen when its limits or the length of its slots change. */
@Injectable()
export class KitchenCapacity {
  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async update({ stored, changed }: KitchenChange): Promise<void> {
    const { id, slotMinutes, slotOrders, slotDishes } = changed;
    if (slotMinutes !== stored.slotMinutes) await this.changeLength(id, slotMinutes);
    if (hasLimit(changed) && !hasLimit(stored)) await this.holdOpenOrders(changed);
    if (slotOrders !== stored.slotOrders || slotDishes !== stored.slotDishes) await this.changeLimits(changed);
  }

  /** Deletes future slots of another length, which would overlap the new ones. @throws SlotsInUse orders hold some */
  private async changeLength(kitchenId: number, minutes: number): Promise<void> {
    const other = sql`kitchen_id = ${kitchenId} AND ends_at > ${this.now()}::timestamptz
      AND ends_at - starts_at <> ${minutes}::integer * interval '1 minute'`;
    if (await this.db.row(sql`SELECT FROM kitchen_slot WHERE ${other} AND orders > 0 LIMIT 1`)) throw SlotsInUse();
    await this.db.rows(sql`DELETE FROM kitchen_slot WHERE ${other}`);
    // Before the orders in progress get holds, which take this length.
    await this.db.of(Kitchen).update({ id: kitchenId }, { slotMinutes: minutes });
  }

  /** Gives orders in progress a slot, which the stored kitchen does not limit yet. Unpaid ones get the usual hold. */
  private async holdOpenOrders({ id, slotMinutes }: Kitchen): Promise<void> {
    const held = await this.db.rows<{ id: number }>(sql`
      INSERT INTO slot_hold (order_id, kitchen_id, starts_at, dishes)
      SELECT o.id, o.kitchen_id, slot.starts_at, ${dishesOf('o.id')}
      FROM customer_order o CROSS JOIN LATERAL (
        SELECT date_bin(${slotMinutes}::integer * interval '1 minute', o.promised_at, 'epoch'::timestamptz) AS starts_at
      ) slot
      WHERE o.kitchen_id = ${id} AND o.status = ANY (${OPEN_STATUSES})
        AND slot.starts_at + ${slotMinutes}::integer * interval '1 minute' > ${this.now()}::timestamptz
        AND NOT EXISTS (SELECT FROM slot_hold WHERE order_id = o.id)
      ORDER BY o.id
      RETURNING order_id AS id`);
    const minutes = await this.settings.value('order_hold_minutes', 'number');
    await this.db.rows(
      `UPDATE customer_order SET hold_expires_at = placed_at + $2 * interval '1 minute'
       WHERE id = ANY ($1) AND hold_expires_at IS NULL AND total_cents > 0
         AND status = 'pending' AND payment_status IN ('unpaid', 'failed')`,
      [held.map(order => order.id), minutes],
    );
  }

  private async changeLimits({ id, slotOrders, slotDishes }: Kitchen): Promise<void> {
    await this.db.rows(
      `UPDATE kitchen_slot SET
         orders_limit = CASE WHEN $2::integer IS NOT NULL THEN greatest($2, orders) END,
         dishes_limit = CASE WHEN $3::integer IS NOT NULL THEN greatest($3, dishes) END
       WHERE kitchen_id = $1 AND ends_at > $4`,
      [id, slotOrders, slotDishes, this.now()],
    );
  }

  private now(): string {
    return this.clock.now().toString();
  }
}
