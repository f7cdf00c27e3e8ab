import { pick, randomOf } from './pictures/canvas';
import type { Seeding } from '#shared/seeding/seeding';

const FEWEST = 2;
const MOST = 7;

/** Some dishes for every customer, each saved some time after the customer registered. */
export async function seedWishlists({ db, clock }: Seeding): Promise<void> {
  const random = randomOf('wishlists');
  const dishes = await db.rows<{ id: number }>('SELECT id FROM dish WHERE is_active ORDER BY id');
  const customers = await db.rows<{ id: number; created_at: Date }>(
    'SELECT id, created_at FROM customer WHERE deleted_at IS NULL ORDER BY id',
  );
  const now = clock.now().epochMilliseconds;
  const saved = customers.flatMap(({ id, created_at }) => {
    const count = FEWEST + Math.floor(random() * (MOST - FEWEST));
    const chosen = new Set(Array.from({ length: count }, () => pick(dishes, random).id));
    const registered = created_at.getTime();
    return [...chosen].map(product_id => ({
      customer_id: id,
      product_id,
      created_at: new Date(registered + Math.max(0, now - registered) * random()),
    }));
  });
  await db.rows(
    `INSERT INTO wishlist_entry (customer_id, product_id, created_at)
     SELECT customer_id, product_id, created_at FROM jsonb_populate_recordset(NULL::wishlist_entry, $1)`,
    [JSON.stringify(saved)],
  );
}
