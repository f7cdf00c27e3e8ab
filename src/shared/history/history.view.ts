import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const StaffNameView = view('StaffNameView', {
  id: shown.id({ description: 'Id of the staff account.' }),
  name: shown.text({ description: 'Given and family name.' }),
});

/** Columns of `StaffNameView` as JSON; null without an account. `id` is a column with the id of a staff account. */
export const staffName = (id: string): string => `(
  SELECT jsonb_build_object('id', member.id, 'name', trim(member.first_name || ' ' || member.last_name))
  FROM account member WHERE member.id = ${id})`;

export const HistoryEntryView = view('HistoryEntryView', 'One change of a record', {
  id: shown.id({ description: 'Id of the entry.' }),
  at: shown.instant({ description: 'Time of the change, in UTC.' }),
  action: shown.text({ description: 'The change in one word, such as `granted`.', example: 'granted' }),
  actor: shown.one(StaffNameView, {
    nullable: true,
    description: 'The staff account; null for students, processors, jobs, and erased accounts.',
  }),
  before: shown.object({ nullable: true, description: 'Values before the change; null without any.' }),
  after: shown.object({ nullable: true, description: 'Values after the change; null without any.' }),
  reason: shown.text({ nullable: true, description: 'Reason of the change; null without one.' }),
});
export type HistoryEntryView = InstanceType<typeof HistoryEntryView>;
