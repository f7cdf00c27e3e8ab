import type { Example } from '#kit/service/examples';

interface Team {
  /** Of the demo accounts' addresses, such as `food.example`. */
  domain: string;
  owner: string;
  /** An account that is not the owner's, and a role it may be given. */
  account: number;
  role: number;
  /** What the role is called after the example of a change; its own name where it is built in. */
  roleName?: string;
  /** A setting that may be changed. */
  setting: { key: string; value: unknown };
  permissions: readonly string[];
}

/** Of every demo account, and one that may be chosen. */
export const PASSWORD = 'demo-password';
export const NEW_PASSWORD = 'quiet-harbor-1947';

/** The examples of what every service has for its team. */
export const staffExamples = ({
  domain,
  owner,
  account,
  role,
  roleName = 'Evening shift',
  setting,
  permissions,
}: Team): Record<string, Example> => ({
  SignIn_signIn: { body: { email: `${owner}@${domain}`, password: PASSWORD } },
  OwnAccount_changeProfile: { body: { phone: '+1 212 555 0142' } },
  OwnAccount_changePassword: {
    body: { current_password: PASSWORD, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
  },
  Staff_create: {
    body: {
      first_name: 'Rami',
      last_name: 'Saleh',
      email: `rami@${domain}`,
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
      role_ids: [role],
    },
  },
  Staff_change: { path: { id: account }, body: { first_name: 'Nadia', last_name: 'Haddad' } },
  Staff_replaceRoles: { path: { id: account }, body: { role_ids: [role] } },
  Roles_create: { body: { name: 'Front desk', description: 'Answers the phone' } },
  Roles_change: { path: { id: role }, body: { name: roleName, description: 'After five' } },
  Roles_replacePermissions: { path: { id: role }, body: { permissions } },
  Settings_change: { path: { key: setting.key }, body: { value: setting.value } },
});
