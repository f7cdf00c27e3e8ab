import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../tools/free-port.cjs';

/** A Redis that a test may stop and start again, on the port it had. */
export interface OwnRedis {
  url: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** It takes connections and answers nothing, until it is thawed. */
  freeze: () => void;
  thaw: () => void;
}

export async function startOwnRedis(): Promise<OwnRedis> {
  const port = await freePort();
  let server: ChildProcess | undefined;
  const redis: OwnRedis = {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      server = await serve(port);
    },
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
    stop: async () => {
      if (!server) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      server = undefined;
      await ended;
    },
  };
  await redis.start();
  return redis;
}

async function serve(port: number): Promise<ChildProcess> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server, 'spawn').catch(() => {
    throw new Error('redis-server is missing: install the package of that name, as .ci/run does');
  });
  let told = '';
  for await (const line of server.stdout) {
    told += String(line);
    if (told.includes('Ready to accept connections')) break;
  }
  return server;
}
