import { Passwords } from '#kit/access/passwords';
import { Database } from '#kit/database/database';
import { BodyPipe } from '#kit/http/body.pipe';
import { PersonEditing } from '#shared/people/person-editing';
import { type PersonKind, tableOf } from '#shared/people/person-kind';
import { accountBodies, type CreateAccount } from '#shared/staff/staff.dto';
import { StaffCreationService } from '#shared/staff/staff-creation.service';
import { STAFF_SHAPE, type StaffShape } from '#shared/staff/staff-shape';
import type { CommandGroup, Options } from './command';
import { newPassword } from './new-password';
import { operatorOf } from './operator';
import { requiredEmail, requiredText } from './options';
import { CommandError, UsageError } from './outcome';
import { findRole } from './roles';

const PASSWORD = 'The password is asked for, read from NEW_PASSWORD, or the first line of the standard input.';

export const adminCommands: CommandGroup = {
  name: 'admin',
  summary: 'accounts of administrators',
  commands: [
    {
      name: 'create',
      summary: `Adds an account that may do everything. ${PASSWORD}`,
      scope: 'one service',
      options: [
        ['--email <address>', 'the e-mail address to sign in with'],
        ['--first-name <name>', 'its first name'],
        ['--last-name <name>', 'its last name'],
        ['--role <name>', 'another role than the one with every right'],
      ],
      run: async ({ installation, service, options }) => {
        const { definition } = service;
        const email = requiredText(options, 'email');
        const full = Object.entries(definition.roles).find(([, role]) => role.full)?.[0];
        const wanted = (options['role'] as string | undefined) ?? full ?? '';
        const password = await newPassword(installation.terminal);
        return installation.open(service, async app => {
          const role = await findRole(app, wanted);
          const shape: StaffShape = app.get(STAFF_SHAPE);
          const body = {
            email,
            first_name: options['firstName'] ?? 'First',
            last_name: options['lastName'] ?? 'Admin',
            password,
            password_confirmation: password,
            role_ids: [role.id],
          };
          const metatype = accountBodies(shape).Create;
          const checked = (await app.get(BodyPipe).transform(body, { type: 'body', metatype })) as CreateAccount;
          const { id, username } = await app.get(StaffCreationService).create(checked, operatorOf(definition));
          return {
            text: `${email} may sign in to ${definition.name} (account ${id}, role ${role.name}).`,
            data: { service: definition.name, id, username, email: checked.email, roles: [role.name] },
          };
        });
      },
    },
  ],
};

export const passwordCommands: CommandGroup = {
  name: 'password',
  summary: 'passwords of staff, customers, students, members',
  commands: [
    {
      name: 'reset',
      summary: `Sets another password and ends every session. ${PASSWORD}`,
      scope: 'one service',
      options: [
        ['--email <address>', 'whose password it is'],
        ['--audience <word>', 'such as staff or customer, where an address belongs to both'],
      ],
      run: async ({ installation, service, options }) => {
        const email = requiredEmail(options);
        const password = await newPassword(installation.terminal);
        return installation.open(service, async app => {
          const db = app.get(Database);
          const found = await peopleWith(db, service.people, email, options['audience']);
          const [only, another] = found;
          if (!only) throw new CommandError(`Nobody in ${service.definition.name} has that e-mail address.`);
          if (another) {
            const audiences = found.map(({ kind }) => kind.audience).join(', ');
            throw new UsageError(`That e-mail address belongs to several: --audience ${audiences}.`);
          }
          const { kind, id } = only;
          const passwordHash = await app.get(Passwords).hashNew(password);
          await db.transaction(async () => {
            const person = await app.get(PersonEditing).lock(kind, { id });
            if (!person) throw new CommandError('The account was deleted a moment ago.');
            await app.get(PersonEditing).setPassword(kind, person, passwordHash);
          });
          return {
            text: `The password of ${email} is another one, and every session has ended.`,
            data: { service: service.definition.name, audience: kind.audience, id, email },
          };
        });
      },
    },
  ],
};

async function peopleWith(
  db: Database,
  kinds: readonly PersonKind[],
  email: string,
  audience: Options[string],
): Promise<{ kind: PersonKind; id: number }[]> {
  const found: { kind: PersonKind; id: number }[] = [];
  for (const kind of kinds.filter(one => audience === undefined || one.audience === audience)) {
    const statement = `SELECT id FROM ${tableOf(db, kind)} WHERE email = $1 AND deleted_at IS NULL`;
    for (const { id } of await db.rows<{ id: number }>(statement, [email])) found.push({ kind, id });
  }
  return found;
}
