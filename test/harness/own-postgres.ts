import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SERVICES } from '#host/services';
import { dataFolder } from './data-folder';
import { prepareTemplate } from './template';

/** A Postgres that a test may stop and freeze, with what every test of its services starts from in its database. */
export interface OwnPostgres {
  url: string;
  /** The database `postgres` for a superuser, who can refuse the application's role. */
  superuser: string;
  stop: () => Promise<void>;
  /** On the port it had. */
  start: () => Promise<void>;
  /** Lets every process of it stand still: it takes connections and answers nothing. */
  freeze: () => void;
  thaw: () => void;
  /** A server that streams from it what is written; restarts it to make the copy. To be made before anybody connects. */
  replicate: () => Promise<OwnReplica>;
  remove: () => Promise<void>;
}

export interface OwnReplica extends Pick<OwnPostgres, 'url' | 'stop' | 'start' | 'freeze' | 'thaw' | 'remove'> {
  /** For what the application's role must not do there. */
  superuser: string;
}

interface Place {
  url: string;
  superuser: string;
  directory: string;
}

export async function startOwnPostgres(...names: readonly string[]): Promise<OwnPostgres> {
  const name = `quintet-test-${process.pid}-${randomUUID().slice(0, 8)}`;
  const { url, directory, superuser } = JSON.parse(await step('create', join(dataFolder(), name))) as Place;
  const services = SERVICES.filter(({ definition }) => names.includes(definition.name));
  await prepareTemplate(url, services);
  return {
    ...serverOf(url, directory),
    superuser,
    replicate: async () => {
      const made = JSON.parse(await step('replicate', directory)) as Pick<Place, 'directory'> & Replicated;
      const address = new URL(url);
      address.port = String(made.port);
      return { ...serverOf(address.href, made.directory), superuser: made.superuser };
    },
  };
}

interface Replicated {
  port: number;
  superuser: string;
}

function serverOf(url: string, directory: string): Omit<OwnPostgres, 'replicate' | 'superuser'> {
  const signal = (kind: NodeJS.Signals) => processesOf(directory).forEach(pid => tell(pid, kind));
  return {
    url,
    stop: async () => void (await step('stop', directory)),
    start: async () => void (await step('start', directory)),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    remove: async () => {
      await step('stop', directory);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function step(name: 'create' | 'stop' | 'start' | 'replicate', directory: string): Promise<string> {
  const program = join(__dirname, 'postgres-step.mjs');
  return (await promisify(execFile)(process.execPath, [program, name, directory])).stdout;
}

/** One that has ended since it was listed needs no telling. */
function tell(pid: number, kind: NodeJS.Signals): void {
  try {
    process.kill(pid, kind);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'ESRCH') throw failure;
  }
}

/** The server and one process for each of its connections and duties. */
function processesOf(directory: string): number[] {
  const server = Number(readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const running = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number));
  return [server, ...running.filter(([, parent]) => parent === server).map(([pid]) => pid!)];
}
