import type { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';

interface SlotHoldRow {
  orderId: number;
  kitchenId: number;
  startsAt: Date;
  dishes: number;
}

/** Queues the hold; `kitchen_slot_not_oversold` refuses one too many. */
export async function holdSlot(db: Database, { orderId, kitchenId, startsAt, dishes }: SlotHoldRow): Promise<void> {
  await db.queueWrite(sql`
    INSERT INTO slot_hold (order_id, kitchen_id, starts_at, dishes)
    SELECT ${orderId}::integer, ${kitchenId}::integer, ${startsAt.toISOString()}::timestamptz, ${dishes}::integer`);
}
