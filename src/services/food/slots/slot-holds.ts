import type { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';

interface SlotHoldRow {
  orderId: number;
  kitchenId: number;
  startsAt: Date;
  dishes: number;
}

/**
 * Locks the slots of a kitchen until the transaction ends. Whoever takes slots locks them first, so that orders fill
 * them one after another.
 */
export async function lockSlots(db: Database, kitchenCode: string): Promise<void> {
  await db.rows(`SELECT pg_advisory_xact_lock(hashtextextended('slots of ' || $1, 0))`, [kitchenCode], {
    prepared: true,
  });
}

/** Queues the hold; `kitchen_slot_not_oversold` refuses one too many. */
export async function holdSlot(db: Database, { orderId, kitchenId, startsAt, dishes }: SlotHoldRow): Promise<void> {
  await db.queueWrite(sql`
    INSERT INTO slot_hold (order_id, kitchen_id, starts_at, dishes)
    SELECT ${orderId}::integer, ${kitchenId}::integer, ${startsAt.toISOString()}::timestamptz, ${dishes}::integer`);
}
