/** What `own-postgres.ts` does to a server, as a program of its own: Jest cannot load the modules of `tools`. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tools/free-port.cjs';
import { startPostgres, stopPostgres } from '../../tools/postgres.mjs';
import { secretsFile } from '../../tools/postgres-access.mjs';
import { postgresPrograms } from '../../tools/postgres-programs.mjs';

const [step, directory] = process.argv.slice(2);
const { give, run } = postgresPrograms();
// A `restart` of a server that is not running starts it as it was started last, on the same port.
const start = () => run('pg_ctl', ['restart', '-w', '-D', directory, '-l', join(directory, 'server.log')]);
const passwordOf = place => JSON.parse(readFileSync(secretsFile(place), 'utf8')).superuser;
const superuserAt = (place, port) => `postgres://postgres:${passwordOf(place)}@127.0.0.1:${port}/postgres`;
const steps = {
  create: async () => {
    const { url, directory: place } = await startPostgres({ directory, database: 'own', durable: false });
    process.stdout.write(JSON.stringify({ url, directory: place, superuser: superuserAt(place, new URL(url).port) }));
  },
  stop: () => stopPostgres(directory, 'fast'),
  start,
  // A copy of the files of a stopped server is one that can follow it.
  replicate: async () => {
    const replica = `${directory}-replica`;
    await stopPostgres(directory, 'fast');
    execFileSync('cp', ['-a', directory, replica]);
    await start();
    const primary = Number(readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')[3]);
    const password = passwordOf(directory);
    const conninfo = `host=127.0.0.1 port=${primary} user=postgres password=${password}`;
    writeFileSync(join(replica, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
    writeFileSync(join(replica, 'standby.signal'), '');
    give(join(replica, 'standby.signal'));
    const port = await freePort();
    const options = readFileSync(join(replica, 'postmaster.opts'), 'utf8').match(/"-c" "[^"]+"/g);
    const settings = [...options.filter(option => !option.includes('"port=')), `"-c" "port=${port}"`].join(' ');
    const log = join(replica, 'server.log');
    await run('pg_ctl', ['start', '-w', '-D', replica, '-l', log, '-o', settings]);
    const superuser = `postgres://postgres:${password}@127.0.0.1:${port}/own`;
    process.stdout.write(JSON.stringify({ port, directory: replica, superuser }));
  },
};
await steps[step]();
