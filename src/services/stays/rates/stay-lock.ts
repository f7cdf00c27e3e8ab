import type { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';

/** Locks the row of the stay until the transaction ends; bookings of it do not wait. @throws NotFound */
export async function lockStay(db: Database, id: number): Promise<void> {
  await db.rowOr(NotFound, 'SELECT id FROM stay WHERE id = $1 FOR NO KEY UPDATE', [id]);
}
