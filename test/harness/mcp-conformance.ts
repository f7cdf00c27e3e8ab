import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { laterNodes } from './later-node';
import { programPath } from './programs.cjs';

interface Check {
  id: string;
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO';
  errorMessage?: string;
}

/** The checks of one scenario that succeeded, and those that failed. */
export interface ScenarioOutcome {
  succeeded: string[];
  failed: string[];
}

const SCENARIO = /^server-(.+?)-\d{4}-\d\d-\d\dT/;

/**
 * Runs every scenario of the official suite that applies to a revision of the protocol. The suite needs Node 22.
 * @param url of the endpoint
 */
export async function conformance(url: string, revision: string): Promise<Map<string, ScenarioOutcome>> {
  const folder = await mkdtemp(join(tmpdir(), 'mcp-conformance-'));
  try {
    const options = ['--url', url, '--suite', 'all', '--spec-version', revision, '--output-dir', folder];
    const { program } = laterNodes()[0]!;
    await finished(program, [programPath('mcp-conformance')!, 'server', ...options]);
    const names = await readdir(folder);
    const outcomes = names.map(async name => {
      const checks = JSON.parse(await readFile(join(folder, name, 'checks.json'), 'utf8')) as Check[];
      const ids = (status: Check['status']) => checks.filter(check => check.status === status).map(({ id }) => id);
      // Long names of folders are cut within the time at their end.
      const [, scenario = name] = SCENARIO.exec(name) ?? [];
      return [scenario, { succeeded: ids('SUCCESS'), failed: ids('FAILURE') }] as const;
    });
    return new Map(await Promise.all(outcomes));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits for the program. It exits with 1 when a check failed, which its files say. */
const finished = (program: string, options: string[]) =>
  new Promise<void>((resolve, reject) => {
    execFile(program, options, (error, stdout, stderr) => {
      if (error && error.code !== 1) reject(new Error(`${error.message}\n${stdout}\n${stderr}`));
      else resolve();
    });
  });

/** What a person would open in a browser: the suite prints the address, and waits for the redirect to its own server. */
export interface AuthorizationRun {
  issuer: string;
  clientId: string;
  resource: string;
  /** Of the server that the person is sent back to. */
  port: number;
  open: (address: string) => Promise<unknown>;
}

/** Runs the scenarios of authorization servers; returns their checks by id. */
export async function authorizationConformance(run: AuthorizationRun): Promise<Record<string, string>> {
  const { issuer, clientId, resource, port, open } = run;
  const folder = await mkdtemp(join(tmpdir(), 'mcp-conformance-'));
  try {
    const options = ['--url', issuer, '--client-id', clientId, '--resource', resource, '--port', String(port)];
    const { program } = laterNodes()[0]!;
    const suite = spawn(program, [
      programPath('mcp-conformance')!,
      'authorization',
      ...options,
      '--output-dir',
      folder,
    ]);
    const ended = new Promise(resolve => suite.once('close', resolve));
    for await (const line of createInterface({ input: suite.stdout }))
      if (line.startsWith(`${issuer}/authorize?`)) await open(line);
    await ended;
    const names = await readdir(folder);
    const checks = names.map(
      async name => JSON.parse(await readFile(join(folder, name, 'checks.json'), 'utf8')) as Check[],
    );
    const found = (await Promise.all(checks)).flat();
    return Object.fromEntries(found.map(({ id, status, errorMessage }) => [id, errorMessage ?? status]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
