import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { DISH_COLUMNS, type DishRow, DishView } from '../menu/dish.view';
import { WishlistEntry } from './wishlist-entry.entity';

/** Saved dishes. Dishes that are not on the menu stay saved but hidden. */
@Injectable()
export class Wishlist {
  constructor(private readonly db: Database) {}

  async of(customerId: number): Promise<DishView[]> {
    const rows = await this.db.rows<DishRow>(
      `SELECT ${DISH_COLUMNS}
       FROM wishlist_entry w JOIN dish d ON d.id = w.product_id JOIN category c ON c.id = d.category_id
       WHERE w.customer_id = $1 AND d.is_active AND d.archived_at IS NULL
       ORDER BY w.created_at DESC, d.id DESC`,
      [customerId],
    );
    return rows.map(DishView.of);
  }

  async save(customerId: number, productId: number): Promise<DishView[]> {
    if ((await this.add(customerId, [productId])) === 0) throw NotFound();
    return this.of(customerId);
  }

  /** Adds dishes that a guest saved; those not on the menu are ignored. */
  async merge(customerId: number, productIds: number[]): Promise<DishView[]> {
    await this.add(customerId, productIds);
    return this.of(customerId);
  }

  async delete(customerId: number, productId: number): Promise<DishView[]> {
    await this.db.of(WishlistEntry).delete({ customerId, productId });
    return this.of(customerId);
  }

  async clear(customerId: number): Promise<DishView[]> {
    await this.db.of(WishlistEntry).delete({ customerId });
    return [];
  }

  /** Inserts in the order of ids, so that parallel merges cannot deadlock. @returns how many dishes are on the menu */
  private async add(customerId: number, productIds: number[]): Promise<number> {
    const row = await this.db.row<{ known: number }>(
      `WITH known AS (
         SELECT id FROM dish WHERE id = ANY ($2) AND is_active AND archived_at IS NULL
       ), added AS (
         INSERT INTO wishlist_entry (customer_id, product_id) SELECT $1, id FROM known ORDER BY id
         ON CONFLICT DO NOTHING
       )
       SELECT count(*) AS known FROM known`,
      [customerId, productIds],
    );
    return row?.known ?? 0;
  }
}
