import type { Database } from '#kit/database/database';
import { UsernameTaken } from './people.refusals';
import type { Person } from './person.entity';
import type { PersonKind } from './person-kind';
import { firstFree, usernameBase } from './username';

/** The username is derived from the e-mail address when left out. */
export type NewPerson<P extends Person = Person> = Pick<Person, 'firstName' | 'lastName' | 'email'> & Partial<P>;

/** Passwords are hashed before a transaction begins. */
export type Hashed<New> = New & { passwordHash: string };

type Table<P extends Person> = Pick<PersonKind<P>, 'entity' | 'reservedUsernames'>;

/** Throws `UsernameTaken` for a username that collides with a route. */
export function refuseReserved({ reservedUsernames }: Pick<PersonKind, 'reservedUsernames'>, username: string): void {
  if (reservedUsernames.includes(username)) throw UsernameTaken();
}

/** @throws UsernameTaken for a given username; a derived one gets a number, also under parallel inserts. */
export async function insertPerson<P extends Person>(
  db: Database,
  kind: Table<P>,
  person: Hashed<NewPerson<P>>,
): Promise<number> {
  const { username: sent } = person;
  if (sent !== undefined) refuseReserved(kind, sent);
  for (;;) {
    const inserted = await insert(db, kind, { ...person, username: sent ?? (await freeUsername(db, kind, person)) });
    if (inserted) return inserted.id;
    if (sent !== undefined) throw UsernameTaken();
  }
}

async function freeUsername<P extends Person>(db: Database, kind: Table<P>, { email }: NewPerson): Promise<string> {
  const base = usernameBase(email);
  const rows = await db.rows<{ username: string }>(
    `SELECT username FROM ${db.of(kind.entity).metadata.tableName} WHERE starts_with(username, $1)`,
    [base],
  );
  const taken = new Set([...rows.map(row => row.username), ...kind.reservedUsernames]);
  return firstFree(base, username => taken.has(username));
}

async function insert<P extends Person>(
  db: Database,
  { entity }: Table<P>,
  values: NewPerson<P> & { username: string },
): Promise<{ id: number } | undefined> {
  const { tableName, columns } = db.of(entity).metadata;
  const person = new entity();
  person.assign(values);
  const filled = columns.filter(({ propertyName }) => person[propertyName as keyof P] !== undefined);
  return db.row<{ id: number }>(
    `INSERT INTO ${tableName} (${filled.map(column => column.databaseName).join(', ')})
     VALUES (${filled.map((_, index) => `$${index + 1}`).join(', ')})
     ON CONFLICT ON CONSTRAINT ${tableName}_username_key DO NOTHING
     RETURNING id`,
    filled.map(({ propertyName }) => person[propertyName as keyof P]),
  );
}
