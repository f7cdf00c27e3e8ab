import type { Database } from '#kit/database/database';
import { vacuum as makeVisible } from './vacuum.cjs';

interface Definition {
  table: string;
  name: string;
  definition: string;
}

interface Filling {
  /** In an order that foreign keys allow. */
  tables: string[];
  /** Triggers of the tables do nothing for the new rows. */
  withoutTriggers?: boolean;
}

const INDEXES = `SELECT tablename AS table, indexname AS name, indexdef AS definition FROM pg_indexes
  WHERE schemaname = current_schema() AND tablename = ANY($1) AND indexname NOT IN (SELECT conname FROM pg_constraint)`;
const FOREIGN_KEYS = `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY($1::regclass[])`;

/**
 * Inserts many rows into tables of a database of the file's own, and has Postgres count them for its plans. Indexes and foreign
 * keys are away meanwhile: created at the end they take a fraction of the time, and plans are the same.
 */
export async function fillTables(
  db: Database,
  { tables, withoutTriggers = false }: Filling,
  insert: () => Promise<unknown>,
): Promise<void> {
  await db.transaction(async () => {
    const indexes = await db.rows<Definition>(INDEXES, [tables]);
    const foreignKeys = await db.rows<Definition>(FOREIGN_KEYS, [tables]);
    for (const { table, name } of foreignKeys) await db.rows(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
    for (const { name } of indexes) await db.rows(`DROP INDEX ${name}`);
    if (withoutTriggers) for (const table of tables) await db.rows(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await insert();
    await db.rows('SET CONSTRAINTS ALL IMMEDIATE');
    if (withoutTriggers) for (const table of tables) await db.rows(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    for (const { definition } of indexes) await db.rows(definition);
    for (const { table, name, definition } of foreignKeys)
      await db.rows(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  });
  await vacuum(db, tables);
}

/**
 * Inserts many rows without triggers and without checking foreign keys, and has Postgres count them for its plans. A connection
 * keeps the plan of such a check: one made while the referenced table was small reads all of that table for every new row.
 */
export async function insertUnchecked(
  db: Database,
  tables: readonly string[],
  insert: () => Promise<unknown>,
): Promise<void> {
  await withoutChecks(db, insert);
  await vacuum(db, tables);
}

/** Writes many rows in a transaction without triggers and foreign keys; references are for the caller to keep whole. */
export const withoutChecks = (db: Database, write: () => Promise<unknown>): Promise<void> =>
  db.transaction(async () => {
    await db.rows('SET LOCAL session_replication_role = replica');
    await write();
  });

/** Counts the rows of tables for plans of statements, and makes them visible to all. */
export const vacuum = (db: Database, tables: readonly string[]): Promise<void> =>
  makeVisible((statement, values = []) => db.rows(statement, values), tables);
