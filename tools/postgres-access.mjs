import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The application's own role. It owns its database, which lets it create there, and is nothing beyond that. */
const APPLICATION = 'quintet';
const SUPERUSER = 'postgres';
const FILE = 'quintet-secrets.json';

export const secretsFile = directory => join(directory, FILE);

export function newSecrets() {
  const made = () => randomBytes(24).toString('base64url'); // letters that neither SQL nor an address has to quote
  return { superuser: made(), application: made() };
}

/** Keeps the passwords with the data they open, for whoever started us alone. */
export function writeSecrets(directory, secrets) {
  writeFileSync(secretsFile(directory), JSON.stringify(secrets), { mode: 0o600 });
}

function readSecrets(directory) {
  try {
    return JSON.parse(readFileSync(secretsFile(directory), 'utf8'));
  } catch {
    throw new Error(
      `The passwords of Postgres are gone (${secretsFile(directory)}): put the file back, or start anew.`,
    );
  }
}

const addressFor = (role, password, port, name) => `postgres://${role}:${password}@127.0.0.1:${port}/${name}`;

/** The address of a database for the application, as `openDatabase` has made it. */
export function applicationAddress({ directory, port, database }) {
  return addressFor(APPLICATION, readSecrets(directory).application, port, database);
}

/**
 * Closes a server whose data directory was made when every user of the machine was let in, then sees that the
 * application has its role and its database. Answers the address of that database.
 */
export async function openDatabase({ directory, port, database, createsDatabases }) {
  const hba = join(directory, 'pg_hba.conf');
  const rules = readFileSync(hba, 'utf8');
  const isOpen = /^[^#\n]*\btrust\s*$/m.test(rules);
  if (isOpen && !existsSync(secretsFile(directory))) writeSecrets(directory, newSecrets());
  const secrets = readSecrets(directory);
  const at = (role, password, name) => addressFor(role, password, port, name);

  await connected(at(SUPERUSER, secrets.superuser, 'postgres'), async server => {
    if (isOpen) {
      await server.query(`ALTER ROLE ${SUPERUSER} PASSWORD '${secrets.superuser}'`);
      writeFileSync(hba, rules.replace(/^([^#\n]*\b)trust\s*$/gm, '$1scram-sha-256'));
      await server.query('SELECT pg_reload_conf()');
    }
    const { rowCount: roles } = await server.query('SELECT FROM pg_roles WHERE rolname = $1', [APPLICATION]);
    const rights = `LOGIN NOSUPERUSER NOCREATEROLE ${createsDatabases ? 'CREATEDB' : 'NOCREATEDB'}`;
    const statement = `${roles === 0 ? 'CREATE' : 'ALTER'} ROLE ${APPLICATION}`;
    await server.query(`${statement} ${rights} PASSWORD '${secrets.application}'`);
    // Tests remove rows without triggers and foreign keys.
    if (createsDatabases) await server.query(`GRANT SET ON PARAMETER session_replication_role TO ${APPLICATION}`);
    const owner = 'SELECT datdba::regrole::text AS owner FROM pg_database WHERE datname = $1';
    const [found] = (await server.query(owner, [database])).rows;
    if (!found) await server.query(`CREATE DATABASE "${database}" OWNER ${APPLICATION}`);
    else if (found.owner !== APPLICATION && database !== 'postgres') await handOver(at, secrets, database);
  });
  return at(APPLICATION, secrets.application, database);
}

/** Gives the application a database in which everything was made by the superuser. */
async function handOver(at, secrets, database) {
  await connected(at(SUPERUSER, secrets.superuser, database), async server => {
    await server.query(`BEGIN; ${OWN_EVERYTHING}; ALTER DATABASE "${database}" OWNER TO ${APPLICATION}; COMMIT`);
  });
}

// REASSIGN OWNED does not take from the role Postgres was set up with. What belongs to an extension stays with it, and
// sequences and types of tables go with their tables.
const OWN_EVERYTHING = `
DO $$ DECLARE change text; BEGIN
  FOR change IN
    WITH ours AS (SELECT oid, nspname FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'),
      dependent AS (SELECT classid, objid FROM pg_depend WHERE deptype IN ('e', 'i', 'a'))
    SELECT format('ALTER SCHEMA %I OWNER TO ${APPLICATION}', nspname) FROM ours WHERE nspname <> 'public'
    UNION ALL
    SELECT format('ALTER %s %I.%I OWNER TO ${APPLICATION}',
        CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE'
          WHEN 'c' THEN 'TYPE' ELSE 'TABLE' END, nspname, relname)
      FROM pg_class JOIN ours ON ours.oid = relnamespace
      WHERE relkind IN ('r', 'p', 'v', 'm', 'S', 'c') AND (relkind <> 'S' OR (1259, pg_class.oid) NOT IN (TABLE dependent))
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO ${APPLICATION}', pg_proc.oid::regprocedure)
      FROM pg_proc JOIN ours ON ours.oid = pronamespace WHERE (1255, pg_proc.oid) NOT IN (TABLE dependent)
    UNION ALL
    SELECT format('ALTER TYPE %I.%I OWNER TO ${APPLICATION}', nspname, typname)
      FROM pg_type JOIN ours ON ours.oid = typnamespace
      WHERE typtype IN ('e', 'd') AND (1247, pg_type.oid) NOT IN (TABLE dependent)
  LOOP EXECUTE change; END LOOP;
END $$`;

async function connected(url, work) {
  const { Client } = (await import('pg')).default; // loaded late: packages are installed by then
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
