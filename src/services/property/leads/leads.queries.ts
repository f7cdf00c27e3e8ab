import type { Lead } from './lead.entity';
import type { Database } from '#kit/database/database';
import type { RowOf } from '#kit/views/view';
import { type LeadRow, LeadView } from './lead.view';
import { type LeadDetailView, LeadViewingView } from './lead-detail.view';

/** Joins the home of inquiry `l`, unless it was deleted. */
export const HOME_OF_LEAD = 'LEFT JOIN home h ON h.id = l.home_id';
export const HOME_OF_LEAD_COLUMNS =
  'coalesce(h.title, l.home_title) AS home_title, h.slug AS home_slug, h.status AS home_status';

export const LEAD_COLUMNS = `${LeadView.columns<Lead>('l')}, ${HOME_OF_LEAD_COLUMNS}`;

const VIEWING_COLUMNS = LeadViewingView.columns('v', {
  viewing_id: 'v.id',
  viewing_reference: 'v.reference',
  viewing_status: 'v.status',
});

/** One inquiry with its viewing, in one statement. */
export async function findLead(db: Database, id: number): Promise<RowOf<typeof LeadDetailView> | undefined> {
  return db.row(
    `SELECT ${LEAD_COLUMNS}, ${VIEWING_COLUMNS}
     FROM lead l ${HOME_OF_LEAD} LEFT JOIN viewing v ON v.lead_id = l.id WHERE l.id = $1`,
    [id],
  );
}

/** The newest inquiries of any status. */
export async function recentLeads(db: Database, limit: number): Promise<LeadRow[]> {
  return db.rows(`SELECT ${LEAD_COLUMNS} FROM lead l ${HOME_OF_LEAD} ORDER BY l.received_at DESC, l.id DESC LIMIT $1`, [
    limit,
  ]);
}
