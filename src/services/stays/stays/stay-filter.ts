import type { Database } from '#kit/database/database';
import { recordId } from '#kit/http/identifiers';
import { fieldRefused } from '#kit/refusals/refusal';

/** The id of the stay that a filter names by id or slug. Throws `ValidationFailed` when it does not exist. */
export async function resolveStayId(db: Database, sent: string): Promise<number> {
  const row = await db.row<{ id: number }>('SELECT id FROM stay WHERE id = $1 OR slug = $2', [
    recordId(sent) ?? null,
    sent,
  ]);
  if (!row) throw fieldRefused('stay', 'unknown_reference');
  return row.id;
}
