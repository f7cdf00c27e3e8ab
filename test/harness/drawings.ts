import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Client } from 'pg';
import type { Configuration } from '#kit/config/configuration';
import { ROOT } from '../source-files';

/** What the drawings depend on, sharp included. */
const SOURCES = ['package-lock.json', 'seeds', 'src/media', 'src/kit/views'];
const CACHE = join(ROOT, 'node_modules/.cache/test-drawings');
/** The list of all pictures of a service, which is stored when the last of them is. */
const MANIFEST = 'pictures.json';
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Seeds demo data with the drawings that an earlier seeding on this machine stored, and keeps those it adds. Each version
 * of the sources has drawings of its own. Of several test files that find none, one draws and the others wait for it.
 */
export async function withDrawings<Result>(
  { mediaRoot }: Pick<Configuration, 'mediaRoot'>,
  services: readonly string[],
  seed: () => Promise<Result>,
): Promise<Result> {
  const shared = sharedFolder();
  const names = services.toSorted();
  const undrawn = names.filter(name => !existsSync(join(shared, name, MANIFEST)));
  const locks = await takeLocks(undrawn);
  try {
    const folders = names.map(name => [join(shared, name), join(mediaRoot, name, 'demo')] as const);
    for (const [kept, own] of folders) linkFiles(kept, own);
    const result = await seed();
    for (const [kept, own] of folders) linkFiles(own, kept);
    return result;
  } finally {
    await locks?.end();
  }
}

/** Links the drawings that `withDrawings` kept into the folder that a test's own application reads. */
export function linkDrawings({ mediaRoot }: Pick<Configuration, 'mediaRoot'>, services: readonly string[]): void {
  const shared = sharedFolder();
  for (const name of services) linkFiles(join(shared, name), join(mediaRoot, name, 'demo'));
}

/** Waits until no other test file draws for these services. Postgres releases the locks with the connection. */
async function takeLocks(services: readonly string[]): Promise<Client | undefined> {
  if (services.length === 0) return undefined;
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  for (const name of services) await client.query('SELECT pg_advisory_lock(hashtext($1))', [`drawings ${name}`]);
  return client;
}

function sharedFolder(): string {
  const folder = join(CACHE, versionOf(SOURCES));
  mkdirSync(folder, { recursive: true });
  utimesSync(folder, new Date(), new Date());
  removeOldVersions();
  return folder;
}

function versionOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const path of filesIn(join(ROOT, source)).toSorted())
      hash.update(relative(ROOT, path)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 12);
}

function removeOldVersions(): void {
  for (const name of readdirSync(CACHE)) {
    const folder = join(CACHE, name);
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (mtimeMs < Date.now() - KEPT_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/** Hard links, so that a test may delete or replace its file. */
function linkFiles(from: string, to: string): void {
  if (!existsSync(from)) return;
  for (const path of filesIn(from)) {
    const target = join(to, path.slice(from.length));
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(path, target);
    } catch (failure) {
      const { code } = failure as NodeJS.ErrnoException;
      if (code === 'EXDEV') copyFile(path, target);
      else if (code !== 'EEXIST') throw failure;
    }
  }
}

/** To another file system. */
function copyFile(from: string, to: string): void {
  const partial = `${dirname(to)}/.${randomUUID()}`;
  copyFileSync(from, partial);
  renameSync(partial, to);
}

/** Without files that are still being written, whose names begin with a dot. */
function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => join(entry.parentPath, entry.name));
}
