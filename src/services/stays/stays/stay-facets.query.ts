import type { Database } from '#kit/database/database';
import { amenityCatalogue } from './amenities';
import { STAY_TYPES } from './stay-kinds';
import type { StayFacetsView } from './stay.view';

export async function getStayFacets(db: Database): Promise<StayFacetsView> {
  const row = await db.row<{
    types: Record<string, number> | null;
    destinations: StayFacetsView['destinations'] | null;
    amenities: Record<string, number> | null;
  }>(
    `WITH counted AS MATERIALIZED (
       SELECT type, destination_id, count(*)::integer AS count FROM stay WHERE status = 'published' GROUP BY 1, 2
     )
     SELECT
       (SELECT jsonb_object_agg(type, count) FROM (SELECT type, sum(count) AS count FROM counted GROUP BY type) t) AS types,
       (SELECT jsonb_agg(jsonb_build_object('id', d.id, 'slug', d.slug, 'name', d.name, 'count', coalesce(c.count, 0))
          ORDER BY d.sort_order, d.id)
        FROM destination d
        LEFT JOIN (SELECT destination_id, sum(count) AS count FROM counted GROUP BY 1) c ON c.destination_id = d.id
        WHERE d.is_active) AS destinations,
       (SELECT jsonb_object_agg(word, count) FROM (
          SELECT word, count(*) AS count FROM stay, unnest(amenities) word WHERE status = 'published' GROUP BY word
        ) offered) AS amenities`,
  );
  const types = STAY_TYPES.map(type => ({ type, count: row?.types?.[type] ?? 0 }));
  return {
    total: types.reduce((sum, { count }) => sum + count, 0),
    types,
    destinations: row?.destinations ?? [],
    amenities: amenityCatalogue.map(amenity => ({ ...amenity, count: row?.amenities?.[amenity.slug] ?? 0 })),
  };
}
