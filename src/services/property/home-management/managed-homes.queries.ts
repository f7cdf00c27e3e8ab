import type { Database } from '#kit/database/database';
import { offsetOf, type Page, type PageRequest } from '#kit/http/page';
import type { HomeFilter } from '../homes/home-filter';
import { HOME_COLUMNS, HOME_JOINS, HOME_ORDER, homeConditions, type HomeRow } from '../homes/home-rows';
import type { HomeCountsView } from './managed-home.view';

/** Homes of every status, latest change first. */
export async function listManagedHomes(
  db: Database,
  filter: HomeFilter,
  request: PageRequest,
): Promise<Page<HomeRow> & { counts: HomeCountsView }> {
  const { total, ...counts } = await countManagedHomes(db, filter);
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const rows = await db.rows<HomeRow>(
    `SELECT ${HOME_COLUMNS}
     FROM (
       SELECT h.* FROM home h WHERE ${homeConditions(filter, bind)}
       ORDER BY ${HOME_ORDER.recent} LIMIT ${bind(request.limit)} OFFSET ${bind(offsetOf(request))}
     ) h
     ${HOME_JOINS} ORDER BY ${HOME_ORDER.recent}`,
    parameters,
  );
  return { ...request, rows, total, counts };
}

/** The few changed last, of every status. */
export async function recentHomes(db: Database, most: number): Promise<HomeRow[]> {
  return db.rows(
    `SELECT ${HOME_COLUMNS} FROM (SELECT h.* FROM home h ORDER BY ${HOME_ORDER.recent} LIMIT $1) h
     ${HOME_JOINS} ORDER BY ${HOME_ORDER.recent}`,
    [most],
  );
}

/** The counts are taken under every filter but the status, the total under all. */
async function countManagedHomes(
  db: Database,
  { status, ...others }: HomeFilter,
): Promise<HomeCountsView & { total: number }> {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const row = await db.row<HomeCountsView & { total: number }>(
    `SELECT count(*) AS all, count(*) FILTER (WHERE h.status = 'published') AS published,
       count(*) FILTER (WHERE h.status = 'draft') AS drafts,
       count(*) FILTER (WHERE ${status === undefined ? 'true' : `h.status = '${status}'`}) AS total
     FROM home h WHERE ${homeConditions(others, bind)}`,
    parameters,
  );
  return row!;
}
