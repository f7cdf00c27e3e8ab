import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { mapPage, offsetOf, type Page, type PageRequest } from '#kit/http/page';
import { fieldRefused, NotFound, refusal } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { refreshDishRating } from './dish-rating';
import { Review } from './review.entity';
import { type RatingRow, type ReviewSummaryView, ReviewView, reviewSummaryView } from './review.view';
import type { ReviewBody, ReviewChangeBody } from './reviews.dto';

type ReviewRow = RowOf<typeof ReviewView>;

export const AlreadyReviewed = refusal(409, 'already_reviewed');

const SELECT = `SELECT ${ReviewView.columns<Review>('r')}, c.first_name, c.last_name
  FROM review r JOIN customer c ON c.id = r.customer_id`;

const PUBLISHED_DISH = 'SELECT id FROM dish WHERE id = $1 AND is_active AND archived_at IS NULL';

@Injectable()
export class Reviews {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
  ) {}

  /** Reviews of a dish, newest first, and their total, in one statement. @throws NotFound the dish is not published */
  async list(productId: number, request: PageRequest): Promise<Page<ReviewView>> {
    const rows = await this.db.rows<(ReviewRow | { id: null }) & { total: number }>(
      `SELECT counted.total, shown.*
       FROM (${PUBLISHED_DISH}) dish
       CROSS JOIN LATERAL (SELECT count(*) AS total FROM review WHERE product_id = dish.id) counted
       LEFT JOIN LATERAL (
         ${SELECT} WHERE r.product_id = dish.id ORDER BY r.created_at DESC, r.id DESC LIMIT $2 OFFSET $3
       ) shown ON true
       ORDER BY shown.created_at DESC, shown.id DESC`,
      [productId, request.limit, offsetOf(request)],
    );
    if (!rows[0]) throw NotFound();
    const page = { ...request, rows: rows.filter(row => row.id !== null), total: rows[0].total };
    return mapPage(page, ReviewView.of);
  }

  async summary(productId: number): Promise<ReviewSummaryView> {
    const rows = await this.db.rows<RatingRow | { rating: null }>(
      `SELECT r.rating, count(*) AS total FROM (${PUBLISHED_DISH}) dish LEFT JOIN review r ON r.product_id = dish.id
       GROUP BY r.rating`,
      [productId],
    );
    if (rows.length === 0) throw NotFound();
    return reviewSummaryView(rows.filter(row => row.rating !== null));
  }

  async create(customerId: number, { product_id, rating, comment }: ReviewBody): Promise<ReviewView> {
    return this.db.transaction(async () => {
      const added = await this.db.row<{ id: number }>(
        `INSERT INTO review (product_id, customer_id, rating, comment)
         SELECT id, $2, $3, $4 FROM (${PUBLISHED_DISH}) dish RETURNING id`,
        [product_id, customerId, rating, comment || null],
      );
      if (!added) throw fieldRefused('product_id', 'unknown_reference');
      await refreshDishRating(this.db, product_id);
      return this.get(added.id);
    });
  }

  async update(customerId: number, id: number, { rating, comment }: ReviewChangeBody): Promise<ReviewView> {
    const values = { rating, comment: comment === undefined ? undefined : comment || null };
    return this.db.transaction(async () => {
      const changed = await this.records.update(Review, { id, customerId }, () => values);
      const review = await this.get(id);
      if (changed && rating !== undefined) await refreshDishRating(this.db, review.product_id);
      return review;
    });
  }

  async delete(customerId: number, id: number): Promise<void> {
    await this.db.transaction(async () => {
      const { productId } = await this.records.lock(Review, { id, customerId });
      await this.records.delete(Review, id);
      await refreshDishRating(this.db, productId);
    });
  }

  private async get(id: number): Promise<ReviewView> {
    const row = await this.db.rowOr<ReviewRow>(NotFound, `${SELECT} WHERE r.id = $1`, [id]);
    return ReviewView.of(row);
  }
}
