import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/free-port.cjs';
import { programPath } from './programs.cjs';

/** A PgBouncer in front of a Postgres. */
export interface OwnPgBouncer {
  url: string;
  close: () => Promise<void>;
}

/** @param target the address of the database behind it; the user and password are the same */
export async function startPgBouncer(target: string, poolMode: 'transaction' | 'session'): Promise<OwnPgBouncer> {
  const directory = mkdtempSync(join(tmpdir(), 'quintet-pgbouncer-'));
  const port = await freePort();
  const { hostname, port: postgres, username, password, pathname } = new URL(target);
  const name = pathname.slice(1);
  const connection = `host=${hostname} port=${postgres} dbname=${name} user=${username} password=${decodeURIComponent(password)}`;
  const file = join(directory, 'pgbouncer.ini');
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: poolMode,
    // Fewer than the processes open, so that transactions really share them.
    default_pool_size: poolMode === 'transaction' ? 6 : 60,
    max_client_conn: 500,
    // It refuses to run as root.
    ...(process.getuid?.() === 0 && { user: 'nobody' }),
  };
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}`);
  writeFileSync(file, ['[databases]', `${name} = ${connection}`, '[pgbouncer]', ...lines, ''].join('\n'));
  const server = spawn(programPath('pgbouncer')!, [file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  for await (const line of server.stderr) {
    log += String(line);
    if (log.includes('process up')) break;
  }
  if (server.exitCode !== null) throw new Error(`PgBouncer did not start: ${log}`);
  server.stderr.resume();
  const url = new URL(target);
  url.port = String(port);
  return {
    url: url.href,
    close: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
