import type { QueryRunner } from 'typeorm';

const DEFAULT_ZONE = 'UTC';

/** `zone` is an SQL expression over the rows of `table`; `assignment` sets it to the text in `$2`. */
export interface StoredZones {
  table: string;
  zone: string;
  assignment: string;
}

/** Replaces zones that Postgres or the runtime does not know: by a name of the same zone that both know, else by UTC. */
export async function repairTimeZones(runner: QueryRunner, { table, zone, assignment }: StoredZones): Promise<void> {
  const stored: { zone: string }[] = await runner.query(
    `SELECT DISTINCT ${zone} AS zone FROM ${table} WHERE ${zone} IS NOT NULL`,
  );
  if (stored.length === 0) return;
  const known: { name: string }[] = await runner.query(`SELECT name FROM pg_timezone_names ORDER BY name`);
  const names = known.map(({ name }) => name);
  const folded = new Set(names.map(name => name.toLowerCase()));
  for (const { zone: found } of stored) {
    if (folded.has(found.toLowerCase()) && canonicalName(found)) continue;
    await runner.query(`UPDATE ${table} SET ${assignment} WHERE ${zone} = $1`, [found, replacement(found, names)]);
  }
}

function replacement(zone: string, names: readonly string[]): string {
  const canonical = canonicalName(zone);
  if (!canonical) return DEFAULT_ZONE;
  return (
    names.find(name => name === canonical) ?? names.find(name => canonicalName(name) === canonical) ?? DEFAULT_ZONE
  );
}

/** What the runtime calls the zone; undefined when it does not know it. */
function canonicalName(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
