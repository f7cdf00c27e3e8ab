import type { Database } from '#kit/database/database';
import { fieldRefused } from '#kit/refusals/refusal';
import type { PromoChangeBody } from './promo.dto';

const SCOPES = {
  kitchen_codes: { table: 'promo_kitchen', column: 'kitchen_id', from: 'kitchen WHERE code = ANY ($2::text[])' },
  category_ids: {
    table: 'promo_category',
    column: 'category_id',
    from: 'category WHERE id = ANY ($2::integer[]) AND archived_at IS NULL',
  },
} as const;

/** Replaces the sent lists. @returns whether any was sent @throws ValidationFailed a kitchen or category does not exist */
export async function replaceScopes(db: Database, promoId: number, body: PromoChangeBody): Promise<boolean> {
  const sent = (Object.keys(SCOPES) as (keyof typeof SCOPES)[]).filter(field => body[field] !== undefined);
  for (const field of sent) {
    const { table, column, from } = SCOPES[field];
    const wanted = [...new Set<string | number>(body[field] ?? [])];
    await db.rows(`DELETE FROM ${table} WHERE promo_id = $1`, [promoId]);
    const added = await db.rows(
      `INSERT INTO ${table} (promo_id, ${column}) SELECT $1, id FROM ${from} RETURNING promo_id`,
      [promoId, wanted],
    );
    if (added.length < wanted.length) throw fieldRefused(field, 'unknown_reference');
  }
  return sent.length > 0;
}
