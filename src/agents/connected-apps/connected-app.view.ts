import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const ConnectedAppView = view('ConnectedAppView', 'An app that acts for the account through the MCP endpoint', {
  id: shown.id(),
  name: shown.text({ description: 'Name that the app gave itself.', example: 'Claude' }),
  host: shown.text({ description: 'Host of the app, as it was shown at consent.', example: 'claude.ai' }),
  address: shown.text({ description: 'The address it may use: the last part of `/mcp/<address>`.', example: 'staff' }),
  scopes: shown.texts({
    description: '`read`, and `write` if it may change data while the setting `mcp_writes` is on.',
    example: ['read'],
  }),
  toolsets: shown.texts({ nullable: true, description: 'Groups of tools that it may use; null for all.' }),
  status: shown.word(['active', 'revoked'], {
    description: 'Only `active` apps are accepted; a new password of the account revokes its apps.',
  }),
  created_at: shown.instant({ description: 'Time of the consent.' }),
  last_used_at: shown.instant({
    nullable: true,
    description: 'Time of the last use, to the minute; null before the first one.',
  }),
});
export type ConnectedAppView = InstanceType<typeof ConnectedAppView>;

export const AnyConnectedAppView = view('AnyConnectedAppView', 'A connected app with its account', {
  ...ConnectedAppView.fields,
  audience: shown.text({ description: 'Kind of the account.', example: 'staff' }),
  account_id: shown.whole({ description: 'Id of the account among its kind.', example: 1 }),
  account_name: shown.text({ nullable: true, description: 'Name of the account; null if it has none.' }),
});
export type AnyConnectedAppView = InstanceType<typeof AnyConnectedAppView>;
