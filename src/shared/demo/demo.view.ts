import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const DemoAccountView = view('DemoAccountView', 'An account that visitors may use', {
  audience: shown.text({ description: 'Kind of account, as in the list of tokens.', example: 'staff' }),
  role: shown.text({ description: 'Roles of a staff account; for other accounts the audience.', example: 'Owner' }),
  name: shown.text({ description: 'First and last name.', example: 'Omar Nasser' }),
  email: shown.text({ description: 'E-mail address to send to `POST /demo/session`.', example: 'owner@food.example' }),
});
export type DemoAccountView = InstanceType<typeof DemoAccountView>;

export const DemoView = view('DemoView', 'The state of the demonstration and its accounts', {
  enabled: shown.flag({ description: 'Always true; without demo mode the response is 404' }),
  resets_at: shown.made(
    { type: String, format: 'date-time', description: 'Time of the next reset, in UTC.' },
    ({ resetsAt }: { resetsAt: string }) => resetsAt,
  ),
  accounts: shown.many(DemoAccountView, { description: 'Accounts to sign in with, without a password.' }),
});
export type DemoView = InstanceType<typeof DemoView>;

export const DemoResetView = view('DemoResetView', 'The time of the next reset', {
  resets_at: shown.made(
    { type: String, format: 'date-time', description: 'Time of the next reset, in UTC.' },
    ({ resetsAt }: { resetsAt: string }) => resetsAt,
  ),
});
export type DemoResetView = InstanceType<typeof DemoResetView>;
