import { Temporal } from 'temporal-polyfill';
import { countsShown } from '#kit/http/status-counts';
import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { inquiredHomeShown, type LeadRow, LeadView } from '../leads/lead.view';
import { VIEWING_STATUSES, type ViewingStatus } from '../viewing-status';

/** The preferred time in the time zone of the viewing. */
interface PreferredLocal {
  preferred: Temporal.ZonedDateTime;
}

export const ViewingView = view('ViewingView', 'A viewing as lists show it', {
  id: shown.id(),
  reference: shown.text({
    example: 'VW-1001',
    description: 'Reference of the viewing, such as `VW-1001`, to show to the visitor.',
  }),
  name: shown.text({ example: 'Sara Haddad', description: 'Name of the visitor.' }),
  email: shown.text({ example: 'sara@example.com' }),
  phone: shown.text({ nullable: true }),
  message: shown.text({ nullable: true, description: 'Message of the visitor; null without one.' }),
  ...inquiredHomeShown,
  status: shown.word(VIEWING_STATUSES, { description: 'Status of the viewing.' }),
  preferred_date: shown.made(
    { type: String, format: 'date', description: 'Preferred day, in `timezone`.' },
    ({ preferred }: PreferredLocal) => preferred.toPlainDate().toString(),
  ),
  preferred_time: shown.made(
    { type: String, example: '18:30', description: 'Preferred time of day, in `timezone`.' },
    ({ preferred }: PreferredLocal) => preferred.toPlainTime().toString({ smallestUnit: 'minute' }),
  ),
  preferred_at: shown.instant(),
  timezone: shown.text({ example: 'Asia/Dubai' }),
  confirmed_at: shown.instant({ nullable: true, description: 'Agreed time; null until it is agreed.' }),
  admin_notes: shown.text({
    nullable: true,
    description: 'Internal notes, never shown to visitors; null without notes.',
  }),
  lead_id: shown.whole({ description: 'Id of the inquiry that was stored with the request.' }),
  ...shown.timestamps,
});
export type ViewingView = InstanceType<typeof ViewingView>;
export type ViewingRow = Omit<RowOf<typeof ViewingView>, keyof PreferredLocal>;

export const ViewingDetailView = view('ViewingDetailView', 'A viewing with its inquiry', {
  ...ViewingView.fields,
  inquiry: shown.one(LeadView, { description: 'Inquiry that was stored with the request.' }),
});
export type ViewingDetailView = InstanceType<typeof ViewingDetailView>;

export const ViewingReceiptView = view('ViewingReceiptView', 'Receipt of a viewing request', {
  reference: shown.text({
    example: 'VW-1001',
    description: 'Reference of the viewing, such as `VW-1001`, to show to the visitor.',
  }),
  status: shown.word(VIEWING_STATUSES, { description: 'Status of the viewing.' }),
  preferred_at: shown.instant(),
  timezone: shown.text({ example: 'Asia/Dubai' }),
});
export type ViewingReceiptView = InstanceType<typeof ViewingReceiptView>;

export const ViewingCountsView = view(
  'ViewingCountsView',
  countsShown<ViewingStatus>({
    requested: 'Number of viewings that wait for confirmation.',
    confirmed: 'Number of viewings with an agreed time that have not taken place.',
    completed: 'Number of viewings that took place.',
    cancelled: 'Number of cancelled viewings.',
  }),
);

export function viewingView(row: ViewingRow): ViewingView {
  const instant = Temporal.Instant.fromEpochMilliseconds(row.preferred_at.getTime());
  return ViewingView.of({ ...row, preferred: instant.toZonedDateTimeISO(row.timezone) });
}

export const viewingDetailView = (row: ViewingRow, lead: LeadRow): ViewingDetailView => ({
  ...viewingView(row),
  inquiry: LeadView.of(lead),
});
