import type { Database } from '#kit/database/database';
import { raw, sql } from '#kit/database/sql';
import type { Storage } from '#media/storage';
import { queryRows } from './person-export';
import type { PersonalData, DataSubject } from './personal-data';

/** Addresses of the files that a person uploaded or that rows of the person contain. */
export async function filesOf(
  db: Database,
  storage: Storage,
  { tables }: PersonalData,
  whom: DataSubject,
): Promise<string[]> {
  const addresses = new Set<string>();
  for (const { table, of, files = [] } of tables) {
    for (const column of files) {
      const rows = await queryRows<{ value: unknown }>(
        db,
        sql`SELECT to_jsonb(t.${raw(column)}) AS value FROM ${raw(table)} t WHERE ${of(whom)}`,
      );
      for (const text of rows.flatMap(({ value }) => collectTexts(value))) {
        if (storage.isOwnMedia(text)) addresses.add(text);
      }
    }
  }
  return [...addresses];
}

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(collectTexts);
}
