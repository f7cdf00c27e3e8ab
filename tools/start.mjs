/** `npm start`: from a fresh clone, or from anything later, to the running application. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { takeLock } from './lock.mjs';
import { startPostgres } from './postgres.mjs';
import { root, run, runMain } from './run.mjs';

const DATA = join(root, '.data');

await runMain(async () => {
  checkNode();
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const lock = await takeLock(join(DATA, 'start.lock'), { script: 'start.mjs', program: 'main.js' });
  try {
    await ensureInstalled();
    await ensureBuilt();
    if (!process.env.DATABASE_URL && !inProduction()) return await serveOnOwnPostgres(lock);
    lock.release(); // any number of processes may share a database that is not ours
    return await serve();
  } finally {
    lock.release();
  }
});

async function serveOnOwnPostgres(lock) {
  console.log('Starting Postgres ...');
  const postgres = await startPostgres({ directory: join(DATA, 'postgres'), database: 'quintet', durable: true });
  try {
    console.log(`Postgres: ${postgres.url} (data in ${postgres.directory})`);
    return await serve({ DATABASE_URL: postgres.url }, lock.started);
  } finally {
    await postgres.stop('fast');
  }
}

/** The application leads a process group of its own: Ctrl-C reaches it once, through us, however often it reaches us. */
function serve(settings, started) {
  const env = { ...process.env, ...settings };
  if (!env.JWT_SECRET && !inProduction()) env.JWT_SECRET = keptSecret();
  const follow = new URL('./end-with-launcher.mjs', import.meta.url).href;
  return run(
    process.execPath,
    ['--enable-source-maps', '--max-semi-space-size=64', '--import', follow, 'dist/src/main.js'],
    {
      env,
      started,
      graceMs: 30_000, // for requests under way
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    },
  );
}

/** Kept, so that a restart signs nobody out. */
function keptSecret() {
  const file = join(DATA, 'jwt-secret');
  if (!existsSync(file)) {
    mkdirSync(DATA, { recursive: true });
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

function inProduction() {
  return process.env.NODE_ENV === 'production';
}
