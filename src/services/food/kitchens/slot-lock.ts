import type { Database } from '#kit/database/database';

/** Locks the slots of a kitchen until the transaction ends, so that orders take them one after another. */
export async function lockSlots(db: Database, kitchenCode: string): Promise<void> {
  await db.rows(`SELECT pg_advisory_xact_lock(hashtextextended('slots of ' || $1, 0))`, [kitchenCode], {
    prepared: true,
  });
}
