import type { Type } from '@nestjs/common';
import { type Sql, sql, raw } from '#kit/database/sql';

/** The subject of a request: the user of an e-mail address. */
export interface DataSubject {
  /** Normalised. */
  email: string;
  /** Ids of the accounts with that address, deleted ones too, by the table they are in. */
  ids: Readonly<Record<string, readonly number[]>>;
  /** Every name they gave. */
  names: readonly string[];
}

/** How one table holds data of a person; `t` is a row of it in every expression. */
export interface PersonalTable {
  table: string;
  /** Which rows are of the person. Read before anything is erased, of the tables in their order. */
  of: (whom: DataSubject) => Sql;
  /**
   * What becomes of them: the rows go, or these columns become these expressions, or they stay, because what is left tells
   * of nobody. `closing` rows are left to the service's own way of closing accounts.
   */
  erase: 'delete' | 'keep' | 'closing' | Readonly<Record<string, string>>;
  /** Columns that look like a person's and may stay where other columns of the row change. */
  harmless?: readonly string[];
  /** Columns that are no record of the person. */
  without?: readonly string[];
  /** Columns with addresses of files that go too. */
  files?: readonly string[];
  /** What the person is called in a row. */
  name?: string;
  /** Rows that are still worked on: until they are finished nothing is erased. */
  unfinished?: string;
}

/** What a service keeps of people; every table with a person's columns is named here. */
export interface PersonalData {
  /** Parts of a record before the record by whose columns they are found, and accounts last. */
  tables: readonly PersonalTable[];
  /** Tables with columns that look like a person's, and why nothing in them is exported or erased. */
  others: Readonly<Record<string, string>>;
  /** Closes an account for good, in the running transaction, where the service has a way of its own. */
  closing?: Type<{ remove: (accountId: number) => Promise<void> }>;
}

/** Rows that name an account of `table` in a column. */
export const ofAccount =
  (column: string, table: string) =>
  ({ ids }: DataSubject): Sql =>
    sql`t.${raw(column)} = ANY(${[...(ids[table] ?? [])]}::integer[])`;

/** Rows with the e-mail address in a column. */
export const ofAddress =
  (column: string) =>
  ({ email }: DataSubject): Sql =>
    sql`lower(t.${raw(column)}) = ${email}`;

/** Rows for which one of these holds. */
export const anyOf =
  (...conditions: readonly PersonalTable['of'][]): PersonalTable['of'] =>
  whom =>
    conditions.map(condition => condition(whom)).reduce((one, other) => sql`(${one} OR ${other})`);

/** Rows that belong to a person's row of another table, whose rows are meant by `t` in `of`. */
export const partOf =
  (column: string, table: string, of: PersonalTable['of']): PersonalTable['of'] =>
  whom =>
    sql`t.${raw(column)} IN (SELECT whole.id FROM ${raw(table)} whole WHERE EXISTS (
      SELECT FROM ${raw(table)} t WHERE t.id = whole.id AND ${of(whom)}))`;

/** Replaces a name. */
export const ERASED = `'Erased'`;
export const ERASED_ADDRESS = `'erased@erased.invalid'`;

/** Columns of an erased person: an account without personal data that cannot sign in. */
export const ERASED_ACCOUNT = {
  username: `'erased-' || t.id`,
  first_name: ERASED,
  last_name: `'Person'`,
  email: `'erased-' || t.id || '@erased.invalid'`,
  phone: 'NULL',
  password_hash: `'-'`,
  token_version: 't.token_version + 1',
  is_verified: 'false',
  search_text: `''`,
  deleted_at: 'coalesce(t.deleted_at, now())',
  updated_at: 'now()',
};
