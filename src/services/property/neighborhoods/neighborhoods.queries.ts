import type { Database } from '#kit/database/database';
import type { NeighborhoodRow } from './neighborhood.view';

const SELECT = `
  SELECT n.id, n.slug, n.name, n.short_description, n.city, n.cover_url, n.cover_alt, n.is_featured, n.is_active,
    n.sort_order, n.created_at, n.updated_at, coalesce(counted.homes, 0) AS properties_count
  FROM neighborhood n
  LEFT JOIN (
    SELECT neighborhood_id, count(*) AS homes FROM home WHERE status = 'published' GROUP BY neighborhood_id
  ) counted ON counted.neighborhood_id = n.id`;

/** In sort order; hidden ones too when all are asked for. */
export async function listNeighborhoods(db: Database, which: 'visible' | 'all'): Promise<NeighborhoodRow[]> {
  return db.rows(`${SELECT} ${which === 'visible' ? 'WHERE n.is_active' : ''} ORDER BY n.sort_order, n.id`);
}

export async function findNeighborhood(db: Database, id: number): Promise<NeighborhoodRow | undefined> {
  return db.row(`${SELECT} WHERE n.id = $1`, [id]);
}
