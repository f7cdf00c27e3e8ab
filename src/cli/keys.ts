import { recordId } from '#kit/http/identifiers';
import { normaliseEmail } from '#kit/text/email-address';
import { InstalledKeys } from '#agents/access-keys/installed-keys.service';
import type { CommandGroup, Options } from './command';
import { CommandError, table, UsageError } from './outcome';

const EMAIL_OPTION = ['--email <address>', 'only keys of this account'] as const;

export const keyCommands: CommandGroup = {
  name: 'keys',
  summary: 'access keys of staff, for programs such as assistants',
  commands: [
    {
      name: 'list',
      summary: 'Lists access keys with their accounts, without their secrets',
      scope: 'one service',
      options: [EMAIL_OPTION],
      run: async ({ installation, service, options }) =>
        installation.open(service, async app => {
          const keys = await app.get(InstalledKeys).list(emailOf(options));
          if (keys.length === 0) return { text: 'None.', data: [] };
          const lines = keys.map(({ id, email, name, prefix, status, isReadOnly, expiresAt, lastUsedAt }) => [
            id,
            email,
            name,
            prefix,
            status,
            isReadOnly ? 'read' : 'write',
            expiresAt?.toISOString() ?? 'never',
            lastUsedAt?.toISOString() ?? 'never',
          ]);
          const head = ['ID', 'ACCOUNT', 'NAME', 'BEGINS WITH', 'STATUS', 'MAY', 'EXPIRES', 'LAST USED'];
          return { text: table([head, ...lines]), data: keys };
        }),
    },
    {
      name: 'revoke',
      summary: 'Revokes access keys, effective from the next request on',
      scope: 'one service',
      argument: ['[id]', 'id of the key'],
      options: [EMAIL_OPTION, ['--all', 'all keys of the service']],
      run: async ({ installation, service, argument, options }) => {
        const email = emailOf(options);
        const isAll = options['all'] === true;
        if ([argument, email, isAll || undefined].filter(each => each !== undefined).length !== 1)
          throw new UsageError('Pass the id of one key, --email or --all.');
        const id = argument === undefined ? undefined : recordId(argument);
        if (argument !== undefined && id === undefined) throw new UsageError('An id is a whole number.');
        return installation.open(service, async app => {
          const ids = await app.get(InstalledKeys).revoke({ ...(id && { id }), ...(email && { email }) });
          if (id && ids.length === 0) throw new CommandError(`There is no access key ${id}.`);
          return { text: `Revoked access keys: ${ids.length}.`, data: { service: service.definition.name, ids } };
        });
      },
    },
  ],
};

function emailOf(options: Options): string | undefined {
  const { email } = options;
  return typeof email === 'string' ? normaliseEmail(email) : undefined;
}
