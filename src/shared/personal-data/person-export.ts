import type { Database } from '#kit/database/database';
import { type Sql, raw, sql } from '#kit/database/sql';
import { type PersonKind, tableOf } from '../people/person-kind';
import type { PersonalData, DataSubject } from './personal-data';

type Row = Record<string, unknown>;

/** Columns left out of every export: secrets and their hashes, search texts and access keys. */
const HIDDEN_COLUMNS = [
  'password_hash',
  'token_version',
  'token_hash',
  'secret_hash',
  'access_token',
  'client_token',
  'visitor_hash',
  'idempotency_key',
  'search_text',
];

/** All data of a person by table; tables without data are left out. */
export async function exportPerson(
  db: Database,
  { tables }: PersonalData,
  whom: DataSubject,
): Promise<Record<string, Row[]>> {
  const held: Record<string, Row[]> = {};
  for (const { table, of, without = [] } of tables) {
    const hidden = [...HIDDEN_COLUMNS, ...without];
    const rows = await queryRows<{ row: Row }>(
      db,
      sql`SELECT to_jsonb(t) - ${hidden}::text[] AS row FROM ${raw(table)} t WHERE ${of(whom)} ORDER BY 1`,
    );
    if (rows.length > 0) held[table] = [...(held[table] ?? []), ...rows.map(({ row }) => row)];
  }
  return held;
}

export async function findDataSubject(
  db: Database,
  kinds: readonly PersonKind[],
  { tables }: PersonalData,
  email: string,
): Promise<DataSubject> {
  const ids: Record<string, readonly number[]> = {};
  for (const kind of kinds) {
    const table = tableOf(db, kind);
    const statement = `SELECT id FROM ${table} WHERE lower(email) = $1 ORDER BY id`;
    ids[table] = (await db.rows<{ id: number }>(statement, [email])).map(({ id }) => id);
  }
  const names = new Set<string>();
  for (const { table, of, name } of tables) {
    if (name === undefined) continue;
    const statement = sql`SELECT DISTINCT ${raw(name)} AS name FROM ${raw(table)} t WHERE ${of({ email, ids, names: [] })}`;
    for (const row of await queryRows<{ name: string }>(db, statement)) names.add(row.name);
  }
  return { email, ids, names: [...names] };
}

export async function queryRows<Found>(db: Database, statement: Sql): Promise<Found[]> {
  return db.rows<Found>(statement);
}
