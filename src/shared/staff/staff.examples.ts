import type { Example } from '#kit/service/examples';

interface Team {
  domain: string;
  owner: string;
  /** An account that is not the owner's, and a role for it. */
  account: number;
  role: number;
  /** Name of the role after the example change; built-in roles keep theirs. */
  roleName?: string;
  /** A setting to change. */
  setting: { key: string; value: unknown };
  permissions: readonly string[];
}

/** Password of all demo accounts, and a valid new one. */
export const PASSWORD = 'demo-password';
export const NEW_PASSWORD = 'quiet-harbor-1947';

const NEW_CHAT = { method: 'post', path: '/api/ai/chats', body: {}, parameter: 'id', value: 'id' } as const;

const WEBHOOK_ENDPOINT = { url: 'https://hooks.example.com/quintet', types: ['*'], password: PASSWORD };
const NEW_ENDPOINT = {
  method: 'post',
  path: '/api/webhook-endpoints',
  body: WEBHOOK_ENDPOINT,
  parameter: 'id',
  value: 'id',
} as const;

/** Examples of the staff routes, which every service has. */
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
  AccessKeys_create: { body: { name: 'Assistant on my laptop', password: PASSWORD } },
  AppClients_create: {
    body: { name: 'Reports of the accountant', redirect_uris: ['https://app.example.com/callback'] },
  },
  Webhooks_create: { body: WEBHOOK_ENDPOINT },
  Webhooks_change: { after: NEW_ENDPOINT, body: { description: 'Printer of the office', thin: true } },
  Webhooks_rotate: { after: NEW_ENDPOINT, body: { password: PASSWORD } },
  Webhooks_takeOver: { after: NEW_ENDPOINT, body: { password: PASSWORD } },
  AiChats_create: { body: { title: 'Plans for the week' } },
  AiChats_change: { after: NEW_CHAT, body: { title: 'What is left to do' } },
  AiMessages_send: {
    after: NEW_CHAT,
    body: { text: 'Which settings are there?', client_token: '5c0d4c57-2f0b-4d1c-9d0e-6a3f5d8f7a10' },
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
