import type { Database } from '#kit/database/database';
import { raw, type Sql, sql } from '#kit/database/sql';
import { jobSchema } from '#jobs/jobs';
import type { Storage } from '#media/storage';
import { isStorageUnavailable } from '#media/storage-unavailable';
import type { DomainEvents } from '#kit/service/domain-events';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { PersonEditing } from '#shared/people/person-editing';
import { type PersonKind, tableOf } from '#shared/people/person-kind';
import { AccountRolesChanged } from '#shared/staff/account.events';
import type { FullAccess } from '#shared/staff/full-access';
import { PersonErasing } from '#shared/personal-data/erasure.events';
import { mentions } from '#shared/personal-data/mention';
import type { StoredFiles } from '#shared/uploads/stored-files.service';
import { filesOf } from '#shared/personal-data/person-files';
import { queryRows } from '#shared/personal-data/person-export';
import type { PersonalData, PersonalTable, DataSubject } from '#shared/personal-data/personal-data';

export interface ErasureTools {
  db: Database;
  storage: Storage;
  files: StoredFiles;
  editing: PersonEditing;
  fullAccess: FullAccess;
  events: DomainEvents;
  definition: ServiceDefinition;
  kinds: readonly PersonKind[];
  closing?: { remove: (accountId: number) => Promise<void> };
}

export type ErasureResult = Record<string, { rows: number; became: 'deleted' | 'anonymous' | 'kept' }>;

/** Unfinished rows by table, such as orders that still need their address. */
export async function unfinishedRows(
  db: Database,
  { tables }: PersonalData,
  whom: DataSubject,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { table, of, unfinished: open } of tables) {
    if (open === undefined) continue;
    const rows = await countRows(db, table, sql`${of(whom)} AND (${raw(open)})`);
    if (rows > 0) found[table] = rows;
  }
  return found;
}

/** Erases everything in one transaction. Unused files are deleted afterwards, by a job if the storage is unavailable. */
export async function erasePerson(tools: ErasureTools, data: PersonalData, whom: DataSubject): Promise<ErasureResult> {
  const { db, fullAccess, storage, definition, files, events } = tools;
  const addresses = await filesOf(db, storage, data, whom);
  const erased: ErasureResult = {};
  await fullAccess.preserve(async () => {
    requireDeletable(tools, whom);
    await events.raise(PersonErasing, { whom });
    for (const table of data.tables) await eraseFrom(db, table, whom, erased);
    await endAccounts(tools, whom);
    await deleteJobs(db, definition.name, whom);
    await files.discard(addresses);
  });
  await files.deleteUnused(addresses).catch((failure: unknown) => {
    if (!isStorageUnavailable(failure)) throw failure;
  });
  return erased;
}

function requireDeletable({ db, kinds, editing }: ErasureTools, whom: DataSubject): void {
  for (const kind of kinds) if ((whom.ids[tableOf(db, kind)] ?? []).length > 0) editing.requireDeletable(kind, whom);
}

async function eraseFrom(
  db: Database,
  { table, of, erase }: PersonalTable,
  whom: DataSubject,
  erased: ErasureResult,
): Promise<void> {
  const rows = await countRows(db, table, of(whom));
  if (rows === 0) return;
  erased[table] = { rows, became: 'kept' };
  if (erase === 'keep') return;
  if (erase === 'delete') await queryRows(db, sql`DELETE FROM ${raw(table)} t WHERE ${of(whom)}`);
  else if (typeof erase === 'object') {
    const changes = Object.entries(erase).map(([column, value]) => `${column} = ${value}`);
    await queryRows(db, sql`UPDATE ${raw(table)} t SET ${raw(changes.join(', '))} WHERE ${of(whom)}`);
  }
  erased[table].became = typeof erase === 'string' ? 'deleted' : 'anonymous';
}

async function endAccounts({ db, kinds, closing, editing, events }: ErasureTools, { ids }: DataSubject): Promise<void> {
  for (const kind of kinds) {
    const table = tableOf(db, kind);
    for (const id of ids[table] ?? []) {
      if (closing) await closing.remove(id);
      else {
        await editing.endSessions(kind, id);
        if (table === 'account') await events.raise(AccountRolesChanged, { accountId: id });
      }
    }
  }
}

/** Queued and failed mails. */
async function deleteJobs(db: Database, service: string, { email }: DataSubject): Promise<void> {
  const jobs = raw(jobSchema(service));
  await queryRows(
    db,
    sql`SELECT ${jobs}.complete_jobs(ARRAY(
      SELECT id FROM ${jobs}._private_jobs WHERE ${mentions('payload::text', email)}))`,
  );
}

async function countRows(db: Database, table: string, condition: Sql): Promise<number> {
  const [row] = await queryRows<{ rows: number }>(
    db,
    sql`SELECT count(*)::integer AS rows FROM ${raw(table)} t WHERE ${condition}`,
  );
  return row!.rows;
}
