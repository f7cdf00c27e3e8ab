import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { VIEWING_STATUSES } from '../viewing-status';
import { LeadView } from './lead.view';

export const LeadViewingView = view('LeadViewingView', {
  id: shown.id({ from: 'viewing_id' }),
  reference: shown.text({ from: 'viewing_reference', example: 'VW-1001' }),
  status: shown.word(VIEWING_STATUSES, { from: 'viewing_status' }),
  preferred_at: shown.instant(),
  timezone: shown.text({ example: 'Asia/Dubai' }),
  confirmed_at: shown.instant({ nullable: true }),
});

/** An inquiry with the viewing it came with, whose columns are null when there is none. */
export const LeadDetailView = view('LeadDetailView', {
  ...LeadView.fields,
  viewing: shown.made(
    { type: LeadViewingView, nullable: true },
    (row: RowOf<typeof LeadViewingView> | { viewing_id: null }) =>
      row.viewing_id === null ? null : LeadViewingView.of(row),
  ),
});
export type LeadDetailView = InstanceType<typeof LeadDetailView>;
