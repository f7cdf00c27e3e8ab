import type { Database } from '#kit/database/database';
import { raw, sql } from '#kit/database/sql';
import type { Storage } from '#kit/media/storage';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { versionsOf } from '../uploads/upload-files';
import { read } from './person-export';
import type { PersonalData, Whom } from './personal-data';

/** Keys of the files that a person's rows show. */
export async function filesOf(db: Database, storage: Storage, { tables }: PersonalData, whom: Whom): Promise<string[]> {
  const keys = new Set<string>();
  for (const { table, of, files = [] } of tables) {
    for (const column of files) {
      const rows = await read<{ value: unknown }>(
        db,
        sql`SELECT to_jsonb(t.${raw(column)}) AS value FROM ${raw(table)} t WHERE ${of(whom)}`,
      );
      for (const text of rows.flatMap(({ value }) => textsIn(value))) {
        const key = storage.keyOf(text);
        if (key !== undefined) keys.add(key);
      }
    }
  }
  return [...keys];
}

/**
 * Removes the files, in every size they were stored in, that no row shows any more: an account may have named a picture
 * of somebody else's as its own.
 */
export async function removeUnused(
  { db, storage, definition }: { db: Database; storage: Storage; definition: ServiceDefinition },
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const tables = definition.entities.map(entity => db.of(entity).metadata.tableName);
  for (const key of keys) {
    const versions = versionsOf(key, definition.uploads);
    const shown = versions.length > 1 ? key.slice(0, key.lastIndexOf('/') + 1) : key;
    if (!(await isShown(db, tables, shown))) for (const version of versions) await storage.remove(version);
  }
}

async function isShown(db: Database, tables: readonly string[], text: string): Promise<boolean> {
  for (const table of tables) {
    const [found] = await db.rows(`SELECT 1 FROM ${table} t WHERE strpos(t::text, $1) > 0 LIMIT 1`, [text]);
    if (found) return true;
  }
  return false;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
