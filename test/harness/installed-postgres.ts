import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../tools/free-port.cjs';
import { programPath } from './programs.cjs';

/** A server of the Postgres that is installed on this machine, whose programs dump and restore, as the one we bring does not. */
export interface InstalledPostgres {
  /** The address of a database, for the role that owns the databases which it makes. */
  addressOf: (database: string) => string;
  /** Which its programs may write to. */
  directory: string;
  run: (program: string, ...args: string[]) => Promise<string>;
  remove: () => Promise<void>;
}

export async function startInstalledPostgres(): Promise<InstalledPostgres> {
  const bin = foundPrograms();
  const account = serverAccount();
  const directory = mkdtempSync(join(tmpdir(), 'quintet-installed-postgres-'));
  if (account.uid !== undefined) chownSync(directory, account.uid, account.gid!);
  const data = join(directory, 'data');
  const run = async (program: string, ...args: string[]) =>
    (await promisify(execFile)(join(bin, program), args, { cwd: '/', ...account })).stdout;
  const port = await freePort();
  await run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'timezone=UTC',
  ];
  const options = settings.map(setting => `-c ${setting}`).join(' ');
  await run('pg_ctl', 'start', '-w', '-D', data, '-l', join(directory, 'server.log'), '-o', options);
  const sql = async (statement: string) =>
    run('psql', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-c', statement);
  await sql('CREATE ROLE quintet LOGIN CREATEDB');
  return {
    addressOf: database => `postgres://quintet@127.0.0.1:${port}/${database}`,
    directory,
    run,
    remove: async () => {
      await run('pg_ctl', 'stop', '-w', '-D', data, '-m', 'immediate');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function foundPrograms(): string {
  const found = programPath('postgres');
  if (!found) throw new Error('Postgres is missing: install the package postgresql, as .ci/run does');
  return found;
}

/** Postgres refuses to run as root. */
function serverAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
