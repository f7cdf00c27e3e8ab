import type { Database } from '#kit/database/database';
import { offsetOf, type Page, type PageRequest } from '#kit/http/page';
import { countByStatus } from '#kit/http/status-counts';
import { likePattern } from '#kit/language/search-text';
import { VIEWING_STATUSES, type ViewingStatus } from '../viewing-status';
import type { ViewingCountsView, ViewingRow } from './viewing.view';

export interface ViewingFilter {
  status?: ViewingStatus;
  /** Folded words that must all occur. */
  words: readonly string[];
  /** Takes place from this instant on. */
  scheduledFrom?: string;
  /** Takes place before this instant. */
  scheduledBefore?: string;
}

const COLUMNS = `v.id, v.lead_id, v.reference, l.name, l.email, l.phone, l.message, l.home_id, l.home_reference,
  coalesce(h.title, l.home_title) AS home_title, h.slug AS home_slug, h.status AS home_status, v.status, v.preferred_at,
  v.timezone, v.confirmed_at, v.admin_notes, v.created_at, v.updated_at`;
const JOINS = 'JOIN lead l ON l.id = v.lead_id LEFT JOIN home h ON h.id = l.home_id';

/** When a viewing takes place, as far as anybody knows. */
export const SCHEDULED = 'coalesce(v.confirmed_at, v.preferred_at)';

export async function findViewing(db: Database, id: number): Promise<ViewingRow | undefined> {
  return db.row(`SELECT ${COLUMNS} FROM viewing v ${JOINS} WHERE v.id = $1`, [id]);
}

/** Latest change first, in two statements. The counts are taken under every filter but the status. */
export async function listViewings(
  db: Database,
  { status, ...others }: ViewingFilter,
  request: PageRequest,
): Promise<Page<ViewingRow> & { counts: ViewingCountsView }> {
  const { where, parameters } = conditions(others);
  const counted = await db.rows<{ status: ViewingStatus; total: number }>(
    `SELECT v.status, count(*) AS total FROM viewing v WHERE ${where} GROUP BY v.status`,
    parameters,
  );
  const counts = countByStatus(VIEWING_STATUSES, counted);
  const narrowed = conditions({ ...others, status });
  const rows = await db.rows<ViewingRow>(
    `SELECT ${COLUMNS}
     FROM (
       SELECT v.* FROM viewing v WHERE ${narrowed.where}
       ORDER BY v.updated_at DESC, v.id DESC LIMIT ${request.limit} OFFSET ${offsetOf(request)}
     ) v
     ${JOINS} ORDER BY v.updated_at DESC, v.id DESC`,
    narrowed.parameters,
  );
  return { ...request, rows, total: counts[status ?? 'all'], counts };
}

/** The newest few, whatever became of them. */
export async function recentViewings(db: Database, most: number): Promise<ViewingRow[]> {
  return db.rows(`SELECT ${COLUMNS} FROM viewing v ${JOINS} ORDER BY v.created_at DESC, v.id DESC LIMIT $1`, [most]);
}

function conditions(filter: ViewingFilter): { where: string; parameters: unknown[] } {
  const { status, words, scheduledFrom, scheduledBefore } = filter;
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const parts = [
    ...(status === undefined ? [] : [`v.status = ${bind(status)}`]),
    ...(scheduledFrom === undefined ? [] : [`${SCHEDULED} >= ${bind(scheduledFrom)}`]),
    ...(scheduledBefore === undefined ? [] : [`${SCHEDULED} < ${bind(scheduledBefore)}`]),
    ...words.map(word => `v.search_text LIKE ${bind(likePattern(word))} ESCAPE '\\'`),
  ];
  return { where: parts.join(' AND ') || 'true', parameters };
}
