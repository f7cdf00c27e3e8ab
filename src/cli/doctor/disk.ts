import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Client } from 'pg';
import { type Check, failed, type Finding, ok, onEachDatabase, warning } from './check';

const GIB = 1024 ** 3;
const MIN_FREE = { warning: { share: 0.1, gib: 2 }, failure: { share: 0.02, gib: 0.5 } };
const THIS_MACHINE = /^(localhost|127\.|\[?::1|\/)/;
const INSUFFICIENT_PRIVILEGE = '42501';

/** Checks the free space for uploads and, if this machine can see them, for the databases. */
export const diskCheck: Check = {
  name: 'disk',
  run: async context => {
    const { bucket, mediaRoot } = context.configuration;
    const media = bucket ? [] : [await freeSpace('uploads', resolve(mediaRoot))];
    const databases = await onEachDatabase(context, async (connection, { place }) => [
      await databaseSpace(connection, place),
    ]);
    return [...media, ...databases];
  },
};

async function databaseSpace(connection: Client, place: string): Promise<Finding> {
  const { rows } = await connection.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes');
  const size = `${(Number(rows[0]!.bytes) / GIB).toFixed(2)} GiB`;
  const folder = THIS_MACHINE.test(place) ? await dataFolder(connection) : undefined;
  if (folder !== undefined && existsSync(folder)) return freeSpace(`database (${size})`, folder);
  return ok(`the database at ${place} has ${size}; watch the free space of its disk there`);
}

/** Undefined if the role may not read it. */
async function dataFolder(connection: Client): Promise<string | undefined> {
  try {
    return (await connection.query<{ data_directory: string }>('SHOW data_directory')).rows[0]?.data_directory;
  } catch (error) {
    if ((error as { code?: string }).code === INSUFFICIENT_PRIVILEGE) return undefined;
    throw error;
  }
}

async function freeSpace(name: string, folder: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(existing(folder));
  const [gib, share] = [(bavail * bsize) / GIB, blocks === 0 ? 0 : bavail / blocks];
  const message = `${name}: ${gib.toFixed(1)} GiB free (${Math.round(share * 100)} %) at ${folder}`;
  const isBelow = (limit: { share: number; gib: number }) => share < limit.share && gib < limit.gib * 10;
  const advice = 'Enlarge the disk, or delete what is not needed. Postgres stops when its disk is full.';
  if (gib < MIN_FREE.failure.gib || isBelow(MIN_FREE.failure)) return failed(message, advice);
  return gib < MIN_FREE.warning.gib || isBelow(MIN_FREE.warning) ? warning(message, advice) : ok(message);
}

/** The folder, or its nearest existing ancestor. */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)));
