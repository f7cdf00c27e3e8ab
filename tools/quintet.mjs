/** `npm run quintet -- <command>`: the command line, on the database that `npm start` would use. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inProduction, readEnvironment } from './environment.mjs';
import { checkNode } from './install.mjs';
import { keptSecret, POSTGRES, runningProcess } from './kept.mjs';
import { runningPostgres } from './postgres.mjs';
import { root, run, runMain } from './run.mjs';

const PROGRAM = 'dist/src/quintet.js';

await runMain(async () => {
  checkNode();
  const typed = { ...process.env };
  readEnvironment();
  if (!existsSync(join(root, PROGRAM)))
    throw new Error('Nothing is built yet: run npm start, or npm ci && npm run build.');
  // What runs may have another PORT than `.env` has.
  const settings = { ...process.env, ...runningProcess(), ...typed };
  const env = inProduction() ? process.env : { JWT_SECRET: keptSecret(), ...(await ownDatabase()), ...settings };
  return await run(process.execPath, [PROGRAM, ...process.argv.slice(2)], { env });
});

/** What a database of the developer's own overrides. */
async function ownDatabase() {
  if (process.env.DATABASE_URL) return {};
  const url = await runningPostgres(POSTGRES);
  if (url) return { DATABASE_URL: url };
  return { OWN_POSTGRES_STOPPED: runningProcess() ? 'while the application runs' : 'true' };
}
