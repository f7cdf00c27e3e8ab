import { randomUUID } from 'node:crypto';
import { hashSync } from 'bcrypt';
import type { Database } from '#kit/database/database';
import { Account } from '#shared/staff/account.entity';

export const PASSWORD = 'correct-horse-9';
const PASSWORD_HASH = hashSync(PASSWORD, 4);

let made = 0;
const next = () => ++made;

export interface AccountValues
  extends Partial<
    Pick<
      Account,
      'username' | 'firstName' | 'lastName' | 'email' | 'phone' | 'countryId' | 'isVerified' | 'deletedAt' | 'createdAt'
    >
  > {
  timezone?: string;
}

/** An account without a role, of the time zone UTC. */
export async function makeAccount(db: Database, { timezone, ...values }: AccountValues = {}): Promise<Account> {
  const number = next();
  const accounts = db.of(Account);
  const account = accounts.create({ passwordHash: PASSWORD_HASH });
  account.assign({
    username: `person-${number}`,
    firstName: 'Noor',
    lastName: `Person ${number}`,
    email: `person-${number}@example.com`,
    ...values,
  });
  const { id } = await accounts.save(account);
  await db.rows('UPDATE account SET is_verified = $2, timezone = $3 WHERE id = $1', [
    id,
    values.isVerified ?? true,
    timezone ?? 'UTC',
  ]);
  return accounts.findOneByOrFail({ id });
}

export async function makeMember(db: Database, values: AccountValues = {}): Promise<Account> {
  const account = await makeAccount(db, values);
  await giveRole(db, account.id, 'Member');
  return account;
}

export async function makeCoach(db: Database, values: AccountValues = {}): Promise<Account> {
  const account = await makeAccount(db, values);
  await giveRole(db, account.id, 'Coach');
  return account;
}

export interface StaffValues extends AccountValues {
  role?: 'Super Admin' | 'Coach';
  /** Held in a role of their own. */
  permissions?: string[];
}

export async function makeStaff(db: Database, { role, permissions, ...values }: StaffValues): Promise<Account> {
  const account = await makeAccount(db, values);
  if (permissions) {
    const name = randomUUID();
    await db.rows('INSERT INTO role (name, permissions) VALUES ($1, $2)', [name, permissions]);
    await giveRole(db, account.id, name);
  }
  if (role) await giveRole(db, account.id, role);
  return account;
}

const giveRole = (db: Database, accountId: number, role: string) =>
  db.rows('INSERT INTO account_role (account_id, role_id) SELECT $1, id FROM role WHERE name = $2', [accountId, role]);
