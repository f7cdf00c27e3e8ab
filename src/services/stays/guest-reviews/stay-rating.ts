import type { Database } from '#kit/database/database';
import { lockStay } from '../nights/stay-lock';

/** Locks the stay first, so that concurrent changes of reviews are all counted. */
export async function refreshStayRating(db: Database, stayId: number): Promise<void> {
  await lockStay(db, stayId);
  await db.rows(
    `UPDATE stay SET rating_average = counted.average, review_count = counted.total
     FROM (SELECT round(avg(rating), 2) AS average, count(*) AS total
           FROM review WHERE stay_id = $1 AND status = 'published') counted
     WHERE stay.id = $1`,
    [stayId],
  );
}
