/**
 * `npm run backup` and `npm run try-restore`: the scripts of deploy/backup, with the settings of `.env`. They need the
 * programs of Postgres (pg_dump, pg_restore, psql) of the version of the server or newer.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readEnvironment } from './environment.mjs';
import { DATA, POSTGRES } from './kept.mjs';
import { runningPostgres } from './postgres.mjs';
import { root, run, runMain } from './run.mjs';

const [script, ...args] = process.argv.slice(2);

await runMain(async () => {
  readEnvironment();
  if (spawnSync('pg_dump', ['--version']).error) {
    throw new Error('pg_dump is missing: install the programs of Postgres (apt-get install postgresql-client).');
  }
  const DATABASE_URL = process.env.DATABASE_URL || (await runningPostgres(POSTGRES));
  if (!DATABASE_URL) throw new Error('The database is not running: start it with npm start, or set DATABASE_URL.');
  const BACKUP_FOLDER = process.env.BACKUP_FOLDER || join(DATA, 'backups');
  const MEDIA_ROOT = process.env.S3_BUCKET ? '' : process.env.MEDIA_ROOT || join(DATA, 'media');
  const env = { ...process.env, DATABASE_URL, BACKUP_FOLDER, MEDIA_ROOT };
  return await run('sh', [join(root, 'deploy/backup', `${script}.sh`), ...args], { env });
});
