import type { Database } from '#kit/database/database';
import { UsernameTaken } from '#shared/staff/staff.refusals';
import { firstFree, usernameBase } from '#shared/staff/username';
import { customerSearchText } from './customer.entity';

export interface NewCustomer {
  /** Made from the e-mail address when left out. */
  username?: string;
  firstName: string;
  lastName: string;
  /** Normalised. */
  email: string;
  phone?: string | null;
  passwordHash: string;
  clientToken?: string | null;
}

/** Usernames that the routes for customers would take for something else. */
const ROUTE_WORDS: readonly string[] = ['deleted', 'statistic'];

export const isReserved = (username: string): boolean => ROUTE_WORDS.includes(username);

/**
 * Stores a customer and answers its id. A sent username that is reserved or taken is refused; a made one gets a suffix
 * until it is free, also when several customers are made from equal addresses at once.
 */
export async function insertCustomer(db: Database, customer: NewCustomer): Promise<number> {
  const { username: sent } = customer;
  if (sent !== undefined && isReserved(sent)) throw UsernameTaken();
  for (;;) {
    const inserted = await insert(db, { ...customer, username: sent ?? (await freeUsername(db, customer.email)) });
    if (inserted) return inserted.id;
    if (sent !== undefined) throw UsernameTaken();
  }
}

async function freeUsername(db: Database, email: string): Promise<string> {
  const base = usernameBase(email);
  const rows = await db.rows<{ username: string }>('SELECT username FROM customer WHERE starts_with(username, $1)', [
    base,
  ]);
  const taken = new Set(rows.map(row => row.username));
  return firstFree(base, username => taken.has(username) || isReserved(username));
}

/** Undefined when another customer took the username first. */
async function insert(db: Database, customer: NewCustomer & { username: string }): Promise<{ id: number } | undefined> {
  return db.row<{ id: number }>(
    `INSERT INTO customer (username, first_name, last_name, email, phone, password_hash, client_token, search_text)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT ON CONSTRAINT customer_username_key DO NOTHING
     RETURNING id`,
    [
      customer.username,
      customer.firstName,
      customer.lastName,
      customer.email,
      customer.phone ?? null,
      customer.passwordHash,
      customer.clientToken ?? null,
      customerSearchText(customer),
    ],
  );
}
