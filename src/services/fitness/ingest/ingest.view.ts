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

export const KeyHolderView = view('KeyHolderView', 'The ingest key and its account', {
  name: shown.text({ example: 'Watch bridge', description: 'Name of the ingest key.' }),
  prefix: shown.text({ example: '3f9a61c07e', description: 'Visible part of the key, between `qk_` and the secret.' }),
  account: shown.one(KeyAccountView, { description: 'Account that the key writes for.' }),
});
export type KeyHolderView = InstanceType<typeof KeyHolderView>;

export const IngestedDaysView = view('IngestedDaysView', 'Numbers of received, inserted and updated days', {
  received: shown.whole({ description: 'Number of days in the request.' }),
  inserted: shown.whole({ description: 'Number of days that this key sent for the first time.' }),
  updated: shown.whole({ description: 'Number of known days whose figures changed.' }),
});
export type IngestedDaysView = InstanceType<typeof IngestedDaysView>;

export const IngestedSessionsView = view('IngestedSessionsView', 'Numbers of received, new and known trainings', {
  received: shown.whole({ description: 'Number of trainings in the request.' }),
  recorded: shown.whole({ description: 'Number of new trainings.' }),
  duplicates: shown.whole({ description: 'Number of known trainings, which were updated where they differ.' }),
});
export type IngestedSessionsView = InstanceType<typeof IngestedSessionsView>;
