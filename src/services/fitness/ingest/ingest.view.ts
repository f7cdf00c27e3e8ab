import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const KeyAccountView = view('KeyAccountView', {
  id: shown.id({ from: 'account_id' }),
  username: shown.text(),
  first_name: shown.text(),
  last_name: shown.text(),
  timezone: shown.text({ example: 'Asia/Dubai' }),
});
export type KeyAccountView = InstanceType<typeof KeyAccountView>;

export const KeyHolderView = view('KeyHolderView', 'The account the key belongs to', {
  name: shown.text({ example: 'Watch bridge', description: 'Of the key' }),
  prefix: shown.text({ example: '3f9a61c07e', description: 'The middle part of the key.' }),
  account: shown.one(KeyAccountView, { description: 'The one the key writes for' }),
});
export type KeyHolderView = InstanceType<typeof KeyHolderView>;

export const IngestedDaysView = view('IngestedDaysView', 'How many days were received, inserted and updated', {
  received: shown.whole({ description: 'Days that were sent.' }),
  inserted: shown.whole({ description: 'Days this key sent for the first time.' }),
  updated: shown.whole({ description: 'Days whose figures changed.' }),
});
export type IngestedDaysView = InstanceType<typeof IngestedDaysView>;

export const IngestedSessionsView = view(
  'IngestedSessionsView',
  'How many sessions were received, recorded and duplicate',
  {
    received: shown.whole({ description: 'Trainings that were sent.' }),
    recorded: shown.whole({ description: 'Sessions that were not known.' }),
    duplicates: shown.whole({ description: 'Known ones; what differs was changed.' }),
  },
);
export type IngestedSessionsView = InstanceType<typeof IngestedSessionsView>;
