import { Temporal } from 'temporal-polyfill';
import { Shown } from '#kit/fields/shape-fields';
import type { Bilingual } from '#kit/language/language';
import type { HomeStatus } from '../homes/home-kinds';
import { InquiredHomeView, inquiredHome, LeadView, type LeadRow, leadView } from '../leads/lead.view';
import { VIEWING_STATUSES, type ViewingStatus } from '../viewing-status';

/** A viewing with who asked for it and for which home, as statements read it. */
export interface ViewingRow {
  id: number;
  lead_id: number;
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  home_id: number | null;
  home_reference: string | null;
  home_title: Bilingual | null;
  home_slug: string | null;
  home_status: HomeStatus | null;
  status: ViewingStatus;
  preferred_at: Date;
  timezone: string;
  confirmed_at: Date | null;
  admin_notes: string | null;
  created_at: Date;
  updated_at: Date;
}

export class ViewingView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'VW-1001' })
  reference: string;

  @Shown({ example: 'Sara Haddad' })
  name: string;

  @Shown({ example: 'sara@example.com' })
  email: string;

  @Shown({ type: String, nullable: true })
  phone: string | null;

  @Shown({ type: String, nullable: true })
  message: string | null;

  @Shown({ type: 'integer', nullable: true })
  property_id: number | null;

  @Shown({ type: String, nullable: true, description: 'Stays when the home is deleted.', example: 'PRP-1001' })
  property_reference: string | null;

  @Shown({ type: InquiredHomeView, nullable: true })
  property: InquiredHomeView | null;

  @Shown({ enum: VIEWING_STATUSES })
  status: ViewingStatus;

  @Shown({ type: String, format: 'date', description: 'In `timezone`.' })
  preferred_date: string;

  @Shown({ example: '18:30', description: 'In `timezone`.' })
  preferred_time: string;

  @Shown({ type: String, format: 'date-time' })
  preferred_at: string;

  @Shown({ example: 'Asia/Dubai' })
  timezone: string;

  @Shown({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it takes place, once that is agreed.',
  })
  confirmed_at: string | null;

  @Shown({ type: String, nullable: true })
  admin_notes: string | null;

  @Shown({ type: 'integer', description: 'The inquiry it came with.' })
  lead_id: number;

  @Shown({ type: String, format: 'date-time' })
  created_at: string;

  @Shown({ type: String, format: 'date-time' })
  updated_at: string;
}

export class ViewingDetailView extends ViewingView {
  @Shown({ type: LeadView })
  inquiry: LeadView;
}

/** What a visitor is answered. */
export class ViewingReceiptView {
  @Shown({ example: 'VW-1001' })
  reference: string;

  @Shown({ enum: VIEWING_STATUSES })
  status: ViewingStatus;

  @Shown({ type: String, format: 'date-time' })
  preferred_at: string;

  @Shown({ example: 'Asia/Dubai' })
  timezone: string;
}

const counted = { type: 'integer' } as const;

export class ViewingCountsView {
  @Shown(counted)
  all: number;

  @Shown(counted)
  requested: number;

  @Shown(counted)
  confirmed: number;

  @Shown(counted)
  completed: number;

  @Shown(counted)
  cancelled: number;
}

export function viewingView(row: ViewingRow): ViewingView {
  const wall = Temporal.Instant.fromEpochMilliseconds(row.preferred_at.getTime()).toZonedDateTimeISO(row.timezone);
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    property_id: row.home_id,
    property_reference: row.home_reference,
    property: inquiredHome(row),
    status: row.status,
    preferred_date: wall.toPlainDate().toString(),
    preferred_time: wall.toPlainTime().toString({ smallestUnit: 'minute' }),
    preferred_at: row.preferred_at.toISOString(),
    timezone: row.timezone,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    admin_notes: row.admin_notes,
    lead_id: row.lead_id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export const viewingDetailView = (row: ViewingRow, lead: LeadRow): ViewingDetailView => ({
  ...viewingView(row),
  inquiry: leadView(lead),
});
