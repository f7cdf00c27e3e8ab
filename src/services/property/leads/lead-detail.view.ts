import { Shown } from '#kit/fields/shape-fields';
import { VIEWING_STATUSES, type ViewingStatus } from '../viewing-status';
import { type LeadRow, LeadView, leadView } from './lead.view';

/** An inquiry with the viewing it came with, whose columns are null when there is none. */
export interface LeadDetailRow extends LeadRow {
  viewing_id: number | null;
  viewing_reference: string;
  viewing_status: ViewingStatus;
  preferred_at: Date;
  timezone: string;
  confirmed_at: Date | null;
}

export class LeadViewingView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'VW-1001' })
  reference: string;

  @Shown({ enum: VIEWING_STATUSES })
  status: ViewingStatus;

  @Shown({ type: String, format: 'date-time' })
  preferred_at: string;

  @Shown({ example: 'Asia/Dubai' })
  timezone: string;

  @Shown({ type: String, format: 'date-time', nullable: true })
  confirmed_at: string | null;
}

export class LeadDetailView extends LeadView {
  @Shown({ type: LeadViewingView, nullable: true })
  viewing: LeadViewingView | null;
}

export const leadDetailView = (row: LeadDetailRow): LeadDetailView => ({
  ...leadView(row),
  viewing: row.viewing_id === null ? null : viewingOf(row, row.viewing_id),
});

const viewingOf = (row: LeadDetailRow, id: number): LeadViewingView => ({
  id,
  reference: row.viewing_reference,
  status: row.viewing_status,
  preferred_at: row.preferred_at.toISOString(),
  timezone: row.timezone,
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
});
