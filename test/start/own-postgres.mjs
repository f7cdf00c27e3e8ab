/** Runs a Postgres of our own in the folder it is given, as older versions left it behind, and prints what it found. */
import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { runningPostgres, startPostgres, stopPostgres, watchPostgres } from '../../tools/postgres.mjs';
import { postgresPrograms } from '../../tools/postgres-programs.mjs';

const folder = process.argv[2];
const options = { directory: join(folder, 'postgres'), database: 'quintet', durable: false };
chmodSync(folder, 0o755);
const { directory } = postgresPrograms().place(options.directory);

const refused = await startPostgres({ ...options, database: 'no\0name' }).then(
  () => undefined,
  failure => failure.message,
);
const leftBehind = existsSync(join(directory, 'postmaster.pid'));
const unfound = await runningPostgres(options);
const first = await startPostgres(options);
const isFound = (await runningPostgres(options)) === first.url;
await on(first.url, async client => {
  await client.query(
    `CREATE EXTENSION pg_trgm SCHEMA public; CREATE EXTENSION btree_gist SCHEMA public; CREATE SCHEMA food;
     CREATE TYPE food.mood AS ENUM ('good'); CREATE TABLE food.dish (id serial, mood food.mood);
     CREATE FUNCTION food.one() RETURNS int LANGUAGE sql AS 'SELECT 1'; CREATE VIEW food.all AS TABLE food.dish;`,
  );
});
const before = { mode: statSync(join(directory, 'quintet-secrets.json')).mode & 0o777, ...(await state(first)) };
await makeOld(first);
const second = await startPostgres(options);
const after = await state(second);
await on(second.url, client =>
  client.query('ALTER TABLE food.dish ADD note text; DROP TYPE food.mood CASCADE; DROP SCHEMA food CASCADE'),
);
const ended = new Promise(resolve => watchPostgres(directory, () => resolve(true)));
const waiting = setInterval(() => undefined, 1000);
await stopPostgres(directory, 'immediate');
const isEndNoticed = await ended;
clearInterval(waiting);
process.stdout.write(
  JSON.stringify({ refused, leftBehind, isFound: unfound === undefined && isFound, isEndNoticed, before, after }),
);

async function on(url, work) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function state({ url, port }) {
  const open = await on(`postgres://postgres@127.0.0.1:${port}/postgres`, () => true).catch(() => false);
  return on(url, async client => {
    const [role] = (await client.query('SELECT rolsuper, rolcreaterole FROM pg_roles WHERE rolname = current_user'))
      .rows;
    const program = await client.query(`COPY (SELECT 1) TO PROGRAM 'true'`).then(
      () => 'ran',
      failure => failure.code,
    );
    const foreign = `SELECT count(*)::int AS count FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
      WHERE nspname = 'food' AND relowner <> current_user::regrole`;
    const owner = 'SELECT datdba::regrole::text AS owner FROM pg_database WHERE datname = current_database()';
    return {
      open,
      role,
      program,
      foreign: (await client.query(foreign)).rows[0].count,
      owner: (await client.query(owner)).rows[0].owner,
    };
  });
}

/** Everybody is let in, and everything is the superuser's. */
async function makeOld({ port }) {
  const { superuser } = JSON.parse(readFileSync(join(directory, 'quintet-secrets.json'), 'utf8'));
  await on(`postgres://postgres:${superuser}@127.0.0.1:${port}/quintet`, async client => {
    await client.query(
      'REASSIGN OWNED BY quintet TO postgres; ALTER DATABASE quintet OWNER TO postgres; DROP OWNED BY quintet',
    );
    await client.query('DROP ROLE quintet');
  });
  await stopPostgres(directory, 'fast');
  writeFileSync(join(directory, 'pg_hba.conf'), 'local all all trust\nhost all all 127.0.0.1/32 trust\n');
  rmSync(join(directory, 'quintet-secrets.json'));
}
