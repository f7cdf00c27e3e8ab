import type { Database } from '#kit/database/database';
import { offsetOf, type Page, type PageRequest } from '#kit/http/page';
import { recordId } from '#kit/http/identifiers';
import { countByStatus } from '#kit/http/status-counts';
import type { Bilingual, Language } from '#kit/language/language';
import { likePattern, searchWords } from '#kit/language/search-text';
import { INQUIRY_STATUSES, type InquiryStatus } from './inquiry.entity';

export interface InquiryRow {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  stay_id: number | null;
  stay_slug: string | null;
  stay_reference: string | null;
  stay_title: Bilingual | null;
  check_in: string | null;
  check_out: string | null;
  guests: number | null;
  locale: Language;
  status: InquiryStatus;
  admin_notes: string | null;
  received_at: Date;
  updated_at: Date;
}

export interface InquiryFilter {
  status?: InquiryStatus;
  q?: string;
  /** Instants in ISO 8601; the end is excluded. */
  receivedFrom?: string;
  receivedBefore?: string;
  /** Id or slug. */
  stay?: string;
}

export type InquiryCounts = Record<'all' | InquiryStatus, number>;

/** What the stay is called now, or was when it is gone. */
const COLUMNS = `i.id, i.name, i.email, i.phone, i.message, i.stay_id,
  coalesce(s.slug, i.stay_slug) AS stay_slug, coalesce(s.reference, i.stay_reference) AS stay_reference,
  coalesce(s.title, i.stay_title) AS stay_title,
  i.check_in, i.check_out, i.guests, i.locale, i.status, i.admin_notes, i.received_at, i.updated_at`;

const INQUIRIES = 'inquiry i LEFT JOIN stay s ON s.id = i.stay_id';

/** One page, latest change first, with the counts by status under every other filter: two statements. */
export async function inquiryPage(
  db: Database,
  filter: InquiryFilter,
  request: PageRequest,
): Promise<{ page: Page<InquiryRow>; counts: InquiryCounts }> {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const where = ['true', ...conditions(filter, bind)].join(' AND ');
  const found = await db.rows<{ status: InquiryStatus; total: number }>(
    `SELECT i.status, count(*) AS total FROM ${INQUIRIES} WHERE ${where} GROUP BY i.status`,
    parameters,
  );
  const counts = countByStatus(INQUIRY_STATUSES, found);
  const ofStatus = filter.status ? `AND i.status = ${bind(filter.status)}` : '';
  const rows = await db.rows<InquiryRow>(
    `SELECT ${COLUMNS} FROM ${INQUIRIES} WHERE ${where} ${ofStatus}
     ORDER BY i.updated_at DESC, i.id DESC LIMIT ${bind(request.limit)} OFFSET ${bind(offsetOf(request))}`,
    parameters,
  );
  return { page: { ...request, rows, total: counts[filter.status ?? 'all'] }, counts };
}

export async function findInquiry(db: Database, id: number): Promise<InquiryRow | undefined> {
  return db.row<InquiryRow>(`SELECT ${COLUMNS} FROM ${INQUIRIES} WHERE i.id = $1`, [id]);
}

/** Those that nobody has closed, newest first. */
export async function openInquiries(db: Database, limit: number): Promise<InquiryRow[]> {
  return db.rows<InquiryRow>(
    `SELECT ${COLUMNS} FROM ${INQUIRIES} WHERE i.status IN ('new', 'replied')
     ORDER BY i.received_at DESC, i.id DESC LIMIT $1`,
    [limit],
  );
}

/** Whether the id or slug names a stay, or one that is gone and was asked about. */
export async function isStayOfInquiries(db: Database, sent: string): Promise<boolean> {
  const there = await db.row('SELECT 1 FROM stay WHERE id = $1 OR slug = $2', [recordId(sent) ?? null, sent]);
  return Boolean(there ?? (await db.row('SELECT 1 FROM inquiry WHERE stay_slug = $1 LIMIT 1', [sent])));
}

function conditions(filter: InquiryFilter, bind: (value: unknown) => string): string[] {
  const { q, receivedFrom, receivedBefore, stay } = filter;
  return [
    ...searchWords(q ?? '').map(word => `i.search_text LIKE ${bind(likePattern(word))} ESCAPE '\\'`),
    ...(receivedFrom ? [`i.received_at >= ${bind(receivedFrom)}`] : []),
    ...(receivedBefore ? [`i.received_at < ${bind(receivedBefore)}`] : []),
    ...(stay ? [ofStay(stay, bind)] : []),
  ];
}

function ofStay(stay: string, bind: (value: unknown) => string): string {
  const id = recordId(stay);
  return id === undefined ? `coalesce(s.slug, i.stay_slug) = ${bind(stay)}` : `i.stay_id = ${bind(id)}`;
}
