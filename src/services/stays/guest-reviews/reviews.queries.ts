import type { Review } from './review.entity';
import type { Database } from '#kit/database/database';
import type { List } from '#kit/database/list';
import { containsAll, hasWords, sql, when } from '#kit/database/sql';
import { offsetOf, type Page, type PageRequest } from '#kit/http/page';
import { type ReviewRow, ReviewView, type StaffReviewRow, StaffReviewView } from './review.view';

export interface ReviewFilter {
  stayId?: number;
  rating?: number;
  writtenFrom?: string;
  q?: readonly string[];
}

const GUEST = 'b.guest_first_name, b.guest_last_name';
const STAFF_COLUMNS = `${StaffReviewView.columns<Review>('r', { booking_reference: 'b.reference' })}, ${GUEST},
  s.id AS stay_id, s.slug AS stay_slug, s.reference AS stay_reference, s.title AS stay_title`;
const JOIN = 'JOIN booking b ON b.id = r.booking_id JOIN stay s ON s.id = r.stay_id';

/** Newest first, with average and total, in one statement; undefined when no published stay has the slug. */
export async function reviewsOfStay(
  db: Database,
  slug: string,
  request: PageRequest,
): Promise<(Page<ReviewRow> & { average: number | null }) | undefined> {
  const rows = await db.rows<ReviewRow & { id: number | null; average: number | null; total: number }>(
    `SELECT s.rating_average AS average, s.review_count AS total, shown.*
     FROM stay s
     LEFT JOIN LATERAL (
       SELECT ${ReviewView.columns<Review>('r')}, ${GUEST} FROM review r JOIN booking b ON b.id = r.booking_id
       WHERE r.stay_id = s.id AND r.status = 'published'
       ORDER BY r.created_at DESC, r.id DESC LIMIT $2 OFFSET $3
     ) shown ON true
     WHERE s.slug = $1 AND s.status = 'published'
     ORDER BY shown.created_at DESC, shown.id DESC`,
    [slug, request.limit, offsetOf(request)],
  );
  const [stay] = rows;
  return stay && { ...request, rows: rows.filter(row => row.id !== null), total: stay.total, average: stay.average };
}

export const reviewList = ({ stayId, rating, writtenFrom, q }: ReviewFilter): List => ({
  columns: STAFF_COLUMNS,
  from: 'review r',
  join: JOIN,
  where: [
    when(stayId, id => sql`r.stay_id = ${id}`),
    when(rating, stars => sql`r.rating >= ${stars}`),
    when(writtenFrom, instant => sql`r.created_at >= ${instant}`),
    ...containsAll('r.search_text', q),
  ],
  order: 'r.updated_at DESC, r.id DESC',
  isSearch: hasWords(q),
});

export async function findReview(db: Database, id: number): Promise<StaffReviewRow | undefined> {
  return db.row<StaffReviewRow>(`SELECT ${STAFF_COLUMNS} FROM review r ${JOIN} WHERE r.id = $1`, [id]);
}

export async function latestReviews(db: Database, limit: number): Promise<StaffReviewRow[]> {
  return db.rows<StaffReviewRow>(
    `SELECT ${STAFF_COLUMNS} FROM review r ${JOIN} ORDER BY r.created_at DESC, r.id DESC LIMIT $1`,
    [limit],
  );
}
