import { Passwords } from '#kit/access/passwords';
import { Database } from '#kit/database/database';
import { BodyPipe } from '#kit/http/body.pipe';
import { PersonEditing } from '#shared/people/person-editing';
import { type PersonKind, tableOf } from '#shared/people/person-kind';
import { accountBodies, type CreateAccount } from '#shared/staff/staff.dto';
import { StaffCreationService } from '#shared/staff/staff-creation.service';
import { STAFF_SHAPE, type StaffShape } from '#shared/staff/staff-shape';
import type { CommandDeclaration, Options } from './command';
import { newPassword } from './new-password';
import { operatorOf } from './operator';
import { newEmail, requiredEmail } from './options';
import { CommandError, UsageError } from './outcome';
import { findRole } from './roles';

const PASSWORD = 'The password is read from NEW_PASSWORD, from the first line of standard input, or from a prompt.';

export const adminCommands: readonly CommandDeclaration[] = [
  {
    name: 'create',
    summary: `Creates an account with full access. ${PASSWORD}`,
    scope: 'one service',
    options: [
      ['--email <address>', 'the e-mail address to sign in with'],
      ['--first-name <name>', 'first name of the account'],
      ['--last-name <name>', 'last name of the account'],
      ['--role <name>', 'role of the account; the full role when left out'],
    ],
    run: async ({ installation, service, options }) => {
      const { definition } = service;
      const email = newEmail(options);
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
          text: `${email} can sign in to ${definition.name} (account ${id}, role ${role.name}).`,
          data: { service: definition.name, id, username, email: checked.email, roles: [role.name] },
        };
      });
    },
  },
];

export const passwordCommands: readonly CommandDeclaration[] = [
  {
    name: 'reset',
    summary: `Sets a new password and ends every session. ${PASSWORD}`,
    scope: 'one service',
    options: [
      ['--email <address>', 'e-mail address of the account'],
      ['--audience <word>', 'such as staff or customer; needed when the address has several accounts'],
    ],
    run: async ({ installation, service, options }) => {
      const email = requiredEmail(options);
      const password = await newPassword(installation.terminal);
      return installation.open(service, async app => {
        const db = app.get(Database);
        const people = await findPeople(db, service.people, email, options['audience']);
        const [first, second] = people;
        if (!first) throw new CommandError(`${service.definition.name} has no account with that e-mail address.`);
        if (second) {
          const audiences = people.map(({ kind }) => kind.audience).join(', ');
          throw new UsageError(`Several accounts have that e-mail address. Choose one: --audience ${audiences}.`);
        }
        const { kind, id } = first;
        const passwordHash = await app.get(Passwords).hashNew(password);
        await db.transaction(async () => {
          const person = await app.get(PersonEditing).lock(kind, { id });
          if (!person) throw new CommandError('The account has just been deleted.');
          await app.get(PersonEditing).setPassword(kind, person, passwordHash);
        });
        return {
          text: `The password of ${email} has been changed, and every session has ended.`,
          data: { service: service.definition.name, audience: kind.audience, id, email },
        };
      });
    },
  },
];

async function findPeople(
  db: Database,
  kinds: readonly PersonKind[],
  email: string,
  audience: Options[string],
): Promise<{ kind: PersonKind; id: number }[]> {
  const people: { kind: PersonKind; id: number }[] = [];
  for (const kind of kinds.filter(each => audience === undefined || each.audience === audience)) {
    const statement = `SELECT id FROM ${tableOf(db, kind)} WHERE email = $1 AND deleted_at IS NULL`;
    for (const { id } of await db.rows<{ id: number }>(statement, [email])) people.push({ kind, id });
  }
  return people;
}
