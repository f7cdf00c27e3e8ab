import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { VIEWING_STATUSES } from '../viewing-status';
import { LeadView } from './lead.view';

export const LeadViewingView = view('LeadViewingView', {
  id: shown.id({ from: 'viewing_id' }),
  reference: shown.text({
    from: 'viewing_reference',
    example: 'VW-1001',
    description: 'What to call the viewing, such as `VW-1001`.',
  }),
  status: shown.word(VIEWING_STATUSES, { from: 'viewing_status', description: 'How far the viewing is.' }),
  preferred_at: shown.instant(),
  timezone: shown.text({ example: 'Asia/Dubai' }),
  confirmed_at: shown.instant({
    nullable: true,
    description: 'When it takes place, in UTC; null until that is agreed.',
  }),
});

/** An inquiry with the viewing it came with, whose columns are null when there is none. */
export const LeadDetailView = view('LeadDetailView', {
  ...LeadView.fields,
  viewing: shown.made(
    { type: LeadViewingView, nullable: true, description: 'The viewing that was asked for with it; null without one.' },
    (row: RowOf<typeof LeadViewingView> | { viewing_id: null }) =>
      row.viewing_id === null ? null : LeadViewingView.of(row),
  ),
});
export type LeadDetailView = InstanceType<typeof LeadDetailView>;
