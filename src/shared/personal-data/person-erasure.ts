import type { Database } from '#kit/database/database';
import { raw, type Sql, sql } from '#kit/database/sql';
import { jobSchema } from '#kit/jobs/jobs';
import type { Storage } from '#kit/media/storage';
import { isStorageUnavailable } from '#kit/media/storage-unavailable';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { PersonEditing } from '../people/person-editing';
import { type PersonKind, tableOf } from '../people/person-kind';
import type { FullAccess } from '../staff/full-access';
import type { RoleChanges } from '../staff/role-changes';
import { mentions } from './mention';
import type { StoredFiles } from '../uploads/stored-files.service';
import { filesOf } from './person-files';
import { read } from './person-export';
import type { PersonalData, PersonalTable, Whom } from './personal-data';

export interface ErasureTools {
  db: Database;
  storage: Storage;
  files: StoredFiles;
  editing: PersonEditing;
  fullAccess: FullAccess;
  roleChanges: RoleChanges;
  definition: ServiceDefinition;
  kinds: readonly PersonKind[];
  closing?: { remove: (accountId: number) => Promise<void> };
}

/** Rows by table, and what became of them. */
export type Erased = Record<string, { rows: number; became: 'deleted' | 'anonymous' | 'kept' }>;

/** What is still worked on, by table: an order on its way needs its address. */
export async function underWay(db: Database, { tables }: PersonalData, whom: Whom): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { table, of, underWay: open } of tables) {
    if (open === undefined) continue;
    const rows = await counted(db, table, sql`${of(whom)} AND (${raw(open)})`);
    if (rows > 0) found[table] = rows;
  }
  return found;
}

/**
 * Removes what is held of a person, or takes away whose it was, and answers what became of how many rows. All of it
 * happens or nothing; files that nothing else shows are deleted after that, by a job where the storage is away now.
 */
export async function erasePerson(tools: ErasureTools, data: PersonalData, whom: Whom): Promise<Erased> {
  const { db, fullAccess, storage, definition, files } = tools;
  const addresses = await filesOf(db, storage, data, whom);
  const erased: Erased = {};
  await fullAccess.keep(async () => {
    for (const table of data.tables) await eraseFrom(db, table, whom, erased);
    await endAccounts(tools, whom);
    await forgetJobs(db, definition.name, whom);
    await files.discard(addresses);
  });
  await files.deleteUnused(addresses).catch((failure: unknown) => {
    if (!isStorageUnavailable(failure)) throw failure;
  });
  return erased;
}

async function eraseFrom(db: Database, { table, of, erase }: PersonalTable, whom: Whom, erased: Erased): Promise<void> {
  const rows = await counted(db, table, of(whom));
  if (rows === 0) return;
  erased[table] = { rows, became: 'kept' };
  if (erase === 'keep') return;
  if (erase === 'delete') await read(db, sql`DELETE FROM ${raw(table)} t WHERE ${of(whom)}`);
  else if (erase !== 'closing') {
    const changes = Object.entries(erase).map(([column, value]) => `${column} = ${value}`);
    await read(db, sql`UPDATE ${raw(table)} t SET ${raw(changes.join(', '))} WHERE ${of(whom)}`);
  }
  erased[table].became = typeof erase === 'string' ? 'deleted' : 'anonymous';
}

async function endAccounts({ db, kinds, closing, editing, roleChanges }: ErasureTools, { ids }: Whom): Promise<void> {
  for (const kind of kinds) {
    const table = tableOf(db, kind);
    for (const id of ids[table] ?? []) {
      if (closing) await closing.remove(id);
      else {
        await editing.end(kind, id);
        if (table === 'account') await roleChanges.tell(id);
      }
    }
  }
}

/** Mails that wait for their server, or were given up. */
async function forgetJobs(db: Database, service: string, { email }: Whom): Promise<void> {
  const jobs = raw(jobSchema(service));
  await read(
    db,
    sql`SELECT ${jobs}.complete_jobs(ARRAY(
      SELECT id FROM ${jobs}._private_jobs WHERE ${mentions('payload::text', email)}))`,
  );
}

async function counted(db: Database, table: string, condition: Sql): Promise<number> {
  const [row] = await read<{ rows: number }>(
    db,
    sql`SELECT count(*)::integer AS rows FROM ${raw(table)} t WHERE ${condition}`,
  );
  return row!.rows;
}
