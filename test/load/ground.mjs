import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../tools/postgres.mjs';
import { pinPostgres, startApplication } from './application.mjs';
import { fill } from './data.mjs';

/**
 * A folder and a Postgres of their own for one measurement, given to `work` and gone after it, whatever happens.
 * `closing` takes what else is to be ended before.
 */
export async function onGroundOfItsOwn({ durable = false, pin } = {}, work) {
  const directory = mkdtempSync(join(tmpdir(), 'quintet-load-'));
  const closing = [async () => rmSync(directory, { recursive: true, force: true })];
  let stopping;
  const stopAll = async () => {
    for (const close of closing.reverse()) await close();
  };
  const stop = async () => (stopping ??= stopAll());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    const postgres = await startPostgres({ directory: join(directory, 'postgres'), database: 'postgres', durable });
    closing.push(async () => {
      await postgres.stop('immediate');
      rmSync(postgres.directory, { recursive: true, force: true });
    });
    if (pin) pinPostgres(postgres.directory, pin);
    await work({ directory, postgres, closing });
  } finally {
    await stop();
  }
}

/**
 * A database as the first start of a build leaves it, filled up to so many dishes and orders: what that
 * start does once in the life of a database is not what a start costs. Answers its address.
 */
export async function preparedDatabase({ postgres, directory }, name, build, { dishes, orders }) {
  const { url } = await startPostgres({ directory: postgres.directory, database: name, durable: false });
  await (await startApplication({ build, databaseUrl: url, directory, name, environment: {} })).stop();
  await fill(url, { dishes, orders });
  return url;
}

/** A copy, as the files are, of a database to which nobody is connected. Answers its address. */
export async function copiedDatabase(url, name) {
  const { pathname } = new URL(url);
  const address = Object.assign(new URL(url), { pathname: '/postgres' });
  const client = new Client({ connectionString: address.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${pathname.slice(1)} STRATEGY FILE_COPY`);
  await client.end();
  return Object.assign(address, { pathname: `/${name}` }).href;
}
