import { recordId } from '#kit/http/identifiers';
import { normaliseEmail } from '#kit/text/email-address';
import { type InstalledKey, InstalledKeys } from '#agents/access-keys/installed-keys.service';
import { type InstalledApp, InstalledApps } from '#agents/connected-apps/installed-apps.service';
import type { CommandDeclaration, Options } from './command';
import { CommandError, table, UsageError } from './outcome';

const EMAIL_OPTION = ['--email <address>', 'only those of the accounts with this address'] as const;

/** Marks the id of an app, such as `app-7`, since keys and apps have ids of their own. */
const APP_MARK = 'app-';

export const keyCommands: readonly CommandDeclaration[] = [
  {
    name: 'list',
    summary: 'Lists access keys and connected apps with their accounts, without their secrets',
    scope: 'one service',
    options: [EMAIL_OPTION],
    run: async ({ installation, service, options }) =>
      installation.open(service, async app => {
        const email = emailOf(options);
        const keys = await app.get(InstalledKeys).list(email);
        const apps = await app.get(InstalledApps).list({ email });
        const tables = [...(keys.length > 0 ? [keyTable(keys)] : []), ...(apps.length > 0 ? [appTable(apps)] : [])];
        return {
          text: tables.join('\n\n') || 'None.',
          data: [...keys, ...apps.map(one => ({ kind: 'app', ...one }))],
        };
      }),
  },
  {
    name: 'revoke',
    summary: 'Revokes access keys and ends connected apps, effective from the next request on',
    scope: 'one service',
    argument: ['[id]', 'id of the key, or of the app, such as app-7'],
    options: [EMAIL_OPTION, ['--all', 'all keys and apps of the service']],
    run: async ({ installation, service, argument, options }) => {
      const email = emailOf(options);
      const isAll = options['all'] === true;
      if ([argument, email, isAll || undefined].filter(each => each !== undefined).length !== 1)
        throw new UsageError('Pass the id of one key or app, --email or --all.');
      const isApp = argument?.startsWith(APP_MARK) === true;
      const id = argument === undefined ? undefined : recordId(isApp ? argument.slice(APP_MARK.length) : argument);
      if (argument !== undefined && id === undefined)
        throw new UsageError('An id is a whole number, that of an app with app- before it.');
      return installation.open(service, async app => {
        const which = { ...(id && { id }), ...(email && { email }) };
        const ids = isApp ? [] : await app.get(InstalledKeys).revoke(which);
        const apps = isApp || !id ? await app.get(InstalledApps).end(which) : [];
        if (id && ids.length + apps.length === 0)
          throw new CommandError(`There is no ${isApp ? 'connected app' : 'access key'} ${id}.`);
        const lines = [
          ...(isApp ? [] : [`Revoked access keys: ${ids.length}.`]),
          ...(isApp || apps.length > 0 ? [`Ended connected apps: ${apps.length}.`] : []),
        ];
        return { text: lines.join('\n'), data: { service: service.definition.name, ids, apps } };
      });
    },
  },
];

const keyTable = (keys: readonly InstalledKey[]): string =>
  table([
    ['ID', 'ACCOUNT', 'NAME', 'BEGINS WITH', 'STATUS', 'MAY', 'EXPIRES', 'LAST USED'],
    ...keys.map(({ id, email, name, prefix, status, isReadOnly, expiresAt, lastUsedAt }) => [
      id,
      email,
      name,
      prefix,
      status,
      isReadOnly ? 'read' : 'write',
      expiresAt?.toISOString() ?? 'never',
      lastUsedAt?.toISOString() ?? 'never',
    ]),
  ]);

const appTable = (apps: readonly InstalledApp[]): string =>
  table([
    ['ID', 'ACCOUNT', 'KIND', 'APP', 'HOST', 'STATUS', 'MAY', 'ADDRESS', 'LAST USED'],
    ...apps.map(({ id, email, audience, name, host, status, scopes, address, lastUsedAt }) => [
      `${APP_MARK}${id}`,
      email ?? 'deleted',
      audience,
      name,
      host,
      status,
      scopes.join(' '),
      address,
      lastUsedAt?.toISOString() ?? 'never',
    ]),
  ]);

function emailOf(options: Options): string | undefined {
  const { email } = options;
  return typeof email === 'string' ? normaliseEmail(email) : undefined;
}
