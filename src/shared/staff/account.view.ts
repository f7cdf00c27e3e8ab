import { shown } from '#kit/views/shown';
import { type Fields, type RowOf, view } from '#kit/views/view';
import type { StaffShape } from './staff-shape';

export const HeldRoleView = view('HeldRoleView', {
  id: shown.id({ description: 'Id of the role.' }),
  name: shown.text({ description: 'Name of the role.', example: 'Manager' }),
});

export const AccountRowView = view('AccountRowView', {
  id: shown.id({ description: 'Id of the account.' }),
  username: shown.text({
    description: 'Username in lower case; identifies the account in addresses.',
    example: 'sara',
  }),
  first_name: shown.text({ description: 'Given name.', example: 'Sara' }),
  last_name: shown.text({ description: 'Family name.', example: 'Lee' }),
  email: shown.text({ description: 'E-mail address to sign in with.', example: 'sara@example.com' }),
  phone: shown.text({ nullable: true, example: '+1 212 555 0142' }),
  profile_picture: shown.picture({ nullable: true, description: 'Address of the picture; null without one.' }),
  country_id: shown.whole({ nullable: true, description: 'Numeric code of ISO 3166-1; null if unknown.' }),
  roles: shown.many(HeldRoleView, { description: 'Roles of the account, by name.' }),
  ...shown.timestamps,
});
export type AccountRowView = InstanceType<typeof AccountRowView>;

export const AccountView = view('AccountView', {
  ...AccountRowView.fields,
  permissions: shown.texts({
    description: 'Distinct permissions of all roles of the account.',
    example: ['orders.view'],
  }),
});
export type AccountView = InstanceType<typeof AccountView>;
export type AccountRow = RowOf<typeof AccountView>;

export const HoldersView = view('HoldersView', {
  ...HeldRoleView.fields,
  accounts: shown.whole({ description: 'Number of accounts with the role.' }),
});

export const StaffStatisticsView = view('StaffStatisticsView', 'Counts of staff accounts by role', {
  total: shown.whole({ description: 'Number of accounts that are not deleted.' }),
  without_role: shown.whole({ description: 'Number of accounts of the total without a role.' }),
  by_role: shown.many(HoldersView, { description: 'All roles by name; an account counts in each of its roles.' }),
});
export type StaffStatisticsView = InstanceType<typeof StaffStatisticsView>;

/** A token to send as `Authorization: Bearer <access_token>`. */
export const SessionView = view('SessionView', 'A new token', {
  access_token: shown.text({ secret: true }),
  token_type: shown.word(['Bearer'], { description: 'Scheme before the token in the header.' }),
  expires_in: shown.text({
    example: '7d',
    description: 'Lifetime of the token as configured: seconds, or a number with the unit s, m, h, d or w.',
  }),
});
export type SessionView = InstanceType<typeof SessionView>;

export type AccountViews = ReturnType<typeof accountViews>;

/** Fields of accounts that only this service has; `column` is an SQL expression on `account`. */
export const ownAccountFields = ({ scope, fields = [] }: StaffShape) => [
  ...(scope ? [{ name: scope.field, api: scope.response, column: scope.column }] : []),
  ...fields.map(({ name, response }) => ({ name, api: response, column: `account.${name}` })),
];

export function accountViews(shape: StaffShape) {
  const own: Fields = Object.fromEntries(
    ownAccountFields(shape).map(({ name, api }) => [name, { api, from: undefined }]),
  );
  const Account = view('StaffAccountView', 'A staff account with its roles and permissions', {
    ...AccountView.fields,
    ...own,
  });
  return {
    Row: view('StaffRowView', 'A staff account with its roles', { ...AccountRowView.fields, ...own }),
    Account,
    SignIn: view('StaffSignInView', 'A token and the account that signed in', {
      ...SessionView.fields,
      [shape.accountField]: shown.one(Account, { description: 'The signed-in account.' }),
    }),
  };
}
