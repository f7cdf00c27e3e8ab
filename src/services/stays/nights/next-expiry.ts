import { Temporal } from 'temporal-polyfill';
import type { Database } from '#kit/database/database';
import { trueUntil } from '#kit/memory/reading';

/** Says that an answer about free nights is true until a hold that counts now ends by itself. */
export async function trueUntilNextExpiry(db: Database, now: Temporal.Instant): Promise<void> {
  const row = await db.row<{ next: Date | null }>(
    'SELECT min(expires_at) AS next FROM held_nights WHERE expires_at > $1',
    [now.toString()],
  );
  trueUntil(() => instantOf(row?.next ?? null));
}

export const instantOf = (date: Date | null): Temporal.Instant | undefined =>
  date === null ? undefined : Temporal.Instant.fromEpochMilliseconds(date.getTime());
