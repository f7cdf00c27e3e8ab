import type { Database } from '#kit/database/database';
import { accountSearchText } from './account.entity';
import { UsernameTaken } from './staff.refusals';
import { firstFree, usernameBase } from './username';

export interface NewAccount {
  /** Made from the e-mail address when left out. */
  username?: string;
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | null;
  profilePicture?: string | null;
  countryId?: number | null;
  passwordHash: string;
  scopeId?: number | null;
}

/** Usernames that the routes for accounts would take for something else. */
const ROUTE_WORDS = ['profile', 'statistics'];

export function isReserved(username: string, ofService: readonly string[] = []): boolean {
  return ROUTE_WORDS.includes(username) || ofService.includes(username);
}

/**
 * Stores an account and answers its id. A sent username that is reserved or taken is refused; a made one gets a suffix
 * until it is free, also when several accounts are made from equal addresses at once.
 */
export async function insertAccount(db: Database, account: NewAccount, reserved?: readonly string[]): Promise<number> {
  const { username: sent } = account;
  if (sent !== undefined && isReserved(sent, reserved)) throw UsernameTaken();
  for (;;) {
    const username = sent ?? (await freeUsername(db, account.email, reserved));
    const inserted = await insert(db, { ...account, username });
    if (inserted) return inserted.id;
    if (sent !== undefined) throw UsernameTaken();
  }
}

async function freeUsername(db: Database, email: string, reserved?: readonly string[]): Promise<string> {
  const base = usernameBase(email);
  const rows = await db.rows<{ username: string }>(`SELECT username FROM account WHERE starts_with(username, $1)`, [
    base,
  ]);
  const taken = new Set(rows.map(row => row.username));
  return firstFree(base, username => taken.has(username) || isReserved(username, reserved));
}

/** Undefined when another account took the username first. */
async function insert(db: Database, account: NewAccount & { username: string }): Promise<{ id: number } | undefined> {
  return db.row<{ id: number }>(
    `INSERT INTO account (username, first_name, last_name, email, phone, profile_picture, country_id, password_hash,
       scope_id, search_text)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT ON CONSTRAINT account_username_key DO NOTHING
     RETURNING id`,
    [
      account.username,
      account.firstName,
      account.lastName,
      account.email,
      account.phone ?? null,
      account.profilePicture ?? null,
      account.countryId ?? null,
      account.passwordHash,
      account.scopeId ?? null,
      accountSearchText(account),
    ],
  );
}
