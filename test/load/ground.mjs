import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../tools/postgres.mjs';
import { pinPostgres, postgresPid, runningProgram, startApplication } from './application.mjs';
import { fill } from './data.mjs';

const TEXT = /** @type {const} */ ({ type: 'string' });

/** Options of `parseArgs` that name a filled database, and an application on it, which are used in place of new ones. */
export const RUNNING_DATABASE = { database: TEXT };
export const RUNNING_APPLICATION = { ...RUNNING_DATABASE, origin: TEXT, pid: TEXT };

/**
 * Gives `work` a folder and a Postgres, and removes both when it ends or fails. What it adds to `closing` is ended before.
 */
export async function onGround(options, work) {
  if (options.origin && !(options.database && options.pid)) throw new Error('--origin needs --database and --pid.');
  const directory = mkdtempSync(join(tmpdir(), 'quintet-load-'));
  const closing = [async () => rmSync(directory, { recursive: true, force: true })];
  let stopping;
  const stopAll = async () => {
    for (const close of closing.reverse()) await close();
  };
  const stop = async () => (stopping ??= stopAll());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    const postgres = options.database
      ? { url: options.database }
      : await temporaryPostgres(options, directory, closing);
    const pid = await postgresPid(postgres.url);
    if (options.pin) pinPostgres(pid, options.pin);
    await work({ directory, postgres: { ...postgres, pid }, closing, options });
  } finally {
    await stop();
  }
}

async function temporaryPostgres({ durable = false }, directory, closing) {
  const postgres = await startPostgres({ directory: join(directory, 'postgres'), database: 'postgres', durable });
  closing.push(async () => {
    await postgres.stop('immediate');
    rmSync(postgres.directory, { recursive: true, force: true });
  });
  return postgres;
}

/** An empty database, or the one of `--database`. */
export async function newDatabase({ options, postgres }, name) {
  if (options.database) return options.database;
  return (await startPostgres({ directory: postgres.directory, database: name, durable: false })).url;
}

/**
 * A database as the first start of a build leaves it, filled up to so many dishes and orders: what that start does once in
 * the life of a database is not what a start costs. Returns its address, or that of `--database`.
 */
export async function preparedDatabase(ground, name, build, { environment = {}, ...sizes }) {
  const url = await newDatabase(ground, name);
  if (ground.options.database) return url;
  await (await startApplication({ build, databaseUrl: url, directory: ground.directory, name, environment })).stop();
  await fill(url, sizes);
  return url;
}

/** Starts an application that ends with the ground, or takes the one of `--origin`. */
export async function standingApplication({ directory, closing, options }, { name = 'application', ...settings }) {
  const { origin, pid } = options;
  if (origin) return runningProgram({ name, origin, pid });
  const started = await startApplication({ directory, name, pin: options.pin, ...settings });
  closing.push(started.stop);
  return started;
}

/** A database for the floors: a copy of one without connections, or the one of `--database`. */
export const databaseOfFloors = async ({ options }, url) => options.database ?? copiedDatabase(url, 'floor');

/** Copies the files of a database without connections. Returns the address of the copy. */
async function copiedDatabase(url, name) {
  const { pathname } = new URL(url);
  const address = Object.assign(new URL(url), { pathname: '/postgres' });
  const client = new Client({ connectionString: address.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${pathname.slice(1)} STRATEGY FILE_COPY`);
  await client.end();
  return Object.assign(address, { pathname: `/${name}` }).href;
}
