import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { isRunning } from '../../tools/lock.mjs';
import { startPostgres, stopPostgres } from '../../tools/postgres.mjs';
import { dataFolder } from './data-folder';
import globalTeardown from './global-teardown';

const TEMPLATE = 'quintet_template';

/**
 * Once a run: a throw-away Postgres with a migrated and seeded template, which the database environment copies for
 * each worker and for files with a database of their own. TEST_DATABASE_URL names a server to use instead; its user must be
 * allowed to create databases and to set `session_replication_role`.
 */
export default async function globalSetup(): Promise<void> {
  try {
    await removeAbandoned();
    process.env.TEST_DATABASE_URL ??= await startThrowAwayPostgres();
    await prepareTemplate(await emptyTemplate(process.env.TEST_DATABASE_URL));
  } catch (failure) {
    // Jest calls the teardown only after a setup that went well.
    await globalTeardown();
    throw failure;
  }
}

async function startThrowAwayPostgres(): Promise<string> {
  const name = `quintet-test-${process.pid}-${randomUUID().slice(0, 8)}`;
  const postgres = await startPostgres({ directory: join(dataFolder(), name), database: 'postgres', durable: false });
  process.env.TEST_POSTGRES_DIRECTORY = postgres.directory;
  stopOnSignal();
  return postgres.url;
}

/** Once, although Ctrl-C arrives from the terminal and from whoever started Jest. */
function stopOnSignal(): void {
  let stopping = false;
  for (const [signal, exitCode] of [['SIGINT', 130] as const, ['SIGTERM', 143] as const]) {
    process.on(signal, () => {
      if (!stopping) void globalTeardown().finally(() => process.exit(exitCode));
      stopping = true;
    });
  }
}

/** Servers of runs that were killed, and files of workers that ended; the name contains the process id. */
async function removeAbandoned(): Promise<void> {
  const folders = [...new Set([dataFolder(), tmpdir()])];
  const directories = folders.flatMap(folder => readdirSync(folder).map(name => join(folder, name)));
  for (const directory of directories) {
    const pid = Number(/^quintet-test-(?:media-)?(\d+)(?:-|$)/.exec(basename(directory))?.[1]);
    if (!pid || isRunning(pid)) continue;
    await stopPostgres(directory, 'immediate').catch(() => undefined);
    rmSync(directory, { recursive: true, force: true });
  }
}

/** In a process of its own: the one of Jest would compile every module of the application at each run. */
async function prepareTemplate(url: string): Promise<void> {
  const program = ['--require', join(__dirname, 'typescript.cjs'), join(__dirname, 'template-step.ts'), url];
  await promisify(execFile)(process.execPath, program);
}

async function emptyTemplate(server: string): Promise<string> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${TEMPLATE}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = TEMPLATE;
  return url.href;
}
