/** What `own-postgres.ts` does to a server, as a program of its own: Jest cannot load the modules of `tools`. */
import { join } from 'node:path';
import { startPostgres, stopPostgres } from '../../tools/postgres.mjs';
import { postgresPrograms } from '../../tools/postgres-programs.mjs';

const [step, directory] = process.argv.slice(2);
const steps = {
  create: async () => {
    const { url, directory: place } = await startPostgres({ directory, database: 'own', durable: false });
    process.stdout.write(JSON.stringify({ url, directory: place }));
  },
  stop: () => stopPostgres(directory, 'fast'),
  // A `restart` of a server that is not running starts it as it was started last, on the same port.
  start: () =>
    postgresPrograms().run('pg_ctl', ['restart', '-w', '-D', directory, '-l', join(directory, 'server.log')]),
};
await steps[step]();
