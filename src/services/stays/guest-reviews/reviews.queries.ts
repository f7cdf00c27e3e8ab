import type { Database } from '#kit/database/database';
import { offsetOf, type Page, type PageRequest } from '#kit/http/page';
import { countByStatus } from '#kit/http/status-counts';
import type { Bilingual } from '#kit/language/language';
import { likePattern, searchWords } from '#kit/language/search-text';
import { REVIEW_STATUSES, type ReviewStatus } from './review.entity';

export interface ReviewRow {
  id: number;
  guest_first_name: string;
  guest_last_name: string;
  rating: number;
  comment: string;
  status: ReviewStatus;
  created_at: Date;
}

export interface StaffReviewRow extends ReviewRow {
  booking_reference: string;
  stay_id: number;
  stay_slug: string;
  stay_reference: string;
  stay_title: Bilingual;
  updated_at: Date;
}

export interface ReviewFilter {
  status?: ReviewStatus;
  stayId?: number;
  minimumRating?: number;
  q?: string;
  /** An instant in ISO 8601. */
  writtenFrom?: string;
}

export type ReviewCounts = Record<'all' | ReviewStatus, number>;

const COLUMNS = `r.id, b.guest_first_name, b.guest_last_name, r.rating, r.comment, r.status, r.created_at`;
const STAFF_COLUMNS = `${COLUMNS}, b.reference AS booking_reference, s.id AS stay_id, s.slug AS stay_slug,
  s.reference AS stay_reference, s.title AS stay_title, r.updated_at`;
const REVIEWS = 'review r JOIN booking b ON b.id = r.booking_id JOIN stay s ON s.id = r.stay_id';

/**
 * The published reviews of a published stay, newest first, with their average and total, in one statement; undefined when
 * visitors see no such stay.
 */
export async function reviewsOfStay(
  db: Database,
  slug: string,
  request: PageRequest,
): Promise<{ page: Page<ReviewRow>; average: number | null } | undefined> {
  const rows = await db.rows<ReviewRow & { id: number | null; average: number | null; total: number }>(
    `SELECT s.rating_average AS average, s.review_count AS total, shown.*
     FROM stay s
     LEFT JOIN LATERAL (
       SELECT ${COLUMNS} FROM review r JOIN booking b ON b.id = r.booking_id
       WHERE r.stay_id = s.id AND r.status = 'published'
       ORDER BY r.created_at DESC, r.id DESC LIMIT $2 OFFSET $3
     ) shown ON true
     WHERE s.slug = $1 AND s.status = 'published'
     ORDER BY shown.created_at DESC, shown.id DESC`,
    [slug, request.limit, offsetOf(request)],
  );
  const [stay] = rows;
  if (!stay) return undefined;
  const page = { ...request, rows: rows.filter(row => row.id !== null), total: stay.total };
  return { page, average: stay.average };
}

/** One page, latest change first, with the counts by status under every other filter: two statements. */
export async function reviewPage(
  db: Database,
  filter: ReviewFilter,
  request: PageRequest,
): Promise<{ page: Page<StaffReviewRow>; counts: ReviewCounts }> {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const where = ['true', ...conditions(filter, bind)].join(' AND ');
  const counts = countByStatus(
    REVIEW_STATUSES,
    await db.rows(`SELECT r.status, count(*) AS total FROM ${REVIEWS} WHERE ${where} GROUP BY r.status`, parameters),
  );
  const ofStatus = filter.status ? `AND r.status = ${bind(filter.status)}` : '';
  const rows = await db.rows<StaffReviewRow>(
    `SELECT ${STAFF_COLUMNS} FROM ${REVIEWS} WHERE ${where} ${ofStatus}
     ORDER BY r.updated_at DESC, r.id DESC LIMIT ${bind(request.limit)} OFFSET ${bind(offsetOf(request))}`,
    parameters,
  );
  return { page: { ...request, rows, total: counts[filter.status ?? 'all'] }, counts };
}

export async function findReview(db: Database, id: number): Promise<StaffReviewRow | undefined> {
  return db.row<StaffReviewRow>(`SELECT ${STAFF_COLUMNS} FROM ${REVIEWS} WHERE r.id = $1`, [id]);
}

/** The newest, hidden ones too. */
export async function latestReviews(db: Database, limit: number): Promise<StaffReviewRow[]> {
  return db.rows<StaffReviewRow>(
    `SELECT ${STAFF_COLUMNS} FROM ${REVIEWS} ORDER BY r.created_at DESC, r.id DESC LIMIT $1`,
    [limit],
  );
}

function conditions(filter: ReviewFilter, bind: (value: unknown) => string): string[] {
  const { q, stayId, minimumRating, writtenFrom } = filter;
  return [
    ...searchWords(q ?? '').map(word => `r.search_text LIKE ${bind(likePattern(word))} ESCAPE '\\'`),
    ...(minimumRating === undefined ? [] : [`r.rating >= ${bind(minimumRating)}`]),
    ...(writtenFrom ? [`r.created_at >= ${bind(writtenFrom)}`] : []),
    ...(stayId === undefined ? [] : [`r.stay_id = ${bind(stayId)}`]),
  ];
}
