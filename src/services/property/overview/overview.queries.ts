import type { Home } from '../homes/home.entity';
import type { Database } from '#kit/database/database';
import type { RowOf } from '#kit/views/view';
import { HOME_ORDER, PUBLISHED } from '../homes/homes.queries';
import { SCHEDULED } from '../viewings/viewings.queries';
import { MapPointView } from './overview.view';

const MAX_POINTS = 500;

export interface OfficeStatistics {
  sale: number;
  rent: number;
  new_inquiries: number;
  awaiting_confirmation: number;
  upcoming: number;
}

export async function officeStatistics(db: Database, now: string): Promise<OfficeStatistics> {
  const row = await db.row<OfficeStatistics>(
    `SELECT counted.*, (SELECT count(*) FROM lead WHERE status = 'new') AS new_inquiries,
       (SELECT count(*) FROM viewing WHERE status = 'requested') AS awaiting_confirmation,
       (SELECT count(*) FROM viewing v WHERE v.status = 'confirmed' AND ${SCHEDULED} >= $1) AS upcoming
     FROM (
       SELECT count(*) FILTER (WHERE h.purpose = 'sale') AS sale, count(*) FILTER (WHERE h.purpose = 'rent') AS rent
       FROM home h WHERE ${PUBLISHED}
     ) counted`,
    [now],
  );
  return row!;
}

const POINT_COLUMNS = MapPointView.columns<Home>('h', {
  latitude: `(h.location ->> 'latitude')::float8`,
  longitude: `(h.location ->> 'longitude')::float8`,
});

export async function mapPoints(db: Database): Promise<RowOf<typeof MapPointView>[]> {
  return db.rows(
    `SELECT ${POINT_COLUMNS} FROM home h
     WHERE ${PUBLISHED} AND h.location IS NOT NULL ORDER BY ${HOME_ORDER.recent} LIMIT ${MAX_POINTS}`,
  );
}
