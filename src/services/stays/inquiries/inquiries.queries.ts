import { Inquiry } from './inquiry.entity';
import type { Database } from '#kit/database/database';
import type { List } from '#kit/database/list';
import { containsAll, hasWords, type Sql, sql, when } from '#kit/database/sql';
import { recordId } from '#kit/http/identifiers';
import { type InquiryRow, InquiryView } from './inquiry.view';

export interface InquiryFilter {
  receivedFrom?: string;
  receivedBefore?: string;
  /** Id or slug. */
  stay?: string;
  q?: readonly string[];
}

/** The current title of the stay, or the copied one of a deleted stay. */
const COLUMNS = `${InquiryView.columns<Inquiry>('i', { stay_slug: 'coalesce(s.slug, i.stay_slug)' })}, i.stay_id,
  coalesce(s.reference, i.stay_reference) AS stay_reference, coalesce(s.title, i.stay_title) AS stay_title`;
const STAY = 'LEFT JOIN stay s ON s.id = i.stay_id';

export const inquiryList = ({ receivedFrom, receivedBefore, stay, q }: InquiryFilter): List => ({
  columns: COLUMNS,
  from: 'inquiry i',
  join: STAY,
  where: [
    when(receivedFrom, instant => sql`i.received_at >= ${instant}`),
    when(receivedBefore, instant => sql`i.received_at < ${instant}`),
    when(stay, isAbout),
    ...containsAll('i.search_text', q),
  ],
  order: 'i.updated_at DESC, i.id DESC',
  isSearch: hasWords(q),
});

/** Inquiries about the stay, or about a deleted stay with this id or slug. */
function isAbout(stay: string): Sql {
  const id = recordId(stay);
  if (id !== undefined) return sql`i.stay_id = ${id}`;
  return sql`(i.stay_id = (SELECT id FROM stay WHERE slug = ${stay}) OR i.stay_id IS NULL AND i.stay_slug = ${stay})`;
}

export async function findInquiry(db: Database, id: number): Promise<InquiryRow | undefined> {
  return db.row<InquiryRow>(`SELECT ${COLUMNS} FROM inquiry i ${STAY} WHERE i.id = $1`, [id]);
}

export async function openInquiries(db: Database, limit: number): Promise<InquiryRow[]> {
  return db.rows<InquiryRow>(
    `SELECT ${COLUMNS} FROM inquiry i ${STAY} WHERE i.status IN ('new', 'replied')
     ORDER BY i.received_at DESC, i.id DESC LIMIT $1`,
    [limit],
  );
}

/** Whether the id or slug is of a stay, or of a deleted stay that has inquiries. */
export async function isStayOfInquiries(db: Database, sent: string): Promise<boolean> {
  const stay = await db.row('SELECT 1 FROM stay WHERE id = $1 OR slug = $2', [recordId(sent) ?? null, sent]);
  return stay !== undefined || db.of(Inquiry).existsBy({ staySlug: sent });
}
