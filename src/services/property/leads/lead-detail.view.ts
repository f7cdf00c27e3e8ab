import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { VIEWING_STATUSES } from '../viewing-status';
import { LeadView } from './lead.view';

export const LeadViewingView = view('LeadViewingView', {
  id: shown.id({ from: 'viewing_id' }),
  reference: shown.text({
    from: 'viewing_reference',
    example: 'VW-1001',
    description: 'Reference of the viewing, such as `VW-1001`.',
  }),
  status: shown.word(VIEWING_STATUSES, { from: 'viewing_status', description: 'Status of the viewing.' }),
  preferred_at: shown.instant(),
  timezone: shown.text({ example: 'Asia/Dubai' }),
  confirmed_at: shown.instant({
    nullable: true,
    description: 'Agreed time, in UTC; null until it is agreed.',
  }),
});

export const LeadDetailView = view('LeadDetailView', 'An inquiry with its viewing', {
  ...LeadView.fields,
  viewing: shown.made(
    {
      type: LeadViewingView,
      nullable: true,
      description: 'Viewing that was requested with the inquiry; null without one.',
    },
    (row: RowOf<typeof LeadViewingView> | { viewing_id: null }) =>
      row.viewing_id === null ? null : LeadViewingView.of(row),
  ),
});
export type LeadDetailView = InstanceType<typeof LeadDetailView>;
