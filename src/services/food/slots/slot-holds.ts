import type { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import type { OrderingKitchen } from '../kitchens/kitchens.service';
import type { ChosenSlot, SlotDemand } from './evaluate-slot';

interface SlottedQuote {
  slot: ChosenSlot | null;
  kitchen: OrderingKitchen;
  demand: SlotDemand;
}

/** Queues the hold of a slot with limits; `kitchen_slot_not_oversold` refuses it if the slot is full. */
export async function holdSlot(db: Database, orderId: number, { slot, kitchen, demand }: SlottedQuote): Promise<void> {
  if (!slot?.isLimited) return;
  await db.queueWrite(sql`
    INSERT INTO slot_hold (order_id, kitchen_id, starts_at, dishes)
    SELECT ${orderId}::integer, ${kitchen.id}::integer, ${slot.startsAt.toISOString()}::timestamptz, ${demand.dishes}::integer`);
}
