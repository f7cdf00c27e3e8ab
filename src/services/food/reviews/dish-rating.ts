import type { Database } from '#kit/database/database';

/** Locks the dish and recomputes its rating; without the lock, parallel changes could be missed. */
export async function refreshDishRating(db: Database, dishId: number): Promise<void> {
  await db.rows('SELECT id FROM dish WHERE id = $1 FOR NO KEY UPDATE', [dishId]);
  await db.rows(
    `UPDATE dish SET rating_average = counted.average, review_count = counted.total
     FROM (SELECT round(avg(rating), 2) AS average, count(*) AS total FROM review WHERE product_id = $1) counted
     WHERE dish.id = $1`,
    [dishId],
  );
}
