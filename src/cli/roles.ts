import type { NestExpressApplication } from '@nestjs/platform-express';
import { Database } from '#kit/database/database';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { RolesQueries } from '#shared/staff/roles.queries';
import { StaffChangesService } from '#shared/staff/staff-changes.service';
import { StaffQueries } from '#shared/staff/staff.queries';
import type { CommandDeclaration, Options } from './command';
import { operatorOf } from './operator';
import { requiredEmail, requiredText } from './options';
import { CommandError, type Outcome, table } from './outcome';

const ACCOUNT_AND_ROLE = [
  ['--email <address>', 'e-mail address of the account'],
  ['--role <name>', 'name of the role'],
] as const;

/** The rules of the dashboard apply, such as that an account with full access must remain. */
export const roleCommands: readonly CommandDeclaration[] = [
  {
    name: 'list',
    summary: 'Lists the roles with their permissions and the number of accounts',
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
    summary: 'Adds a role to an account',
    scope: 'one service',
    options: ACCOUNT_AND_ROLE,
    run: async ({ installation, service, options }) =>
      installation.open(service, async app =>
        updateRoles(app, service.definition, options, (current, role) => [...new Set([...current, role])]),
      ),
  },
  {
    name: 'revoke',
    summary: 'Removes a role from an account',
    scope: 'one service',
    options: ACCOUNT_AND_ROLE,
    run: async ({ installation, service, options }) =>
      installation.open(service, async app =>
        updateRoles(app, service.definition, options, (current, role) => current.filter(id => id !== role)),
      ),
  },
];

/** Finds a role by name, ignoring case. */
export async function findRole(app: NestExpressApplication, roleName: string): Promise<{ id: number; name: string }> {
  const roles = await app.get(RolesQueries).choices();
  const role = roles.find(({ name }) => name.toLowerCase() === roleName.toLowerCase());
  if (!role)
    throw new CommandError(`Unknown role '${roleName}'. Use one of ${roles.map(({ name }) => name).join(', ')}.`);
  return role;
}

async function updateRoles(
  app: NestExpressApplication,
  definition: ServiceDefinition,
  options: Options,
  change: (current: number[], role: number) => number[],
): Promise<Outcome> {
  const email = requiredEmail(options);
  const role = await findRole(app, requiredText(options, 'role'));
  const account = await app
    .get(Database)
    .row<{ id: number }>('SELECT id FROM account WHERE email = $1 AND deleted_at IS NULL', [email]);
  if (!account) throw new CommandError(`${definition.name} has no staff account with that e-mail address.`);
  const key = String(account.id);
  const current = (await app.get(StaffQueries).account(account.id)).roles.map(({ id }) => id);
  const { roles: now } = await app
    .get(StaffChangesService)
    .replaceRoles(key, change(current, role.id), operatorOf(definition));
  const names = now.map(({ name }) => name);
  return {
    text: `Roles of ${email}: ${names.join(', ') || 'none'}.`,
    data: { service: definition.name, id: account.id, email, roles: names },
  };
}
