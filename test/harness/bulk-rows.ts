import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#kit/database/database';

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

/** Tables with pages that are not visible to all: Postgres reads their rows besides an index that has all columns. */
const HIDDEN = `SELECT relname AS name FROM pg_class WHERE oid = ANY($1::regclass[]) AND relallvisible < relpages`;
const MAX_VACUUMS = 600;

/**
 * Has Postgres count the rows of tables for its plans, and mark all their pages as visible to all. It leaves out rows that a
 * transaction of the same moment may not see yet, and those whose commit is not written out; then it is asked again. Deleted rows
 * hide a page as long as an index names them, which Postgres leaves so where they are few.
 */
export async function vacuum(db: Database, tables: readonly string[]): Promise<void> {
  for (let vacuums = 1; ; vacuums++) {
    await writeOutCommits(db);
    await db.rows(`VACUUM (ANALYZE, INDEX_CLEANUP ON) ${tables.join(', ')}`);
    const hidden = await db.rows<{ name: string }>(HIDDEN, [tables]);
    if (hidden.length === 0) return;
    const names = hidden.map(({ name }) => name).join(', ');
    if (vacuums === MAX_VACUUMS) throw new Error(`A transaction keeps rows of ${names} from being visible to all`);
    await sleep(100);
  }
}

async function writeOutCommits(db: Database): Promise<void> {
  await db.transaction(async () => {
    await db.rows('SET LOCAL synchronous_commit = on');
    await db.rows(`SELECT pg_logical_emit_message(true, 'written', '')`);
  });
}
