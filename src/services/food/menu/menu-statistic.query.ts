import type { Database } from '#kit/database/database';
import type { MenuStatisticView } from './dish.view';

export async function menuStatistic(db: Database): Promise<MenuStatisticView> {
  const statistic = await db.row<MenuStatisticView>(
    `SELECT count(*) FILTER (WHERE archived_at IS NULL) AS total,
       count(*) FILTER (WHERE archived_at IS NULL AND is_active) AS active,
       count(*) FILTER (WHERE archived_at IS NULL AND NOT is_active) AS drafts,
       count(*) FILTER (WHERE archived_at IS NULL AND is_orderable) AS available,
       count(*) FILTER (WHERE archived_at IS NULL AND NOT is_orderable) AS unavailable,
       count(*) FILTER (WHERE archived_at IS NULL AND is_featured) AS featured,
       count(*) FILTER (WHERE archived_at IS NULL AND is_best_seller) AS best_sellers,
       count(*) FILTER (WHERE archived_at IS NOT NULL) AS archived
     FROM dish`,
  );
  const byCategory = await db.rows<MenuStatisticView['by_category'][number]>(
    `SELECT c.id, c.slug, c.name, count(d.id) AS total
     FROM category c LEFT JOIN dish d ON d.category_id = c.id AND d.archived_at IS NULL
     WHERE c.archived_at IS NULL GROUP BY c.id ORDER BY c.position, c.id`,
  );
  return { ...statistic!, by_category: byCategory };
}
