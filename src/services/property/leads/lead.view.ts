import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import type { Bilingual } from '#kit/language/language';
import { fromCents } from '#kit/money/money';
import { HOME_STATUSES, type HomeStatus } from '../homes/home-kinds';
import { INTENTS, type Intent, LEAD_STATUSES, type LeadStatus } from './lead.entity';

/** An inquiry with the home it is about, as statements read it. */
export interface LeadRow {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  intent: Intent;
  preferred_areas: string[];
  budget_cents: number | null;
  message: string | null;
  home_id: number | null;
  home_reference: string | null;
  home_title: Bilingual | null;
  home_slug: string | null;
  home_status: HomeStatus | null;
  status: LeadStatus;
  notes: string | null;
  received_at: Date;
  updated_at: Date;
}

/** The home an inquiry is about; without id, slug and status when it is deleted by now. */
export class InquiredHomeView {
  @Shown({ type: 'integer', nullable: true, example: 1 })
  id: number | null;

  @Shown({ example: 'PRP-1001' })
  reference: string;

  @Shown({ type: BilingualView })
  title: BilingualView;

  @Shown({ type: String, nullable: true })
  slug: string | null;

  @Shown({ type: String, enum: HOME_STATUSES, nullable: true })
  status: HomeStatus | null;
}

export class LeadView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'Sara Haddad' })
  name: string;

  @Shown({ example: 'sara@example.com' })
  email: string;

  @Shown({ type: String, nullable: true })
  phone: string | null;

  @Shown({ enum: INTENTS })
  intent: Intent;

  @Shown({ type: [String], description: 'Slugs of neighborhoods.' })
  preferred_areas: string[];

  @Shown({ type: Number, nullable: true })
  budget: number | null;

  @Shown({ type: String, nullable: true })
  message: string | null;

  @Shown({ type: 'integer', nullable: true })
  property_id: number | null;

  @Shown({ type: String, nullable: true, description: 'Stays when the home is deleted.', example: 'PRP-1001' })
  property_reference: string | null;

  @Shown({ type: InquiredHomeView, nullable: true })
  property: InquiredHomeView | null;

  @Shown({ enum: LEAD_STATUSES })
  status: LeadStatus;

  @Shown({ type: String, nullable: true })
  notes: string | null;

  @Shown({ type: String, format: 'date-time' })
  received_at: string;

  @Shown({ type: String, format: 'date-time' })
  updated_at: string;
}

/** What a visitor is answered. */
export class LeadReceiptView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ type: String, format: 'date-time' })
  received_at: string;
}

const counted = { type: 'integer' } as const;

export class LeadCountsView {
  @Shown(counted)
  all: number;

  @Shown(counted)
  new: number;

  @Shown(counted)
  contacted: number;

  @Shown(counted)
  qualified: number;

  @Shown(counted)
  closed: number;
}

export const leadView = (row: LeadRow): LeadView => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  intent: row.intent,
  preferred_areas: row.preferred_areas,
  budget: row.budget_cents === null ? null : fromCents(row.budget_cents),
  message: row.message,
  property_id: row.home_id,
  property_reference: row.home_reference,
  property: inquiredHome(row),
  status: row.status,
  notes: row.notes,
  received_at: row.received_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export function inquiredHome(
  row: Pick<LeadRow, 'home_id' | 'home_reference' | 'home_title' | 'home_slug' | 'home_status'>,
): InquiredHomeView | null {
  const { home_id: id, home_reference: reference, home_title: title, home_slug: slug, home_status: status } = row;
  return reference !== null && title !== null ? { id, reference, title, slug, status } : null;
}
