import type { Viewing } from './viewing.entity';
import type { Database } from '#kit/database/database';
import { HOME_OF_LEAD, HOME_OF_LEAD_COLUMNS } from '../leads/leads.queries';
import { type ViewingRow, ViewingView } from './viewing.view';

const columns = ViewingView.columns<Viewing>('v', {
  name: 'l.name',
  email: 'l.email',
  phone: 'l.phone',
  message: 'l.message',
  home_id: 'l.home_id',
  home_reference: 'l.home_reference',
});
export const VIEWING_COLUMNS = `${columns}, ${HOME_OF_LEAD_COLUMNS}`;
export const VIEWING_JOINS = `JOIN lead l ON l.id = v.lead_id ${HOME_OF_LEAD}`;

/** The agreed time, or the preferred one until a time is agreed. */
export const SCHEDULED = 'coalesce(v.confirmed_at, v.preferred_at)';

export async function findViewing(db: Database, id: number): Promise<ViewingRow | undefined> {
  return db.row(`SELECT ${VIEWING_COLUMNS} FROM viewing v ${VIEWING_JOINS} WHERE v.id = $1`, [id]);
}

export async function recentViewings(db: Database, limit: number): Promise<ViewingRow[]> {
  return db.rows(
    `SELECT ${VIEWING_COLUMNS} FROM viewing v ${VIEWING_JOINS} ORDER BY v.created_at DESC, v.id DESC LIMIT $1`,
    [limit],
  );
}
