import type { Database } from '#kit/database/database';
import { HOME_ORDER, PUBLISHED } from '../homes/home-rows';
import { SCHEDULED } from '../viewings/viewings.queries';
import type { MapPointView } from './overview.view';

const MOST_POINTS = 500;

export interface Figures {
  sale: number;
  rent: number;
  new_inquiries: number;
  awaiting_confirmation: number;
  upcoming: number;
}

export async function figures(db: Database, now: string): Promise<Figures> {
  const row = await db.row<Figures>(
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

type PointRow = Omit<MapPointView, 'price'> & { price_cents: number };

export async function mapPoints(db: Database): Promise<PointRow[]> {
  return db.rows<PointRow>(
    `SELECT h.id, h.reference, h.slug, h.title, h.purpose, h.type, h.price_cents, h.currency,
       (h.location ->> 'latitude')::float8 AS latitude, (h.location ->> 'longitude')::float8 AS longitude
     FROM home h WHERE ${PUBLISHED} AND h.location IS NOT NULL ORDER BY ${HOME_ORDER.recent} LIMIT ${MOST_POINTS}`,
  );
}
