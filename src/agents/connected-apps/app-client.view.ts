import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const AppClientView = view('AppClientView', 'An app that staff entered, so that accounts can connect it', {
  id: shown.id(),
  client_id: shown.text({ description: 'Id for the settings of the app.', example: 'app_9f2c41d07ab35e68' }),
  name: shown.text({ description: 'Name that is shown at consent.', example: 'Reports of the accountant' }),
  redirect_uris: shown.texts({
    description: 'Addresses to which the sign-in may return.',
    example: ['https://app.example.com/callback'],
  }),
  confidential: shown.flag({ description: 'Whether the app proves itself with a secret when it fetches tokens.' }),
  apps_count: shown.whole({ description: 'Number of accounts that have connected it.' }),
  created_by: shown.text({
    nullable: true,
    description: 'Name of the account that entered it; null if it was deleted.',
  }),
  created_at: shown.instant(),
  last_used_at: shown.instant({
    nullable: true,
    description: 'Time of the last connection; null before the first one.',
  }),
});
export type AppClientView = InstanceType<typeof AppClientView>;

export const NewAppClientView = view('NewAppClientView', 'A new app with its secret, which is shown only once', {
  ...AppClientView.fields,
  client_secret: shown.text({
    secret: true,
    nullable: true,
    description: 'The secret; null without one. Store it now: it cannot be shown again.',
    example: 'pV3mT8qLx0ZrYc5nWk7sBd2hFj9gUe4aQi6oKt1uMvE',
  }),
});
export type NewAppClientView = InstanceType<typeof NewAppClientView>;
