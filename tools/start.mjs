/**
 * `npm start`: from a fresh clone, or from anything later, to the running application.
 * `npm run dev`: the same, built and started anew at every change.
 */
import { join } from 'node:path';
import { application, watchedApplication } from './application.mjs';
import { ensureBuilt, ensureOfficeBuilt } from './build.mjs';
import { inProduction, readEnvironment } from './environment.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { DATA, forgetProcess, keepProcess, keptSecret, POSTGRES } from './kept.mjs';
import { takeLock } from './lock.mjs';
import { requirePort } from './port.mjs';
import { startPostgres, watchPostgres } from './postgres.mjs';
import { runMain } from './run.mjs';

const watch = process.argv.includes('--watch');
const POSTGRES_ENDED = 'Postgres has ended: stop with Ctrl-C and run npm start again.';

await runMain(async () => {
  checkNode();
  readEnvironment();
  await requirePort(process.env);
  const program = watch ? 'nest.js' : 'main.js';
  const lock = await takeLock(join(DATA, 'start.lock'), { script: 'start.mjs', program });
  try {
    await ensureInstalled();
    await (watch ? ensureOfficeBuilt() : ensureBuilt());
    if (!process.env.DATABASE_URL && !inProduction()) return await serveOnOwnPostgres(lock);
    lock.release(); // any number of processes may share a database that is not ours
    return await serve();
  } finally {
    lock.release();
  }
});

async function serveOnOwnPostgres(lock) {
  console.log('Starting Postgres ...');
  const postgres = await startPostgres({ ...POSTGRES, durable: true });
  const stopWatching = watchPostgres(postgres.directory, () =>
    console.error(`\n${POSTGRES_ENDED} Its log: ${join(postgres.directory, 'server.log')}\n`),
  );
  try {
    console.log(`Postgres: port ${postgres.port}, data and passwords in ${postgres.directory}`);
    return await serve({ DATABASE_URL: postgres.url }, lock.started);
  } finally {
    stopWatching();
    await postgres.stop('fast');
  }
}

async function serve(settings, started) {
  console.log(watch ? 'Building and starting the services ...' : 'Starting the services ...');
  const secret = !process.env.JWT_SECRET && !inProduction() ? { JWT_SECRET: keptSecret() } : {};
  keepProcess(process.env);
  try {
    return await (watch ? watchedApplication : application)({ settings: { ...settings, ...secret }, started });
  } finally {
    forgetProcess();
  }
}
