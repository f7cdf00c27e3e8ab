import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
