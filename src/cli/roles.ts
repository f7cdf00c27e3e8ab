import type { NestExpressApplication } from '@nestjs/platform-express';
import { Database } from '#kit/database/database';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { RolesQueries } from '#shared/staff/roles.queries';
import { StaffChangesService } from '#shared/staff/staff-changes.service';
import { StaffQueries } from '#shared/staff/staff.queries';
import type { CommandGroup, Options } from './command';
import { operatorOf } from './operator';
import { requiredEmail, requiredText } from './options';
import { CommandError, type Outcome, table } from './outcome';

const ACCOUNT_AND_ROLE = [
  ['--email <address>', 'whose role it is'],
  ['--role <name>', 'the role'],
] as const;

/** Roles are given and taken as the dashboard does it, with its rules: somebody who may do everything always stays. */
export const roleCommands: CommandGroup = {
  name: 'roles',
  summary: 'what accounts of staff may do',
  commands: [
    {
      name: 'list',
      summary: 'Lists the roles, how many hold them and what they allow',
      scope: 'one service',
      run: async ({ installation, service }) =>
        installation.open(service, async app => {
          const { rows } = await app.get(RolesQueries).list({}, 'all');
          const roles = rows.map(({ id, name, description, accounts_count, permissions }) => ({
            id,
            name,
            description,
            accounts: accounts_count,
            permissions,
          }));
          const lines = roles.map(({ name, accounts, permissions, description }) => [
            name,
            accounts,
            permissions.length,
            description ?? '',
          ]);
          return { text: table([['ROLE', 'ACCOUNTS', 'PERMISSIONS', ''], ...lines]), data: roles };
        }),
    },
    {
      name: 'grant',
      summary: 'Gives an account a role',
      scope: 'one service',
      options: ACCOUNT_AND_ROLE,
      run: async ({ installation, service, options }) =>
        installation.open(service, async app =>
          updateRoles(app, service.definition, options, (held, role) => [...new Set([...held, role])]),
        ),
    },
    {
      name: 'revoke',
      summary: 'Takes a role from an account',
      scope: 'one service',
      options: ACCOUNT_AND_ROLE,
      run: async ({ installation, service, options }) =>
        installation.open(service, async app =>
          updateRoles(app, service.definition, options, (held, role) => held.filter(id => id !== role)),
        ),
    },
  ],
};

/** The role of that name, in capitals or not. */
export async function findRole(app: NestExpressApplication, wanted: string): Promise<{ id: number; name: string }> {
  const roles = await app.get(RolesQueries).choices();
  const role = roles.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (!role) throw new CommandError(`There is no role '${wanted}': ${roles.map(({ name }) => name).join(', ')}.`);
  return role;
}

async function updateRoles(
  app: NestExpressApplication,
  definition: ServiceDefinition,
  options: Options,
  change: (held: number[], role: number) => number[],
): Promise<Outcome> {
  const email = requiredEmail(options);
  const role = await findRole(app, requiredText(options, 'role'));
  const account = await app
    .get(Database)
    .row<{ id: number }>('SELECT id FROM account WHERE email = $1 AND deleted_at IS NULL', [email]);
  if (!account) throw new CommandError(`Nobody of the staff of ${definition.name} has that e-mail address.`);
  const key = String(account.id);
  const held = (await app.get(StaffQueries).account(account.id)).roles.map(({ id }) => id);
  const { roles: now } = await app
    .get(StaffChangesService)
    .replaceRoles(key, change(held, role.id), operatorOf(definition));
  const names = now.map(({ name }) => name);
  return {
    text: `${email} holds: ${names.join(', ') || 'no role'}.`,
    data: { service: definition.name, id: account.id, email, roles: names },
  };
}
