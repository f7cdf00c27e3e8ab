import type { Database } from '#kit/database/database';
import { offsetOf, type Page, type PageRequest } from '#kit/http/page';

export interface ReviewRow {
  id: number;
  product_id: number;
  customer_id: number;
  first_name: string;
  last_name: string;
  rating: number;
  comment: string | null;
  created_at: Date;
  updated_at: Date;
}

/** How many reviews of a dish gave so many stars. */
export interface RatingRow {
  rating: 1 | 2 | 3 | 4 | 5;
  total: number;
}

const COLUMNS = `r.id, r.product_id, r.customer_id, c.first_name, c.last_name, r.rating, r.comment, r.created_at,
  r.updated_at`;

const PUBLISHED_DISH = 'SELECT id FROM dish WHERE id = $1 AND is_active AND archived_at IS NULL';

/** One page, newest first, with the total, in one statement; undefined when visitors see no such dish. */
export async function reviewsOfDish(
  db: Database,
  productId: number,
  request: PageRequest,
): Promise<Page<ReviewRow> | undefined> {
  const rows = await db.rows<ReviewRow & { total: number; id: number | null }>(
    `SELECT counted.total, shown.*
     FROM (${PUBLISHED_DISH}) dish
     CROSS JOIN LATERAL (SELECT count(*) AS total FROM review WHERE product_id = dish.id) counted
     LEFT JOIN LATERAL (
       SELECT ${COLUMNS} FROM review r JOIN customer c ON c.id = r.customer_id
       WHERE r.product_id = dish.id ORDER BY r.created_at DESC, r.id DESC LIMIT $2 OFFSET $3
     ) shown ON true
     ORDER BY shown.created_at DESC, shown.id DESC`,
    [productId, request.limit, offsetOf(request)],
  );
  return rows[0] && { ...request, rows: rows.filter(row => row.id !== null), total: rows[0].total };
}

/** Undefined when visitors see no such dish. */
export async function ratingsOfDish(db: Database, productId: number): Promise<RatingRow[] | undefined> {
  const rows = await db.rows<RatingRow | { rating: null }>(
    `SELECT r.rating, count(*) AS total FROM (${PUBLISHED_DISH}) dish LEFT JOIN review r ON r.product_id = dish.id
     GROUP BY r.rating`,
    [productId],
  );
  return rows.length === 0 ? undefined : rows.filter(row => row.rating !== null);
}

export async function reviewById(db: Database, id: number): Promise<ReviewRow | undefined> {
  return db.row<ReviewRow>(`SELECT ${COLUMNS} FROM review r JOIN customer c ON c.id = r.customer_id WHERE r.id = $1`, [
    id,
  ]);
}

/** The id of the new review; undefined when visitors see no such dish. */
export async function insertReview(
  db: Database,
  {
    productId,
    customerId,
    rating,
    comment,
  }: { productId: number; customerId: number; rating: number; comment: string | null },
): Promise<number | undefined> {
  const row = await db.row<{ id: number }>(
    `INSERT INTO review (product_id, customer_id, rating, comment)
     SELECT id, $2, $3, $4 FROM (${PUBLISHED_DISH}) dish RETURNING id`,
    [productId, customerId, rating, comment],
  );
  return row?.id;
}
