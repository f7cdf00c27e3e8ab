import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import { LANGUAGES, type Language } from '#kit/language/language';
import { INQUIRY_STATUSES, type InquiryStatus } from './inquiry.entity';
import type { InquiryRow } from './inquiries.queries';

/** Says nothing of what was written: whoever repeats a `client_token` gets the receipt. */
export class InquiryReceiptView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ type: String, format: 'date-time' })
  received_at: string;
}

export class InquiryStayView {
  @Shown({ type: 'integer', nullable: true, description: 'null when the stay is gone', example: 1 })
  id: number | null;

  @Shown({ example: 'palm-court-villa' })
  slug: string;

  @Shown({ example: 'STY-1001' })
  reference: string;

  @Shown({ type: BilingualView })
  title: BilingualView;
}

export class InquiryView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'Sara Haddad' })
  name: string;

  @Shown({ example: 'sara@example.com' })
  email: string;

  @Shown({ type: String, nullable: true })
  phone: string | null;

  @Shown()
  message: string;

  @Shown({ type: String, nullable: true, example: 'palm-court-villa' })
  stay_slug: string | null;

  @Shown({ type: InquiryStayView, nullable: true, description: 'null for a question about no stay in particular' })
  stay: InquiryStayView | null;

  @Shown({ type: String, format: 'date', nullable: true })
  check_in: string | null;

  @Shown({ type: String, format: 'date', nullable: true })
  check_out: string | null;

  @Shown({ type: 'integer', nullable: true })
  guests: number | null;

  @Shown({ enum: LANGUAGES, description: 'the language the visitor read' })
  locale: Language;

  @Shown({ enum: INQUIRY_STATUSES })
  status: InquiryStatus;

  @Shown({ type: String, nullable: true })
  admin_notes: string | null;

  @Shown({ format: 'date-time' })
  received_at: string;

  @Shown({ format: 'date-time' })
  updated_at: string;
}

export const inquiryView = (row: InquiryRow): InquiryView => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  stay_slug: row.stay_slug,
  stay: row.stay_slug === null ? null : inquiryStay(row, row.stay_slug),
  check_in: row.check_in,
  check_out: row.check_out,
  guests: row.guests,
  locale: row.locale,
  status: row.status,
  admin_notes: row.admin_notes,
  received_at: row.received_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

const inquiryStay = (row: InquiryRow, slug: string): InquiryStayView => ({
  id: row.stay_id,
  slug,
  reference: row.stay_reference ?? '',
  title: row.stay_title ?? { en: '', ar: '' },
});
