import type { Seeding } from '../seeding/seeding';
import { insertAccount } from './account-insertion';

/** Creates missing roles and adds missing permissions to the full role. Other roles are not changed. */
export async function seedRoles({ db, definition }: Pick<Seeding, 'db' | 'definition'>): Promise<void> {
  for (const [name, { description, permissions, full }] of Object.entries(definition.roles)) {
    await db.rows(
      `INSERT INTO role (name, description, permissions) VALUES ($1, $2, $3) ON CONFLICT (lower(name)) DO NOTHING`,
      [name, description[0], permissions],
    );
    if (full) {
      await db.rows(
        `UPDATE role
         SET permissions = permissions || ARRAY(SELECT unnest($2::text[]) EXCEPT SELECT unnest(permissions)),
           updated_at = now()
         WHERE lower(name) = lower($1) AND NOT permissions @> $2`,
        [name, permissions],
      );
    }
  }
}

export interface AccountSeed {
  email: string;
  firstName: string;
  lastName: string;
  roles: readonly string[];
  username?: string;
  scopeId?: number;
}

/** Adds an account, by default with the demo password, and returns its id. */
export async function seedAccount(
  { db, passwords, configuration }: Seeding,
  account: AccountSeed,
  password = configuration.demoPassword,
): Promise<number> {
  const passwordHash = await passwords.hash(password);
  const id = await insertAccount(db, { ...account, passwordHash });
  const assigned = await db.rows(
    `INSERT INTO account_role (account_id, role_id) SELECT $1, id FROM role WHERE name = ANY($2::text[]) RETURNING 1`,
    [id, account.roles],
  );
  if (assigned.length !== account.roles.length) throw new Error(`${account.email} is given a role there is not`);
  return id;
}

/** Creates the first account of a new installation, with the full role. */
export async function seedFirstAdmin(seeding: Seeding): Promise<void> {
  const { firstAdmin } = seeding.configuration;
  const full = Object.entries(seeding.definition.roles).find(([, role]) => role.full)?.[0];
  if (!firstAdmin || !full) return;
  const account = { email: firstAdmin.email, firstName: 'First', lastName: 'Admin', roles: [full] };
  await seedAccount(seeding, account, firstAdmin.password);
}
