import type { Database } from '#kit/database/database';
import { offsetOf, type Page, type PageRequest } from '#kit/http/page';
import { countByStatus } from '#kit/http/status-counts';
import { likePattern } from '#kit/language/search-text';
import { LEAD_STATUSES, type LeadStatus } from './lead.entity';
import type { LeadCountsView, LeadRow } from './lead.view';
import type { LeadDetailRow } from './lead-detail.view';

export interface LeadFilter {
  status?: LeadStatus;
  /** Folded words that must all occur. */
  words: readonly string[];
  /** From this instant on. */
  receivedFrom?: string;
}

const COLUMNS = `l.id, l.name, l.email, l.phone, l.intent, l.preferred_areas, l.budget_cents, l.message, l.home_id,
  l.home_reference, coalesce(h.title, l.home_title) AS home_title, h.slug AS home_slug, h.status AS home_status,
  l.status, l.notes, l.received_at, l.updated_at`;

/** One inquiry with its viewing, in one statement. */
export async function findLead(db: Database, id: number): Promise<LeadDetailRow | undefined> {
  return db.row(
    `SELECT ${COLUMNS}, v.id AS viewing_id, v.reference AS viewing_reference, v.status AS viewing_status,
       v.preferred_at, v.timezone, v.confirmed_at
     FROM lead l LEFT JOIN home h ON h.id = l.home_id LEFT JOIN viewing v ON v.lead_id = l.id WHERE l.id = $1`,
    [id],
  );
}

/** Latest change first, in two statements. The counts are taken under every filter but the status. */
export async function listLeads(
  db: Database,
  { status, ...others }: LeadFilter,
  request: PageRequest,
): Promise<Page<LeadRow> & { counts: LeadCountsView }> {
  const { where, parameters } = conditions(others);
  const counted = await db.rows<{ status: LeadStatus; total: number }>(
    `SELECT l.status, count(*) AS total FROM lead l WHERE ${where} GROUP BY l.status`,
    parameters,
  );
  const counts = countByStatus(LEAD_STATUSES, counted);
  const narrowed = conditions({ ...others, status });
  const rows = await db.rows<LeadRow>(
    `SELECT ${COLUMNS}
     FROM (
       SELECT l.* FROM lead l WHERE ${narrowed.where}
       ORDER BY l.updated_at DESC, l.id DESC LIMIT ${request.limit} OFFSET ${offsetOf(request)}
     ) l
     LEFT JOIN home h ON h.id = l.home_id ORDER BY l.updated_at DESC, l.id DESC`,
    narrowed.parameters,
  );
  return { ...request, rows, total: counts[status ?? 'all'], counts };
}

/** The newest few, whatever became of them. */
export async function recentLeads(db: Database, most: number): Promise<LeadRow[]> {
  return db.rows(
    `SELECT ${COLUMNS} FROM lead l LEFT JOIN home h ON h.id = l.home_id ORDER BY l.received_at DESC, l.id DESC LIMIT $1`,
    [most],
  );
}

function conditions({ status, words, receivedFrom }: LeadFilter): { where: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const parts = [
    ...(status === undefined ? [] : [`l.status = ${bind(status)}`]),
    ...(receivedFrom === undefined ? [] : [`l.received_at >= ${bind(receivedFrom)}`]),
    ...words.map(word => `l.search_text LIKE ${bind(likePattern(word))} ESCAPE '\\'`),
  ];
  return { where: parts.join(' AND ') || 'true', parameters };
}
