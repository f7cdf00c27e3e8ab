import type { Database } from '#kit/database/database';
import { NotFound, type Refusal } from '#kit/refusals/refusal';

/** Locks the row of the stay until the transaction ends; bookings of it do not wait. @param refuse without the stay */
export async function lockStay(db: Database, id: number, refuse: () => Refusal = NotFound): Promise<void> {
  if (!(await db.row('SELECT id FROM stay WHERE id = $1 FOR NO KEY UPDATE', [id]))) throw refuse();
}
