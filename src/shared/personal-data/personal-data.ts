import type { Type } from '@nestjs/common';
import { type Sql, sql, raw } from '#kit/database/sql';

/** The person of a request, identified by an e-mail address. */
export interface DataSubject {
  email: string;
  /** Ids of accounts with the address, including deleted ones, by table. */
  ids: Readonly<Record<string, readonly number[]>>;
  names: readonly string[];
}

/** Personal data in one table. Expressions refer to a row as `t`. */
export interface PersonalTable {
  table: string;
  /** Condition for rows of the person. Evaluated before anything is erased, in the order of the tables. */
  of: (whom: DataSubject) => Sql;
  /**
   * An object has expressions that replace columns. `keep`: rows are anonymous once the others are erased; `cascade`:
   * deleted with rows of a later table; `closing`: see `closing`.
   */
  erase: 'delete' | 'keep' | 'cascade' | 'closing' | Readonly<Record<string, string>>;
  /** Columns that are not erased although their names suggest personal data. */
  harmless?: readonly string[];
  /** Columns left out of exports. */
  without?: readonly string[];
  /** Columns with addresses of files to delete. */
  files?: readonly string[];
  /** Expression for the name of the person in a row. */
  name?: string;
  /** Condition for unfinished rows, which block the erasure. */
  unfinished?: string;
}

/** Personal data of a service, with every table that has any. */
export interface PersonalData {
  /** Ordered so that parts of a record come before the record they refer to, accounts last. */
  tables: readonly PersonalTable[];
  /** Tables whose column names suggest personal data, with the reason why they are neither exported nor erased. */
  others: Readonly<Record<string, string>>;
  /** Closes an account permanently in the running transaction. */
  closing?: Type<{ remove: (accountId: number) => Promise<void> }>;
}

/** Rows that refer to an account of `table`. */
export const ofAccount =
  (column: string, table: string) =>
  ({ ids }: DataSubject): Sql =>
    sql`t.${raw(column)} = ANY(${[...(ids[table] ?? [])]}::integer[])`;

/** Rows with the e-mail address in a column. */
export const ofAddress =
  (column: string) =>
  ({ email }: DataSubject): Sql =>
    sql`lower(t.${raw(column)}) = ${email}`;

export const anyOf =
  (...conditions: readonly PersonalTable['of'][]): PersonalTable['of'] =>
  whom =>
    conditions.map(condition => condition(whom)).reduce((one, other) => sql`(${one} OR ${other})`);

/** Rows that refer to a row of another table, which is `t` in `of`. */
export const partOf =
  (column: string, table: string, of: PersonalTable['of']): PersonalTable['of'] =>
  whom =>
    sql`t.${raw(column)} IN (SELECT whole.id FROM ${raw(table)} whole WHERE EXISTS (
      SELECT FROM ${raw(table)} t WHERE t.id = whole.id AND ${of(whom)}))`;

/** The replacement for a name. */
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
